import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('a call through a prototype leads to the definition that implements its header', () =>
  expectLinks({
    'lib/list.h': 'int push(int value);\n',
    'lib/list.c': '#include "list.h"\nint push(int value) { return value; }\n',
    'other/stack.c': 'int push(int value) { return -value; }\n',
    'lib/main.c': `#include "list.h"
int main(void) {
	int n = push(1);
	//  ^ nothing
	//      ^ call lib/list.c push
	return n;
	//     ^ read variable n of line 3
}
`,
  }))

test('a prototype without a definition in the repository is itself the answer', () =>
  expectLinks({
    'api.h': 'int external_thing(void);\n',
    'a.c': `#include "api.h"
int f(void) {
	return external_thing();
	//     ^ call api.h external_thing
}
`,
  }))

test('static functions of other files are out of reach', () =>
  expectLinks({
    'a.c': 'static int helper(void) { return 1; }\nint use(void) { return helper(); }\n',
    'b.c': `#include <stdio.h>
static int helper(void) { return 2; }
int other(void) {
	return helper();
	//     ^ call b.c helper
}
`,
    'c.c': `#include <stdio.h>
int third(void) {
	return helper();
	//     ^ call system helper
}
`,
  }))

test('names of the system stay outside, even where the repository has one of that name', () =>
  expectLinks({
    'compat/io.c': 'int close(int fd) { return fd; }\nint printf(const char *f) { return 0; }\n',
    'a.c': `#include <stdio.h>
#include <unistd.h>
void f(int fd) {
	close(fd);
	// ^ nothing
	printf("%d", fd);
	//           ^ read parameter fd of line 3
	if (close(fd)) return;
	//  ^ call std:c close
}
`,
  }))

test('a variable leads to its declaration and its definition, which are one thing', () =>
  expectLinks({
    'server.h': 'struct server { int port; };\nextern struct server server;\n',
    'server.c': '#include "server.h"\nstruct server server;\n',
    'net.c': `#include "server.h"
int port(void) {
	return server.port;
	//     ^ read all of (server.h server | server.c server)
	//            ^ read server.h server.port
}
`,
  }))

test('includes are found beside the file, by -I as far as one header fits, and in angle brackets not beside it', () =>
  expectLinks({
    'src/buf.h': 'int own(void);\n',
    'deps/kit/buf.h': 'int kit(void);\n',
    'deps/kit/deep/only.h': 'int only(void);\n',
    'src/a.c': `#include "buf.h"
//        ^ import module
#include <buf.h>
//        ^ import module
#include "deep/only.h"
//        ^ import module
#include <string.h>
//        ^ import system string.h
#include "generated.h"
//        ^ import system generated.h
int f(void) {
	return own() + kit() + only();
	//     ^ call src/buf.h own
	//             ^ call deps/kit/buf.h kit
	//                     ^ call deps/kit/deep/only.h only
}
`,
    'src/string.h': 'int decoy(void);\n',
  }))

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

test('alternatives that only the preprocessor can decide between are all kept', () =>
  expectLinks({
    'a.c': `#ifdef HAVE_RAW_CLOCK
static int now(void) { return 1; }
#else
static int now(void) { return 2; }
#endif
int f(void) {
	return now();
	//     ^ call one of (a.c now | a.c now)
}
`,
  }))

test('a header may lean on what its includers include before it', () =>
  expectLinks({
    'types.h': 'typedef int number;\n',
    'late.h': `static inline int twice(number n) {
	//                  ^ nothing
	return (number)n * 2;
	//      ^ type types.h number
}
`,
    'a.c': '#include "types.h"\n#include "late.h"\nint f(void) { return twice(2); }\n',
  }))

test('labels, enumerators and names of inner scopes', () =>
  expectLinks({
    'a.c': `enum color { RED, GREEN };
int f(int x) {
	if (x == GREEN) goto out;
	//  ^ read parameter x of line 2
	//       ^ read a.c color.GREEN
	//                   ^ read label out of line 12
	for (int x = 0; x < 3; x++) f(x);
	//              ^ read variable x of line 7
out:
	return x;
	//     ^ read parameter x of line 2
}
`.replace('label out of line 12', 'label out of line 9'),
  }))

test('a test that a macro makes is not what the system calls by that word', () =>
  expectLinks({
    'test/wait.c': 'TEST_IMPL(getload) {\n  return 0;\n}\n',
    'a.c': `#include <sys/load.h>
#include "missing.h"
int f(void) {
	return getload();
	//     ^ call system getload
}
`,
  }))

test('what only another system’s files have is not called', () =>
  expectLinks({
    'src/unix/os390.c': 'int wait_many(int n) { return n; }\n',
    'src/unix/linux.c': `#include <sys/wait_many.h>
#include "missing.h"
int f(void) {
	return wait_many(1);
	//     ^ call system wait_many
}
`,
  }))

test('what is included from a folder of headers is not looked for in another such folder', () =>
  expectLinks({
    'include/lib/lib.hpp':
      '#include <lib/fwd.hpp>\nstruct Door { Lock *lock; };\n//            ^ type include/lib/fwd.hpp Lock\n',
    'include/lib/fwd.hpp': 'struct Lock { int key; };\n',
    'single/lib/fwd.hpp': 'struct Lock { int key; };\n',
  }))

