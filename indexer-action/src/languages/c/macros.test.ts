import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('macros are called or read, and what their bodies call is called by them', () =>
  expectLinks({
    'log.h': `void write_log(const char *text, int level);
int threshold;
#define LEVEL 3
#define LOG(text) write_log(text, LEVEL)
//                                ^ read log.h LEVEL
#define emit LOG
//           ^ read log.h LOG
`,
    'a.c': `#include "log.h"
void f(void) {
	if (LEVEL > 1) LOG("x");
	//  ^ read log.h LEVEL
	//             ^ call_macro log.h LOG
	emit("y");
	// ^ nothing
}
`,
  }))

test('a header that renames functions for another system renames none elsewhere', () =>
  expectLinks({
    'setup.h': '#include "setup-vms.h"\n',
    'setup-vms.h': '#define CERT_free CERT_FREE_LONG\n',
    'a.c': `#include <openssl/cert.h>
#include "setup.h"
void f(void *c) { CERT_free(c); }
//                ^ call system CERT_free
`,
    'vms/b.c': `#include "../setup.h"
void g(void *c) { CERT_free(c); }
//                ^ call_macro setup-vms.h CERT_free
`,
  }))

test('a macro around the name of a pointer to a function leaves that its name', () =>
  expectLinks({
    'door.h': `typedef int CALLBACK(door_cb)(int n, void *payload);
struct door {
	int CALLBACK(turn)(struct door *door, int by);
	door_cb opened;
};
int door_each(door_cb cb);
`,
    'door.c': `#include "door.h"
static int turned(struct door *door, int by) { return 0; }
int f(struct door *door, door_cb cb, int CALLBACK(other)(int n)) {
//                       ^ type door.h door_cb
	door->turn = turned;
	//    ^ write door.h door.turn
	return other(1);
	//     ^ read parameter other of line 3
}
`,
  }))

test('what marks the last parameter as unused is not its name', () =>
  expectLinks({
    'a.c': `#define UNUSED __attribute__((unused))
typedef int size;
struct door { int n; };
int f(struct door *door, void *data UNUSED) { return door->n + (data != 0); }
//                                  ^ read a.c UNUSED
//                                                              ^ read parameter data of line 4
int g(struct door *door UNUSED) { return door->n; }
//                                             ^ read a.c door.n
int h(size n UNUSED) { return n; }
//                            ^ read parameter n of line 9
`,
  }))

test('a macro with a body needs no semicolon before what comes next', () =>
  expectLinks({
    'sort.h': '#define DEFINE_SORT(name, type) static void name(type *list) {}\n',
    'a.c': `#include "sort.h"
#define GETTER(type, name) type get_##name(struct door *door) { return door->name; }
struct door { int width; int height; };
GETTER(int, width)
GETTER(const int, height)
int whole(struct door *door) { return get_width(door) * get_height(door); }
//                                    ^ call a.c get_width
//                                                      ^ call a.c get_height
static DEFINE_SORT(sort_doors, struct door)
int f(struct door *door) { sort_doors(door); return whole(door); }
//                         ^ call a.c sort_doors
//                                                  ^ call a.c whole
`,
  }))

test('inside of itself a macro stands for nothing', () =>
  expectLinks({
    'usage.h': `int error(const char *text, ...);
#define error(...) (error(__VA_ARGS__), -1)
//                  ^ call usage.c error
`,
    'usage.c': '#include "usage.h"\n#undef error\nint error(const char *text, ...) { return 1; }\n',
    'a.c': `#include "usage.h"
int f(void) { return error("no"); }
//                   ^ call usage.c error, call_macro usage.h error
`,
  }))

test('what a macro is given and nothing declares, it declares for what follows', () =>
  expectLinks({
    'list.h': `#define for_each(list, item) for (int item = 0; item < (list); item++)
#define DECLARE_TABLE(table, size) int table[size]
void visit(int list, int item);
extern int total;
`,
    'a.c': `#include "list.h"
int f(int list) {
	for_each(list, item) {
		total += item;
		//       ^ read variable item of line 3
	}
	DECLARE_TABLE(table, 3);
	DECLARE_TABLE(total, 3);
	visit(list, 1);
	return table[0] + total;
	//     ^ read variable table of line 7
	//                ^ read list.h total
}
`,
  }))

