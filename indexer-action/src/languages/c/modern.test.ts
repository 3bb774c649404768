import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

const DOOR = 'struct door { int width; struct door *next; };\nint wide(struct door *d);\n'

test('attributes in brackets stand before statements and locals, too', () =>
  expectLinks({
    'door.h': DOOR,
    'a.c': `#include "door.h"
int f(struct door *d, int n) {
	[[maybe_unused]] struct door *one = d;
	switch (n) {
	case 1:
		d->width++;
		[[fallthrough]];
		// ^ nothing
	case 2:
		[[likely]] return one->width;
		//                ^ read variable one of line 3
		//                     ^ read door.h door.width
	}
	[[gnu::unused]] int m = wide(d->next);
	//                      ^ call door.h wide
	return m;
	//     ^ read variable m of line 14
}
`,
    'b.cc': `#include "door.h"
int g(door *d, int n) {
	if (n) [[likely]] return d->width;
	//                          ^ read door.h door.width
	[[maybe_unused]] auto one = d->next;
	[[unlikely]] one->width = 2;
	//                ^ write door.h door.width
	return 0;
}
`,
  }))

test('typeof_unqual and __auto_type are told by what they are given', () =>
  expectLinks({
    'door.h': DOOR,
    'a.c': `#include "door.h"
int f(const struct door *d) {
	typeof_unqual(*d) copy = *d;
	copy.width = 1;
	//   ^ write door.h door.width
	__auto_type next = d->next;
	next->width = 2;
	//    ^ write door.h door.width
	auto last = next->next;
	return last->width;
	//           ^ read door.h door.width
}
`,
  }))

test('what C took over from C++ is the language’s, unless the repository defines it', () =>
  expectLinks({
    'a.c': `#include <stdio.h>
static constexpr int limit = 3;
//     ^ type std:c constexpr
static thread_local void *last = nullptr;
//     ^ type system thread_local
//                               ^ read std:c nullptr
alignas(16) static char room[limit];
//                           ^ read a.c limit
`,
    'own.c': `#define thread_local __thread
static thread_local int count;
//     ^ type own.c thread_local
`,
  }))

test('a label whose address is taken is the label', () =>
  expectLinks({
    'a.c': `int run(int *at) {
	static void *jumps[] = { &&add, &&stop };
	//                         ^ read label add of line 6
	goto *jumps[*at && at[1]];
	//    ^ read variable jumps of line 2
add:
	at++;
stop:
	return *at;
}
`,
  }))

test('a function in a function has its own parameters, and is called by its name', () =>
  expectLinks({
    'door.h': DOOR,
    'a.c': `#include "door.h"
static int helper(int n) { return n; }
int f(struct door *around) {
	int helper(struct door *d) {
		return d->width + around->width;
		//     ^ read parameter d of line 4
		//        ^ read door.h door.width
		//                        ^ read door.h door.width
	}
	auto int later(int n);
	return helper(around->next);
	//     ^ read function helper of line 4
}
int g(void) {
	return helper(1);
	//     ^ call a.c helper
}
`,
  }))

test('a macro with arguments before a local is an attribute, or the type that is freed with it', () =>
  expectLinks({
    'door.h': `${DOOR}#define _cleanup_(f) __attribute__((cleanup(f)))\n`,
    'a.c': `#include "door.h"
int f(struct door *all) {
	_cleanup_(shutp) struct door *one = all;
	one->width = 1;
	//   ^ write door.h door.width
	_cleanup_(freep) Key *key = 0, *other = 0;
	use(key, other);
	//  ^ read variable key of line 6
	//       ^ read variable other of line 6
	each(all) one->next = all;
	//             ^ write door.h door.next
	return 0;
}
`,
  }))

test('a pointer that GLib frees is one to what its macro is given', () =>
  expectLinks({
    'a.c': `typedef struct _Door Door;
struct _Door { int width; };
int f(Door *from) {
	g_autoptr (Door) door = from;
	g_auto(Key) key = 0;
	door->width = key;
	//    ^ write a.c _Door.width
	//            ^ read variable key of line 5
	return 0;
}
`,
  }))

test('behind a macro that asks for something, a call is no declaration', () =>
  expectLinks({
    'a.c': `struct door { int width; int height; };
int level;
void note(const char *text, int n);
void show(struct door *door, int n);
#define VERBOSE if (level > 1)
void f(struct door *door) {
  VERBOSE note("width", door->width);
  //      ^ call a.c note
  //                          ^ read a.c door.width
  VERBOSE show(door, door->height);
  //      ^ call a.c show
  //           ^ read parameter door of line 6
  //                       ^ read a.c door.height
  TRACED note("height", door->height);
  //     ^ call a.c note
  //                          ^ read a.c door.height
}
`,
  }))
