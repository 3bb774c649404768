import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('what `new` and a declaration make is constructed', () =>
  expectLinks({
    'a.cc': `class Door {
 public:
  explicit Door(int width) {}
};
using Gate = Door;
void f() {
  Door *a = new Door(1);
//              ^ call a.cc Door.Door, type a.cc Door
  Door b(2);
//^ type a.cc Door
//     ^ call a.cc Door.Door
  Gate c(3);
//^ type a.cc Gate
//     ^ call a.cc Door.Door
  Door *d;
//^ type a.cc Door
}
`,
  }))

test('whatever a declaration or an initialiser makes is constructed', () =>
  expectLinks({
    'door.hpp': 'struct Door { Door(); Door(int size); Door(const char *name); };\nstruct Empty { int size; };\n',
    'plain.cc': '#include "door.hpp"\nDoor::Door() {}\n',
    'sized.cc': '#include "door.hpp"\nDoor::Door(int size) {}\n',
    'named.cc': '#include "door.hpp"\nDoor::Door(const char *name) {}\n',
    'a.cc': `#include "door.hpp"
struct House {
  Door front; Door back; Door *side; int size;
  House() : front(), back{3}, side(nullptr), size(1) {}
//          ^ write a.cc House.front, call plain.cc Door.Door
//                   ^ write a.cc House.back, call sized.cc Door.Door
//                            ^ write a.cc House.side
};
void f(const Door &other) {
  Door a;
//     ^ call plain.cc Door.Door
  Door b{"red"}, c(4);
//     ^ call named.cc Door.Door
//               ^ call sized.cc Door.Door
  Door *d = new Door;
//      ^ nothing
//              ^ call plain.cc Door.Door, type door.hpp Door
  const Door &e = other;
//            ^ nothing
  Empty g;
//      ^ nothing
  take(Door{5});
//     ^ call sized.cc Door.Door, type door.hpp Door
}
`,
  }))
