import { expect, test } from 'vitest'
import { languageOfPath } from '../../../../bench/accuracy/language-of-path.ts'
import { analyse } from '../../analysis.ts'
import { expectLinks } from '../../testing/carets.ts'

test('enumerators that an included list becomes lead to its rows, under the names that each includer makes', () =>
  expectLinks({
    'opcodes.h': `#ifdef FMT
FMT(none)
FMT(u8)
#undef FMT
#endif
#ifdef DEF
#ifndef def
#define def(id, size, f) DEF(id, size, f)
#endif
DEF(drop, 1, none) /* a -> */
DEF(      if, 1, u8)
DEF(add, 2, u8)
def(enter, 3, none)
#undef DEF
#undef def
#endif
`,
    'vm.h': `enum format {
#define FMT(f) OP_FMT_ ## f,
#define DEF(id, size, f)
#include "opcodes.h"
#undef DEF
#undef FMT
};
typedef enum opcode {
#define FMT(f)
#define DEF(id, size, f) OP_ ## id,
#define def(id, size, f)
#include "opcodes.h"
#undef def
	OP_COUNT,
#define DEF(id, size, f)
#define def(id, size, f) OP_ ## id = OP_COUNT + size,
#include "opcodes.h"
} opcode;
`,
    'vm.c': `#include "vm.h"
int run(opcode op) {
	switch (op) {
	case OP_drop: return OP_if;
	//   ^ read opcodes.h drop
	//                   ^ read opcodes.h if
	case OP_FMT_u8: return OP_enter;
	//   ^ read opcodes.h u8
	//                     ^ read opcodes.h enter
	}
	return add(1);
	//     ^ call system add
}
`,
  }))

test('in C++ they belong to the enumeration that includes the list', () =>
  expectLinks({
    'names.h': 'KIND(Door, 1)\nKIND(Window, 2)\nKIND(roof, 3)\n',
    'kinds.hpp': `#pragma once
namespace house {
enum class Kind {
#define KIND(name, n) name = n,
#include "names.h"
#undef KIND
};
enum Old {
#define KIND(name, n) Old_##name,
#include "names.h"
#undef KIND
};
}
`,
    'a.cc': `#include "kinds.hpp"
using namespace house;
int f(Kind k) {
  if (k == Kind::Window) return house::Old_roof;
  //             ^ read names.h Window
  //                                   ^ read names.h roof
  Old old = Old_Door;
  //        ^ read names.h Door
  return k == house::Kind::roof ? old : roof;
  //                       ^ read names.h roof
  //                                    ^ read std:c++ roof
}
`,
  }))

test('each row of a list is a symbol, which says what it is given', async () => {
  const [list] = await analyse(new Map([['ops.h', 'DEF(drop, 1)\nDEF( if, 2)\nDEF(add, 2)\n']]), languageOfPath)
  expect(list?.symbols.map(({ name, line, signature }) => [name, line, signature])).toEqual([
    ['drop', 1, 'DEF(drop, 1)'],
    ['if', 2, 'DEF( if, 2)'],
    ['add', 3, 'DEF(add, 2)'],
  ])
})

test('types, members and functions that a macro of another header declares lead to its call', () =>
  expectLinks({
    'list.h': `#define DECLARE_LIST(name, type) \\
  typedef struct name##List { type *first; int count; } name##List; \\
  void name##ListInit(name##List *list); \\
  static inline type *name##ListFirst(name##List *list) { return list->first; }
`,
    'door.h': `#include "list.h"
struct lock { int turns; };
struct door { struct lock *lock; };
DECLARE_LIST(Door, struct door)
DECLARE_LIST(Lock, struct lock);
`,
    'use.c': `#include "door.h"
int g(DoorList *doors, struct LockList *locks) {
//    ^ type door.h Door
//                            ^ type door.h Lock
  DoorListInit(doors);
//^ call door.h Door
  doors->first->lock->turns = 1;
  //     ^ read door.h Door
  //            ^ read door.h door.lock
  //                  ^ write door.h lock.turns
  LockListFirst(locks)->turns++;
//^ call door.h Lock
  //                    ^ write door.h lock.turns
  return doors->count + Door;
  //            ^ read door.h Door
  //                    ^ read system Door
}
`,
  }))

