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
