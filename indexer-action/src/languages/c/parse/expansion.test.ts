import { expect, test } from 'vitest'
import { analyse } from '../../../analysis.ts'
import { expectLinks } from '../../../testing/carets.ts'

async function outline(text: string): Promise<string[]> {
  const [file] = await analyse(new Map([['a.c', text]]), () => 'c')
  return (file?.symbols ?? [])
    .filter((s) => s.kind !== 'macro')
    .map((s) => `${s.kind} ${s.qualified ?? s.name} ${s.line}`)
}

const ERRORS = `#define ERRORS(XX) \\
  XX(AGAIN, "try again") \\
  XX(BUSY, "busy")
enum error {
#define XX(name, text) E_ ## name = -E ## name,
  ERRORS(XX)
#undef XX
  E_LAST
};
`

test('a list of macros makes enumerators, where it is written out', async () => {
  expect(await outline(ERRORS)).toEqual([
    'enum error 4',
    'enum_member error.E_AGAIN 6',
    'enum_member error.E_BUSY 6',
    'enum_member error.E_LAST 8',
  ])
  await expectLinks({
    'error.h': ERRORS,
    'a.c': `#include "error.h"
int f(void) { return E_BUSY; }
//                   ^ read error.h error.E_BUSY
`,
  })
})

test('fields that a macro of the file stands for are fields of the record, with their types', () =>
  expectLinks({
    'handle.h': `struct loop { int count; };
#define FIELDS \\
  struct loop *loop; \\
  int flags;
struct handle { FIELDS };
struct timer {
  FIELDS
  int due;
};
`,
    'a.c': `#include "handle.h"
int f(struct handle *h, struct timer *t) { return h->loop->count + t->flags + t->due; }
//                                                   ^ read handle.h handle.loop
//                                                         ^ read handle.h loop.count
//                                                                    ^ read handle.h timer.flags
//                                                                               ^ read handle.h timer.due
`,
  }))

test('functions that a macro of the file defines bear the names that it puts together', async () => {
  expect(
    await outline(`#define WATCHER(name) \\
  int start_##name(int n) { return helper(n); } \\
  static void stop_##name(void) { }
WATCHER(idle)
WATCHER(check)
#define OPERATION(name) static int op_##name(int a)
OPERATION(plus) { return a; }
`),
  ).toEqual([
    'function start_idle 4',
    'function stop_idle 4',
    'function start_check 5',
    'function stop_check 5',
    'function op_plus 7',
  ])
})

test('a macro that stands for itself is read to its end', async () => {
  expect(await outline('#define LOOP(x) LOOP(x);\nLOOP(a)\nenum e { LOOP(b), c };\n')).toEqual([
    'enum e 3',
    'enum_member e.c 3',
  ])
})

test('an enumerator is what a macro with a value is given', () =>
  expectLinks({
    'a.c': `#define OPTION(name, type, number) name = ((type) + (number))
typedef enum { OPTION(OPTION_URL, 100, 1), OPTION(OPTION_PORT, 0, 2) } option;
int f(void) { return OPTION_PORT; }
//                   ^ read a.c option.OPTION_PORT
`,
  }))

test('a header that is a list of names declares them, whatever its includer makes of them', () =>
  expectLinks({
    'ops.h': 'OP(LOAD, 1)\nOP(STORE, 2)\nOP(JUMP, 1)\n',
    'a.c': `enum op {
#define OP(name, takes) name,
#include "ops.h"
#undef OP
};
int f(enum op op) { return op == STORE; }
//                               ^ read ops.h STORE
`,
  }))

test('members that a macro of the file declares are members of the class, with the types and names that it is given', () =>
  expectLinks({
    'door.hpp': `#pragma once
struct Lock { void turn(); };
template <typename T> struct Held { T &value(); };
#define PROPERTY(type, name) \\
 private: \\
  Held<type> m_##name = {}; \\
 public: \\
  Held<type> &name() { return m_##name; } \\
  void name##Override(const Held<type> &other) { m_##name = other; }
class Door {
  PROPERTY(Lock, lock)
  PROPERTY(int, width)
  int count;
  void wide() { m_width.value(); }
  //            ^ read door.hpp Door.m_width
};
#define NO_COPY(T) \\
  T(const T &) = delete; \\
  T &operator=(const T &) = delete
struct House { NO_COPY(House); Door front; };
//             ^ call_macro door.hpp NO_COPY, runs door.hpp House.House
`,
    'a.cc': `#include "door.hpp"
void f(Door &door, House &house) {
  door.lock().value().turn();
  //   ^ call door.hpp Door.lock
  //                  ^ call door.hpp Lock.turn
  door.widthOverride({});
  //   ^ call door.hpp Door.widthOverride
  house.front.lock();
  //          ^ call door.hpp Door.lock
}
`,
  }))

test('names in a list that has a NULL are made into others, as no enumerator has that name', () =>
  expectLinks({
    'ops.h': 'OP(LOAD, 1)\nOP(NULL, 1)\nOP(JUMP, 1)\n',
    'vm.c': `enum op {
#define OP(name, effect) CODE_##name,
#include "ops.h"
#undef OP
};
char *text = NULL;
//           ^ read std:c NULL
`,
  }))

test('a list whose names are words of the language declares no function that is called like its macro', () =>
  expectLinks({
    'words.h': `#ifdef WORD
  WORD(void, "void")
//^ call_macro lexer.c WORD
  WORD(typeof, "typeof")
  WORD(int, "int")
  WORD(name, "name")
//^ call_macro lexer.c WORD
#endif
`,
    'lexer.c': `enum {
#define WORD(name, text) TOKEN_##name,
#include "words.h"
#undef WORD
  TOKEN_END
};
`,
  }))