test('a macro may be written by means of others, and be the second of two', () =>
  expectLinks({
    'tree.h': `#define TREE_GENERATE(name, type) TREE_GENERATE_INTERNAL(name, type, static)
#define TREE_GENERATE_INTERNAL(name, type, attr) TREE_NEXT(name, type, attr) TREE_LAST(name, type, attr)
#define TREE_NEXT(name, type, attr) attr struct type *name##_NEXT(struct type *node) { return node->next; }
#define TREE_LAST(name, type, attr) attr struct type *name##_LAST(struct type *node) { return node; }
`,
    'a.c': `#include "tree.h"
struct node { struct node *next; int weight; };
TREE_GENERATE(nodes, node)
int f(struct node *node) { return nodes_LAST(nodes_NEXT(node))->weight; }
//                                ^ call a.c nodes
//                                           ^ call a.c nodes
//                                                              ^ read a.c node.weight
`,
  }))

test('what a macro that is the head of a function calls its parameters is known in the body, and nowhere else', () =>
  expectLinks({
    'primitive.h': `struct vm { int depth; };
#define DEF_PRIMITIVE(name) static int prim_##name(struct vm *vm, int *args)
`,
    'core.c': `#include "primitive.h"
DEF_PRIMITIVE(push) {
  vm->depth++;
//^ read core.c push
  //  ^ write primitive.h vm.depth
  return args[0];
  //     ^ read core.c push
}
int g(void) { return args[0]; }
//                   ^ read system args
`,
  }))

test('functions and variables that the rows of a list declare lead to the rows', () =>
  expectLinks({
    'commands.h': 'COMMAND(open, struct door)\nCOMMAND(shut, struct door)\nCOMMAND(turn, struct lock)\n',
    'doors.h': `struct lock { int turns; };
struct door { int width; };
#define COMMAND(name, type) int do_##name(type *of); static type last_##name;
#include "commands.h"
#undef COMMAND
`,
    'a.c': `#include "doors.h"
int f(struct lock *lock) { return do_turn(lock) + last_turn.turns; }
//                                ^ call commands.h turn
//                                                ^ read commands.h turn
//                                                          ^ read doors.h lock.turns
`,
  }))

test('a list whose rows declare more symbols than a call takes arguments is linked', () =>
  expectLinks({
    'ops.h': Array.from({ length: 35_000 }, (_, at) => `OP(op${at})\n`).join(''),
    'table.h': `#define OP(name) int do_##name(void); int undo_##name(void); static int of_##name; static int at_##name;
#include "ops.h"
#undef OP
`,
    'a.c': `#include "table.h"
int f(void) { return undo_op34999(); }
//                   ^ call ops.h op34999
`,
  }))

test('what is made of a name that a macro is given in a source is known there, and nowhere else', () =>
  expectLinks({
    'list.h': `#define DECLARE_LIST(name, type) \\
  struct name##List { type *first; }; \\
  int name##Count(struct name##List *list) { return list != 0; } \\
  int name;
#define CASE(name) static void name(int n)
`,
    'door.c': `#include "list.h"
struct door { int width; };
DECLARE_LIST(doors, struct door)
CASE(opens) {}
int f(struct doorsList *list) {
//           ^ type door.c doors
  opens(1);
//^ call door.c opens
  return doorsCount(list) + list->first->width + doors;
  //     ^ call door.c doors
  //                              ^ read door.c doors
  //                                     ^ read door.c door.width
  //                                             ^ read door.c doors
}
`,
    'use.c': `#include "door.c"
int g(struct doorsList *list) { return doorsCount(list) + doors; }
//           ^ type system doorsList
//                                     ^ call system doorsCount
//                                                        ^ read door.c doors
`,
  }))

test('an enumeration of C++ has no more enumerators of included lists than a file may have symbols', () => {
  const names = Array.from({ length: 7 }, (_, at) => `op_${at}_##name,`).join(' ')
  return expectLinks({
    'ops.h': Array.from({ length: 30_000 }, (_, at) => `OP(op${at})\n`).join(''),
    'a.cpp': `enum Op {
#define OP(name) ${names}
#include "ops.h"
#undef OP
};
int f() { return op_2_op2 + op_6_op29999; }
//               ^ read ops.h op2
//                          ^ read std:c++ op_6_op29999
`,
  })
})

test('a file has no more symbols with those that macros declare in it than it may have without', () => {
  const list = Array.from({ length: 30_000 }, (_, at) => `OP(op${at})\n`).join('')
  const names = Array.from({ length: 60 }, (_, at) => `static int of_${at}_##name;`).join(' ')
  return expectLinks({
    'ops.h': list,
    'table.h': `#define OP(name) ${names}\n#include "ops.h"\n#undef OP\n`,
    'a.c': `#include "table.h"
int f(void) { return of_7_op2 + of_7_op29999; }
//                   ^ read ops.h op2
//                              ^ read system of_7_op29999
`,
  })
})
