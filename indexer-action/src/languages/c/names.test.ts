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

test('a struct is looked for among structs, and an enumeration among those', () =>
  expectLinks({
    'a.c': `typedef enum { INIT, DONE } tunnel;
struct tunnel { int sent; };
int f(struct tunnel *t) { return t->sent; }
//           ^ type a.c tunnel
//                                  ^ read a.c tunnel.sent
`,
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
