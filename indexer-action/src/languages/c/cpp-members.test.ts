import { expect, test } from 'vitest'
import { analyse } from '../../analysis.ts'
import { expectLinks } from '../../testing/carets.ts'

test('a static member is what is defined outside of its class', () =>
  expectLinks({
    'door.hpp': 'class Door { public: static int count; static const int most = 3; int size; };\n',
    'door.cc': `#include "door.hpp"
int Door::count((int)0);
`,
    'a.cc': `#include "door.hpp"
int f() { return Door::count + Door::most; }
//                     ^ read door.cc Door.count
//                                   ^ read door.hpp Door.most
`,
  }))

test('a method that is defined elsewhere stands in the classes around its own as well', () =>
  expectLinks({
    'door.hpp': `class Door {
 public:
  static int shut(int n);
  class Lock { public: int turn(int n); };
};
`,
    'door.cc': `#include "door.hpp"
int Door::shut(int n) { return n; }
int Door::Lock::turn(int n) { return shut(n); }
//                                   ^ call door.cc Door.shut
`,
  }))

test('what a qualifier means is asked of the class around the use first', () =>
  expectLinks({
    'list.hpp': 'class List { public: class Iterator { public: void next(); }; };\n',
    'table.hpp': `#include "list.hpp"
class Table { public: class Iterator {}; };
class Memory { typedef List Table; void walk(); };
`,
    'a.cc': `#include "table.hpp"
void Memory::walk() { Table::Iterator it; it.next(); }
//                           ^ type list.hpp List.Iterator
`,
  }))

test('an enumerator is found through another name of its enumeration', () =>
  expectLinks({
    'kind.hpp': `namespace detail { enum class kind { none, map }; }
class Value { public: using kind_t = detail::kind; bool is(); };
using value = Value;
`,
    'a.cc': `#include "kind.hpp"
int f() { return (int)value::kind_t::map; }
//                                   ^ read kind.hpp detail.kind.map
bool Value::is() { return kind_t::none == kind_t::map; }
//                                ^ read kind.hpp detail.kind.none
`,
  }))

test('a class that C knows by a typedef is named by that', () =>
  expectLinks({
    'c.h': 'typedef struct door_t door_t;\nclass Marker;\n',
    'c.cc': `#include "c.h"
struct door_t { int size; };
int f(door_t *d) { return d->size; }
//    ^ type c.h door_t
//                           ^ read c.cc door_t.size
`,
  }))

test('a class is within reach where a macro opens its namespace', () =>
  expectLinks({
    'node.hpp': 'namespace lib { struct Node { int line; }; }\n',
    'a.cc': `#include "node.hpp"
#define LIB_BEGIN namespace lib { namespace impl {
#define LIB_END } }
LIB_BEGIN
int f(Node *n) { return n->line; }
//    ^ type node.hpp lib.Node
//                         ^ read node.hpp lib.Node.line
LIB_END
`,
  }))

test('a namespace that a macro of the file opens is declared where it does so first', () =>
  expectLinks({
    'base.hpp': `#ifndef LIB_BEGIN
#define LIB_BEGIN namespace lib { inline namespace v1 {
#define LIB_END } }
#endif
LIB_BEGIN
int make(int n);
LIB_END
`,
    'a.cc': `#include "base.hpp"
using lib::make;
//    ^ type base.hpp lib
int f() { return lib::make(1); }
//               ^ type base.hpp lib
//                    ^ call base.hpp make
`,
  }))

test('a conversion is written as a call, and what is in it are expressions', () =>
  expectLinks({
    'a.cc': `struct Many { int size(); };
struct Door {
  Many *many;
  int f() { return int(many->size()) + g(int(many->size()), 2); }
//                     ^ read a.cc Door.many
//                           ^ call a.cc Many.size
//                                           ^ read a.cc Door.many
  int g(int a, int b);
};
`,
  }))

