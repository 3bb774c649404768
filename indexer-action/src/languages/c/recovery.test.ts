import { expect, test } from 'vitest'
import { analyse } from '../../analysis.ts'
import { expectLinks } from '../../testing/carets.ts'

async function outline(text: string, path = 'a.c'): Promise<string[]> {
  const [file] = await analyse(new Map([[path, text]]), () => (path.endsWith('.cc') ? 'cpp' : 'c'))
  return (file?.symbols ?? []).map((s) => `${s.kind} ${s.qualified ?? s.name} ${s.start}-${s.end}`)
}

test('attribute macros before, between and behind do not hide what is declared', async () => {
  expect(
    await outline(`static int __init setup(struct thing *t) { return 0; }
API_EXPORT void *(make)(int n);
NO_SANITIZE("bounds") static inline size_t __must_check length(const char *s) { return 0; }
unsigned long flags ____cacheline_aligned;
static struct list heads[4] __read_mostly = { 0 };
int locked(int a) __acquires(lock) { return a; }
struct PACKED header { char *__restrict name; int size __aligned(8); } __attribute__((packed));
`),
  ).toEqual([
    'function setup 1-1',
    'function make 2-2',
    'function length 3-3',
    'variable flags 4-4',
    'variable heads 5-5',
    'function locked 6-6',
    'struct header 7-7',
    'property header.name 7-7',
    'property header.size 7-7',
  ])
})

test('an attribute before a type does not make the type the name, though the name is written as an attribute is', async () => {
  expect(
    await outline(`#define __IO volatile
typedef struct {
  __IO uint32_t CR;
  __I uint16_t SR[4], DR;
  __IO  Timer  TIM;
} Bank;
__IO uint32_t TICKS;
DWORD count UNUSED;
__le32 size __packed;
`),
  ).toEqual([
    'macro __IO 1-1',
    'struct Bank 2-6',
    'property Bank.CR 3-3',
    'property Bank.SR 4-4',
    'property Bank.DR 4-4',
    'property Bank.TIM 5-5',
    'type Bank 2-6',
    'variable TICKS 7-7',
    'variable count 8-8',
    'variable size 9-9',
  ])
})

test('a macro of the file that stands for attributes is one behind a name, however it is written', async () => {
  expect(
    await outline(`#define _guarded GUARDED_BY(lock)
#define __private
#define weight data.weight
struct door {
  Id id _guarded;
  bool open _guarded, shut _guarded;
  struct door *next _guarded;
  long size __private;
  int weight;
};
`),
  ).toEqual([
    'macro _guarded 1-1',
    'macro __private 2-2',
    'macro weight 3-3',
    'struct door 4-10',
    'property door.id 5-5',
    'property door.open 6-6',
    'property door.shut 6-6',
    'property door.next 7-7',
    'property door.size 8-8',
    'property door.weight 9-9',
  ])
})

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

test('of two heads for one body, the one is read that the file is compiled with', async () => {
  const heads = `#ifdef _WIN32
int wide_main(int count) {
#else
int main(int count) {
#endif
  return count;
}
`
  expect(await outline(heads)).toEqual(['function main 4-7'])
  expect(await outline(heads, 'win32/start.c')).toEqual(['function wide_main 2-7'])
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

test('branches that each open the same brace do not swallow the functions behind them', async () => {
  expect(
    await outline(`int a(int x) {
#ifdef ONE
	if (x) {
#else
	if (!x) {
#endif
		return 1;
	}
	return 2;
}
#if 0
int dead(void) { return 3; }
#endif
#ifdef __cplusplus
extern "C" {
#endif
int b(void) { return 4; }
#ifdef __cplusplus
}
#endif
`),
  ).toEqual(['function a 1-10', 'function b 17-17'])
})

test('a brace that one branch opened is closed where the same branch was taken', async () => {
  expect(
    await outline(`int a(int x) {
#ifdef KEEP
	x++;
#else
	if (x) {
#endif
	x--;
#ifndef KEEP
	}
#endif
	return x;
}
int b(void) { return 1; }
`),
  ).toEqual(['function a 1-12', 'function b 13-13'])
})

test('specialisations with conditions among their arguments are records, not variables', async () => {
  expect(
    await outline(
      `template <typename T, typename C>
struct form<T, C, enable_if_t<kind<T, C>::value != other::thing && sizeof(T) > 2>> : base<T> {
  int size;
};
template <typename T, enable_if_t<(sizeof(T) > 4), int> = 0> T big(T value) { return value; }
`,
      'a.cc',
    ),
  ).toEqual(['struct form 2-4', 'property form.size 3-3', 'function big 5-5'])
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

test('a class is one with a macro and an attribute before its name', async () => {
  expect(await outline('class API [[nodiscard]] Result {\n public:\n  int line() const;\n};\n', 'a.cc')).toEqual([
    'class Result 1-4',
    'method Result.line 3-3',
  ])
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

test('an attribute with numbers between type and name is none of the function’s', () =>
  expectLinks({
    'a.c': `static char * printflike(1, 2)
note(const char *format, ...) { return 0; }
static void printflike(2, 3) tell(int to, const char *format, ...);
int f(void) { tell(1, "%s", note("a")); return 0; }
//            ^ call a.c tell
//                          ^ call a.c note
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
