import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

/** `turn` for doors that are `const` is in `locked.cc`, for others in `door.cc`. */
const DOOR = {
  'door.hpp': `#include <memory>
#include <vector>
struct Door { int turn() const; int turn(); const Door *next() const; Door *next(); Door other; Door *behind; };
`,
  'door.cc': '#include "door.hpp"\nint Door::turn() { return 1; }\n',
  'locked.cc': '#include "door.hpp"\nint Door::turn() const { return 0; }\n',
}

test('an object that is const has the methods that are', () =>
  expectLinks({
    ...DOOR,
    'a.cc': `#include "door.hpp"
void f(const Door &a, Door &b, const Door *c, Door *const d) {
  a.turn();
//  ^ call locked.cc Door.turn
  b.turn();
//  ^ call door.cc Door.turn
  c->turn();
//   ^ call locked.cc Door.turn
  d->turn();
//   ^ call door.cc Door.turn
  Door const e;
  e.turn();
//  ^ call locked.cc Door.turn
  const_cast<Door &>(a).turn();
//                      ^ call door.cc Door.turn
  static_cast<const Door *>(d)->turn();
//                              ^ call locked.cc Door.turn
}
`,
  }))

test('const goes along with what a value is part of, and not through pointers', () =>
  expectLinks({
    ...DOOR,
    'a.cc': `#include "door.hpp"
struct House {
  Door front;
  Door *back;
  const Door *side;
  std::unique_ptr<Door> cellar;
  std::vector<Door> rooms;
  void look() const {
    front.turn();
//        ^ call locked.cc Door.turn
    back->turn();
//        ^ call door.cc Door.turn
    cellar->turn();
//          ^ call door.cc Door.turn
  }
  void enter() {
    front.turn();
//        ^ call door.cc Door.turn
    this->front.turn();
//              ^ call door.cc Door.turn
    side->turn();
//        ^ call locked.cc Door.turn
    rooms[0].turn();
//           ^ call door.cc Door.turn
  }
};
void f(const Door &a) {
  a.other.turn();
//        ^ call locked.cc Door.turn
  a.behind->turn();
//          ^ call door.cc Door.turn
}
`,
  }))

test('what a call gives is as const as it says, and auto as what it is made of', () =>
  expectLinks({
    ...DOOR,
    'a.cc': `#include "door.hpp"
void f(const Door &a, Door &b) {
  a.next()->turn();
//          ^ call locked.cc Door.turn
  b.next()->turn();
//          ^ call door.cc Door.turn
  auto c = a.next();
  c->turn();
//   ^ call locked.cc Door.turn
  auto &d = b;
  d.turn();
//  ^ call door.cc Door.turn
  const auto &e = b;
  e.turn();
//  ^ call locked.cc Door.turn
}
`,
  }))

test('a method calls its like: const where it is const', () =>
  expectLinks({
    'a.hpp': `class Doors {
 public:
  int first();
  int first() const;
  int f() const { return begin(); }
  int begin();
  int begin() const;
};
`,
    'one.cc': '#include "a.hpp"\nint Doors::begin() { return 1; }\n',
    'two.cc': '#include "a.hpp"\nint Doors::begin() const { return 2; }\n',
    'a.cc': `#include "a.hpp"
int Doors::first() { return begin(); }
//                          ^ call one.cc Doors.begin
int Doors::first() const { return begin(); }
//                                ^ call two.cc Doors.begin
`,
  }))

test('of two methods that an object may mean, the one that is not for constant objects comes first', () =>
  expectLinks({
    'const.hpp': '#include "box.hpp"\nint Box::get() const { return 1; }\n',
    'other.hpp': '#include "box.hpp"\nint Box::get() { return 2; }\n',
    'box.hpp': `struct Box {
  int get() const;
  int get();
};
`,
    'a.cc': `#include "const.hpp"
#include "other.hpp"
#include <vector>
int f(const std::vector<Box *> &boxes) { return boxes[0]->get(); }
//                                                        ^ call one of (other.hpp Box.get | const.hpp Box.get)
`,
  }))

test('a temporary goes to what is for temporaries', () =>
  expectLinks({
    'door.hpp': `struct Door { Door &operator=(const Door &other); Door &operator=(Door &&other); };
Door make();
Door &known();
`,
    'copy.cc': '#include "door.hpp"\nDoor &Door::operator=(const Door &other) { return *this; }\n',
    'move.cc': '#include "door.hpp"\nDoor &Door::operator=(Door &&other) { return *this; }\n',
    'a.cc': `#include "door.hpp"
void f(Door &a, Door &b) {
  a = b;
//  ^ call copy.cc Door.operator=
  a = make();
//  ^ call move.cc Door.operator=
  a = known();
//  ^ call copy.cc Door.operator=
  a = std::move(b);
//  ^ call move.cc Door.operator=
  a = Door();
//  ^ call move.cc Door.operator=
  Door **all = new Door *[3];
//                 ^ type door.hpp Door
}
`,
  }))