test('a test with a fixture stands in that, however the macro is called', () =>
  expectLinks({
    'a.cc': `struct Doors { int open; };
LIB_FIXTURE_LOCAL(Doors, opens) { open = 1; }
//                ^ type a.cc Doors
//                                ^ write a.cc Doors.open
TEST_CASE_METHOD(Doors, "opens") { open = 2; }
//                                 ^ write a.cc Doors.open
BOOST_FIXTURE_TEST_CASE(opens, Doors) { open = 3; }
//                                      ^ write a.cc Doors.open
`,
  }))

test('the arguments of a template may be expressions', () =>
  expectLinks({
    'a.cc': `struct Value { bool is() const; };
template <typename T, bool (T::*F)() const> int find();
template <bool B> struct enable {};
template <typename T> struct is_value {};
int f() { return find<Value, &Value::is>(); }
//                            ^ type a.cc Value
enable<!is_value<Value>::value> g();
//      ^ type a.cc is_value
`,
  }))

test('a member of a specialisation that compares among its arguments is defined outside of it', () =>
  expectLinks({
    'a.cc': `template <typename T, typename E = void> struct Door { void turn(); };
template <typename T> struct Door<T, if_t<kind<T>::value != kinds::none>> { int size; int turn(int n); };
template <typename T>
auto Door<T, if_t<kind<T>::value != kinds::none>>::turn(int n) -> int { return size; }
//   ^ type a.cc Door
namespace steel { struct Door { void shut(); }; void f(Door &door) { door.shut(); } }
//                                                                        ^ call a.cc steel.Door.shut
`,
  }))

test('what a class leads to is reached through it, wherever its object comes from', () =>
  expectLinks({
    'a.cc': `struct Door { int width; };
struct Handle {
  int count;
  Door *operator->();
  Door &operator*();
};
Handle find();
int f(Handle handle, Handle *pointer) {
  int all = handle->width + (*handle).width;
  //                ^ read a.cc Door.width
  //                                  ^ read a.cc Door.width
  all += find()->width + Handle{}->width;
  //             ^ read a.cc Door.width
  //                               ^ read a.cc Door.width
  return all + pointer->count + handle.width;
  //                    ^ read a.cc Handle.count
  //                                   ^ read unknown
}
`,
  }))

test('a class that many ways of inheritance lead to is asked once for a member', { timeout: 10_000 }, () => {
  const level = (at: number) =>
    ['A', 'B', 'C'].map((one) => `struct ${one}${at} : A${at - 1}, B${at - 1}, C${at - 1} {};`).join('\n')
  return expectLinks({
    'doors.hpp': `struct Door { int width; };
struct A0 : Door {};
struct B0 : Door {};
struct C0 : Door { int height; };
${Array.from({ length: 18 }, (_, at) => level(at + 1)).join('\n')}
`,
    'a.cc': `#include "doors.hpp"
int f(A18 &door) { return door.width + door.height + door.weight; }
//                             ^ read doors.hpp Door.width
//                                          ^ read doors.hpp C0.height
//                                                        ^ read unknown
A18 doors[3];
int g() { for (auto &one : doors) return one.width; }
//                                           ^ read doors.hpp Door.width
`,
  })
})

test('override and final are no names, and say that a method overrides, whatever stands before them', async () => {
  await expectLinks({
    'a.cc': `struct Part { virtual bool next(); virtual int size(); virtual void stop() const; };
struct Door : Part { bool next() override { return true; } int size() final; void stop() const override; };
//                               ^ nothing
//                                                                    ^ nothing
//                                                                                              ^ nothing
`,
  })
  const [file] = await analyse(
    new Map([['a.cc', 'struct A : B { int n() override; int m() final { return 1; } };\n']]),
    () => 'cpp',
  )
  expect(file?.symbols.filter(({ kind }) => kind === 'method').map(({ modifiers }) => modifiers)).toEqual([
    ['public', 'override', 'declaration'],
    ['public', 'override'],
  ])
})
