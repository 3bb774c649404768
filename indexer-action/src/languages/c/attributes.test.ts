import { expect, test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'
import { outline } from '../../testing/outline.ts'

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

test('a class is one with a macro and an attribute before its name', async () => {
  expect(await outline('class API [[nodiscard]] Result {\n public:\n  int line() const;\n};\n', 'a.cc')).toEqual([
    'class Result 1-4',
    'method Result.line 3-3',
  ])
})

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

test('a macro for `final` behind the name of a class is not its name', () =>
  expectLinks({
    'door.hpp': `#define OWN_FINAL final
class Thing { public: int weight; };
class Door OWN_FINAL : public Thing {
//         ^ read door.hpp OWN_FINAL
 public:
  void open();
};
class API Lock OWN_FINAL { public: void turn(); };
struct Key Q_DECL_FINAL { int teeth; };
`,
    'door.cpp': `#include "door.hpp"
void Door::open() { weight++; }
//   ^ type door.hpp Door
//                  ^ write door.hpp Thing.weight
void f(Door &door, Lock *lock, Key key) {
//     ^ type door.hpp Door
  door.open();
  //   ^ call door.cpp Door.open
  lock->turn();
  //    ^ call door.hpp Lock.turn
  key.teeth++;
  //  ^ write door.hpp Key.teeth
}
`,
  }))