test('a library that lies in the repository is the one whose headers are included', () =>
  expectLinks({
    'include/curl/curl.h': 'typedef enum { CURLE_OK } CURLcode;\n',
    'lib/a.c': `#include <curl/curl.h>
static CURLcode f(void) { return CURLE_OK; }
//     ^ type include/curl/curl.h CURLcode
//                               ^ read include/curl/curl.h CURLcode.CURLE_OK
`,
  }))

test('a variable is where it is given a value; without one, its declaration is as good', () =>
  expectLinks({
    'a.h': 'extern int limit;\nextern int count;\n',
    'a.c': '#include "a.h"\nint limit = 3;\nint count;\n',
    'b.c': `#include "a.h"
int f(void) { return limit + count; }
//                   ^ read all of (a.c limit | a.h limit)
//                           ^ read all of (a.h count | a.c count)
`,
  }))

test('a function that every system has is its own, though an old header declares it', () =>
  expectLinks({
    'guts.h': `#ifndef STDC
extern void *malloc(unsigned size);
#endif
`,
    'a.c': `#include "guts.h"
void *f(void) { return malloc(3); }
//                     ^ call std:c malloc
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

test('an enumeration whose type a macro gives is one in a header that could be of C', () =>
  expectLinks({
    'status.h': `#define STATUS_TYPE int
enum Status : STATUS_TYPE { Fine = 0, Broken };
struct flags { enum Status kind : 3; enum Status : 2; int rest; };
`,
    'a.cc': `#include "status.h"
static Status f() { return Fine; }
//     ^ type status.h Status
//                         ^ read status.h Status.Fine
`,
  }))

test('a function that gives an enumeration defines none', () =>
  expectLinks({
    'a.c': `enum kind { A, B };
static enum kind kind_of(int n) {
	return n ? A : B;
}
enum level UNDERLYING(char) { LOW, HIGH };
int f(enum level level) { return kind_of(1) + LOW; }
//         ^ type a.c level
//                               ^ call a.c kind_of
//                                            ^ read a.c level.LOW
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

test('of what systems have, the stand-in of a switch that nobody turned on is not meant', () =>
  expectLinks({
    'compat.h': `#ifdef NO_SETENV
#define setenv own_setenv
#endif
#ifndef HAVE_STRCHRNUL
#define strchrnul own_strchrnul
#endif
`,
    'a.c': `#include "compat.h"
int f(const char *text) {
	setenv("a", text, 1);
	return *strchrnul(text, 0);
	//      ^ call std:c strchrnul
}
`,
  }))

test('C++ says the tags of a header in C without their keyword', () =>
  expectLinks({
    'door.h': 'struct door { int width; };\nenum level { LOW, HIGH };\ntypedef struct lock { int n; } lock;\n',
    'a.cc': `#include "door.h"
int f(door *one, lock *two) { return one->width + two->n + level::LOW; }
//    ^ type door.h door
//               ^ type door.h lock
//                                        ^ read door.h door.width
//                                                     ^ read door.h lock.n
//                                                         ^ type door.h level
//                                                                ^ read door.h level.LOW
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

test('a struct is looked for among structs, and an enumeration among those', () =>
  expectLinks({
    'a.c': `typedef enum { INIT, DONE } tunnel;
struct tunnel { int sent; };
int f(struct tunnel *t) { return t->sent; }
//           ^ type a.c tunnel
//                                  ^ read a.c tunnel.sent
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

test('a header of another system is no place to look for what is declared nowhere', () =>
  expectLinks({
    'config.h': '#if defined(APP_WIN32)\n#include "win32/config.h"\n#else\n#include "unix/config.h"\n#endif\n',
    'win32/config.h': 'typedef unsigned in_addr_t;\n',
    'unix/config.h': '#include <netinet/in.h>\n',
    'inet.h': `#include "config.h"
in_addr_t parse(const char *text); int f(in_addr_t one);
//                                       ^ type system in_addr_t
`,
    'inet.c': '#include "config.h"\n#include "inet.h"\n',
  }))

test('of a local that two branches declare, each branch means its own, and what follows the likelier one', () =>
  expectLinks({
    'a.c': `int f(char *text) {
#ifdef _WIN32
	char *next = text;
		next++;
//^ write variable next of line 3
#else
	char *next = text + 1;
		next++;
//^ write variable next of line 7
#endif
	return *next;
	//      ^ read variable next of line 7
}
`,
  }))

test('an enumerator of one function is nothing to the next', () =>
  expectLinks({
    'a.c': `int f(void) {
	enum { sw_start, sw_uri } state = sw_start;
	return state == sw_uri;
	//              ^ read a.c f.sw_uri
}
int g(void) {
	enum { sw_key, sw_uri } state = sw_key;
	return state == sw_uri;
	//              ^ read a.c g.sw_uri
}
`,
  }))

test('a file that includes assert.h means that, and others what a header has in its place', () =>
  expectLinks({
    'debug.h': 'int level;\n#ifndef assert\n#define assert(condition) ((void)0)\n#endif\n',
    'a.c':
      '#include <assert.h>\n#include "debug.h"\nvoid f(int n) { assert(n); }\n//              ^ call std:c assert\n',
    'b.c': '#include "debug.h"\nvoid g(int n) { assert(n); }\n//              ^ call_macro debug.h assert\n',
  }))