test('a macro alone on its line is no type of what is assigned behind it', () =>
  expectLinks({
    'a.c': `int f(int *state) {
	int *top = state;
	IGNORE_CASTS_BEGIN
	 *top = 1;
	//^ read variable top of line 2
	return *top;
	//      ^ read variable top of line 2
}
`,
  }))

test('a list that a file includes between a macro and its end is read by that macro', () =>
  expectLinks({
    'ops.h': 'OP(add)\nOP(sub)\n  OP(mul)\n//^ call_macro a.c OP\n',
    'a.c': 'enum ops {\n#define OP(name) OP_##name,\n#include "ops.h"\n#undef OP\n};\n',
  }))

test('what a header defines in any case is not what one that it includes has', () =>
  expectLinks({
    'base.h': '#define CAPTURE(x) base(x)\n',
    'mine.h': '#include "base.h"\n#undef CAPTURE\n#define CAPTURE(x) mine(x)\n',
    'a.c': '#include "mine.h"\nint f(void) { return CAPTURE(1); }\n//                   ^ call_macro mine.h CAPTURE\n',
  }))

test('a member of what a macro with a path stands for', () =>
  expectLinks({
    'a.h': `struct algo { int size; };
struct repo { const struct algo *algo; };
extern struct repo *the_repo;
#define the_algo the_repo->algo
`,
    'a.c':
      '#include "a.h"\nint f(void) { return the_algo->size; }\n//                             ^ read a.h algo.size\n',
  }))

test('a macro is what the last definition before a use makes of it', () =>
  expectLinks({
    'a.c': `static int check(int n) { return n; }
#define CHECK(n) check(n)
int f(void) { return CHECK(1); }
//                   ^ call_macro a.c CHECK
int isError(int code) { return code; }
int g(void) { return isError(1); }
//                   ^ call a.c isError
#define isError(code) ((code) < 0)
int h(void) { return isError(1); }
//                   ^ call_macro a.c isError
#undef CHECK
#define CHECK(n) check((n) + 1)
`,
  }))

test('the guard of a header is no condition, whatever directives stand before it', () =>
  expectLinks({
    'door.h': `/* doors */
#ifdef _MSC_VER
#pragma once
#endif
#include "conf.h"
#ifndef DOOR_H
#define DOOR_H
int door_wrap(int n);
#define door_wrap(n) ((n) + 1)
#endif /* DOOR_H */
`,
    'conf.h': '#define DOORS 1\n',
    'door.c': `#include "door.h"
int (door_wrap)(int n) { return door_wrap(n); }
`,
    'a.c': `#include "door.h"
int f(void) { return door_wrap(1); }
//                   ^ call_macro door.h door_wrap
`,
  }))

test('a macro that the usual build has hides the function of its name, and one that a configuration decides about does not', () =>
  expectLinks({
    'door.h': `#ifndef DOOR_H
#define DOOR_H
int door_wrap(int n);
int door_lock(int n);
#ifndef DOORS_PLAIN
#if defined(__x86_64__) || defined(__aarch64__)
#define DOORS_PACKED
#endif
#endif
#ifdef DOORS_PACKED
#define door_wrap(n) ((n) + 1)
#endif
#ifdef HAVE_LOCKS
#define door_lock(n) ((n) + 2)
#endif
#endif
`,
    'door.c': `#include "door.h"
int (door_wrap)(int n) { return door_wrap(n); }
int (door_lock)(int n) { return n; }
`,
    'a.c': `#include "door.h"
int f(void) { return door_wrap(1) + door_lock(2); }
//                   ^ call_macro door.h door_wrap
//                                  ^ call_macro one of (door.h door_lock | door.c door_lock)
`,
  }))

test('a macro with arguments before a star and a new name is the type of that local', () =>
  expectLinks({
    'a.c': `#include <openssl/x509.h>
struct door { int weight; };
void take(void *doors);
int f(struct door *own, int n) {
	STACK_OF(X509) *chain = NULL;
	STACK_OF(X509) *other;
	IF_DEBUG(n) *own = other;
	//           ^ read parameter own of line 4
	other = chain;
	take(chain);
	//   ^ read variable chain of line 5
	return 0;
}
int *room;
int g(int n) {
    IF_DEBUG(n)
    *room = 1;
//   ^ read a.c room
    return 0;
}
`,
  }))
