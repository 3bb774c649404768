import { expect, test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'
import { outline } from '../../testing/outline.ts'

test('a macro that is a declaration by itself is no variable', async () => {
  expect(
    await outline(`#include "postgres.h"
PG_MODULE_MAGIC;
static int count;
LIB_REGISTER_ALL;
int f(void) { return count; }
`),
  ).toEqual(['variable count 3-3', 'function f 5-5'])
})

test('a macro that is the head of a function has its body', async () => {
  const head = `#define HEAD int scan \\
  (char *text, int count)
HEAD
{
  return count;
}
`
  expect(await outline(head)).toEqual(['macro HEAD 1-2', 'function scan 3-6'])
})

test('a head in the parentheses of a macro is a function’s', async () => {
  expect(
    await outline(`UNUSED(static int least(const struct heap *heap)) {
  return heap->least;
}
EXPORT(void put(struct heap *heap, int value));
`),
  ).toEqual(['function least 1-3', 'function put 4-4'])
})

test('a macro that stands alone before a namespace, a template or using is no part of it', async () => {
  expect(
    await outline(
      `BEGIN_EXPORT
namespace detail {
int inner(int a) { return a; }
}
END_EXPORT
template <typename T> struct Box { T value; };
END_NAMESPACE
inline namespace v1 {}
`,
      'a.cc',
    ),
  ).toEqual([
    'namespace detail 2-4',
    'function detail.inner 3-3',
    'struct Box 6-6',
    'property Box.value 6-6',
    'namespace v1 8-8',
  ])
})

test('functions of old have their parameters declared between head and body', () =>
  expectLinks({
    'a.c': `struct item { int n; };
int old(a, b)
	int a;
	struct item *b;
{
	return b->n + a;
	//     ^ read parameter b of line 4
	//        ^ read a.c item.n
	//            ^ read parameter a of line 3
}
`,
  }))

test('loops that are macros, statement expressions, assembler and computed gotos are read through', () =>
  expectLinks({
    'a.c': `int step(int n);
void f(int n) {
	for_each(i, n) {
		step(i);
	//  ^ nothing
	}
	int m = ({ int t = step(n); t; });
	//                 ^ call a.c step
	//                          ^ read variable t of line 7
	asm volatile("nop" : "=r"(m) : "r"(n));
	//                        ^ read variable m of line 7
	void *at = &&end;
	goto *at;
end:
	step(m);
	//   ^ read variable m of line 7
}
`,
  }))

test('macros on lines of their own, one after the other or before a header, are no declaration', async () => {
  expect(
    await outline(
      `HEADERS_CLEAN_BEGIN
#include <ostream>
HEADERS_CLEAN_END
MSVC_WARNING_PUSH(4643)
namespace std {
struct tuple { int size; };
}
GCC_WARNING_PUSH
GCC_WARNING("-Wctor")
GCC_WARNING("-Wsign")
MSVC_WARNING_PUSH
MSVC_WARNING(4623) // of destructors
namespace doors {
int open();
}
`,
      'a.cc',
    ),
  ).toEqual([
    'namespace std 5-7',
    'struct std.tuple 6-6',
    'property std.tuple.size 6-6',
    'namespace doors 13-15',
    'function doors.open 14-14',
  ])
})

test('a macro that opens declarations is no type of the first one, whose type another macro is told', async () => {
  expect(
    await outline('LIB_BEGIN_DECLS\n\nLIB_API(int) make(\n\tint n);\nLIB_API(void) drop(int n);\n\nLIB_END_DECLS\n'),
  ).toEqual(['function make 3-4', 'function drop 5-5'])
})

test('what a macro puts something before is called what it is given', () =>
  expectLinks({
    'internal.h': '#define LIB(name) _lib_##name\nextern const int LIB(sizes)[];\n',
    'a.c': `#include "internal.h"
const int LIB(sizes)[] = { 1, 2 };
static int LIB(count) = 3;
int
LIB(find)(int number, const int *in)
{
	return in[number];
	//     ^ read parameter in of line 5
}
int use(void) { return LIB(find)(1, LIB(sizes)) + LIB(count); }
//                         ^ read a.c find
//                                      ^ read all of (a.c sizes | internal.h sizes)
//                                                    ^ read a.c count
`,
  }))

test('anything at all is read to its end', async () => {
  const sources = [
    '{{{{',
    '((((((',
    '#define',
    '#if\n#else\n#else\n#endif\n#endif',
    'struct {',
    'int f(',
    '"',
    "'",
    '/*',
    'enum { A = ',
    'a ? b',
    '} } ) ]',
    'template <',
    'class X : ',
    'operator',
    '#include',
    'x::',
    '[[',
    'typedef',
    '({'.repeat(500),
    '('.repeat(5000),
    '{'.repeat(5000),
    'a<'.repeat(3000),
    '='.repeat(3000),
    '!'.repeat(3000),
  ]
  for (const source of sources)
    for (const path of ['a.c', 'a.cc']) expect(await outline(source, path)).toBeInstanceOf(Array)
})

test('a macro that opens or closes a namespace is no type of what stands in the next line', async () => {
  expect(
    await outline(
      `LIB_BEGIN_NAMESPACE
int one() { return 1; }
LIB_END_NAMESPACE

TEST(suite, name) {
  one();
}
LIB_END_NAMESPACE
`,
      'a.cc',
    ),
  ).toEqual(['function one 2-2', 'function suite.name 5-7'])
})

test('a macro of another file that is given a name declares a field of that name', () =>
  expectLinks({
    'a.c': `struct request {
  BIT(open);
  ALIGN(8);
};
int f(struct request *r) { return r->open; }
//                                   ^ read a.c request.open
`,
  }))

test('a function is called what stands before its parameters, whatever that sounds like', async () => {
  expect(await outline('API_EXTERN code session_export(handle *h, callback *given);\n')).toEqual([
    'function session_export 1-1',
  ])
})

test('a block behind the call of a macro is one of statements', () =>
  expectLinks({
    'a.cc': `struct Door { void open(); };
void f() {
  SECTION("opens") {
    Door door = make();
    door.open();
//       ^ call a.cc Door.open
  }
}
`,
  }))

test('the head of a BSD list is a struct, and so is what a macro puts struct before', () =>
  expectLinks({
    'a.c': `#include <sys/queue.h>
struct door { int size; TAILQ_ENTRY(door) entry; };
//                                  ^ read a.c door
static TAILQ_HEAD(doors, door) open = TAILQ_HEAD_INITIALIZER(open);
//                       ^ type a.c door
struct house { TAILQ_HEAD(, door) doors; int rooms; };
RB_HEAD(rooms, room);
RB_GENERATE(rooms, door, entry, compare);
//                       ^ read a.c door.entry
int f(struct doors *d, struct house *h) { return TAILQ_LAST(d, doors) != 0; }
//           ^ type a.c doors
//                                                             ^ read a.c doors
void g(struct rooms *r, struct door *one) { TAILQ_REMOVE(&open, one, entry); }
//            ^ type a.c rooms
//                                                                   ^ read a.c door.entry
`,
  }))

test('what a macro gives may be spoken to at the top', () =>
  expectLinks({
    'a.cc': `static int least() { return 1; }
static void run(int n) {}
BENCH(run)->Range(least(), 64);
//    ^ read a.cc run
//                ^ call a.cc least
`,
  }))

test('macros that give access, or have arguments before what is declared, hide no member', () =>
  expectLinks({
    'a.hpp': `namespace lib { template <typename T> struct is_door {}; template <bool B> struct enable {}; }
class Doors {
 public:
  int f() { return count + second(1, 2); }
//                 ^ read a.hpp Doors.count
//                         ^ call a.hpp Doors.second
 PRIVATE_UNLESS_TESTED:
  int count = 0;
  unsigned : WIDTH;
  WARN_UNUSED
  DEPRECATED_FOR(3.8.0, other(a, b))
  static int second(int a, int b) { return third(a); }
//                                         ^ call a.hpp Doors.third
  WARN_UNUSED DEPRECATED_FOR(3.8.0, other(a)) Doors third(int a);
  template <typename T, lib::enable<lib::is_door<T>::value> = 0> void fourth(T t);
//                                       ^ type a.hpp lib.is_door
};
`,
  }))

test('what a macro before a prototype is given is what the function returns', () =>
  expectLinks({
    'door.h': `#define API(type) type
struct door { int key; };
API(struct door *) find_door(int n);
API(void)
close_door(struct door * const door);
`,
    'door.c': `#include "door.h"
API(struct door *) find_door(int n) { return 0; }
API(void)
close_door(struct door * const door) { }
`,
    'other/a.c': `#include "../door.h"
void f(void) { close_door(find_door(3)); }
//             ^ call door.c close_door
//                        ^ call door.c find_door
int g(void) { return find_door(3)->key; }
//                                 ^ read door.h door.key
`,
  }))

test('a function whose name is written like a macro is one where its parentheses hold parameters', () =>
  expectLinks({
    'hash.h': `#define HASH_API static
typedef unsigned long hash_value;
HASH_API hash_value HASH64(const void *input, hash_value seed);
HASH_API hash_value HASH0(void);
`,
    'a.c': `#include "hash.h"
HASH_API hash_value count GUARDED_BY(lock);
hash_value f(void) { return HASH64(0, HASH0()) + count; }
//                          ^ call hash.h HASH64
//                                    ^ call hash.h HASH0
//                                               ^ read a.c count
hash_value g(hash_value seed) { return seed; }
//           ^ type hash.h hash_value
`,
  }))

test('a macro that closes a header declares nothing', async () => {
  expect(await outline('LIB_BEGIN_DECLS\nint f(int n);\nLIB_END_DECLS\n#endif\n', 'a.h')).toEqual(['function f 1-2'])
})

test('a type with a path, between a macro and a name that is written as a macro is, is not what is declared', async () => {
  expect(
    await outline(
      `namespace cx {
ONCE std::string QUOTE("'");
ONCE tools::Door DOOR(1), OTHER;
tools::Door wide(2 * 3), both("a" "b");
DWORD flags UNUSED;
int Door::count UNUSED;
}
`,
      'a.cc',
    ),
  ).toEqual([
    'namespace cx 1-7',
    'variable cx.QUOTE 2-2',
    'variable cx.DOOR 3-3',
    'variable cx.OTHER 3-3',
    'variable cx.wide 4-4',
    'variable cx.both 4-4',
    'variable cx.flags 5-5',
    'variable cx.Door.count 6-6',
  ])
})

test('a macro behind the head of a template is what its function returns, and no line by itself', async () => {
  expect(
    await outline(
      `template <typename T, typename U>
RETURN_IF((Is<U>), (typename T::Value &))
Find(T &root, U value) {
  return root.find(value);
}
`,
      'a.cc',
    ),
  ).toEqual(['function Find 1-5'])
})

test('a message of Objective-C is no lambda that ends far behind it', async () => {
  expect(
    await outline(
      `class Method {
  void invoke() const {
    id it = [[kind alloc] init];
    perform([it copy], [[it next] by:1]);
  }
  Kind kind;
};
int after(int n) { return [it count]; }
int last(int n) { return n; }
`,
      'a.cc',
    ),
  ).toEqual([
    'class Method 1-7',
    'method Method.invoke 2-5',
    'property Method.kind 6-6',
    'function after 8-8',
    'function last 9-9',
  ])
})

test('what a header says for Objective-C alone is no part of what stands around it', async () => {
  const written = `int before(int n);
#ifdef __OBJC__
@class Other, Another;
@protocol Door;
@protocol Door <NSObject>
@optional
- (void)open;
@end
extern Other *const kept;
@interface Car : NSObject <Door> {
  int wheels;
}
@property (nonatomic) int size;
- (int)drive:(int)n for:(int)m;
@end
@implementation Car
int helper(int n) { return n; }
@end
#endif
struct Last { int n; };
int after(struct Last *last);
`
  for (const path of ['a.h', 'a.cc'])
    expect(await outline(written, path)).toEqual([
      'function before 1-1',
      'constant kept 9-9',
      'function helper 17-17',
      'struct Last 20-20',
      'property Last.n 20-20',
      'function after 21-21',
    ])
  expect(await outline(`namespace a {\n${written}}\nint outer;\n`, 'a.cc')).toContain('variable outer 24-24')
})
