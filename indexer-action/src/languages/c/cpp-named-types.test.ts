/** Types that templates name for themselves, and what is made on the way. */
import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('what a class template calls its types is told by its user, inside and outside of the class', () =>
  expectLinks({
    'a.h': `#include <map>
#include <memory>
namespace art {
struct Door { int width; void open(); };
template <class T> class Shelf {
 public:
  using Ptr = std::shared_ptr<T>;
  using value_type = T;
  struct Place { T &operator*(); T *operator->(); Place &operator++(); };
  Ptr find(int key) const;
  Ptr other();
  T &at(int key);
  value_type first();
  Place begin();
  Place end();
  std::map<int, Ptr> all;
};
template <class T> typename Shelf<T>::Ptr Shelf<T>::find(int key) const { return nullptr; }
template <class U> auto Shelf<U>::other() -> Ptr { return nullptr; }
template <class U> U &Shelf<U>::at(int key) { return *find(key); }
}
`,
    'b.cpp': `#include "a.h"
using namespace art;
struct House { Shelf<Door> doors; };
void run(House &house) {
  house.doors.find(1)->open();
//                     ^ call a.h art.Door.open
  house.doors.other()->open();
//                     ^ call a.h art.Door.open
  house.doors.at(1).open();
//                  ^ call a.h art.Door.open
  house.doors.first().open();
//                    ^ call a.h art.Door.open
  house.doors.begin()->open();
//                     ^ call a.h art.Door.open
  house.doors.all[1]->open();
//                    ^ call a.h art.Door.open
  for (auto &door : house.doors) door.open();
//                                    ^ call a.h art.Door.open
}
`,
  }))

test('a template that stands for another is told by what it is given itself', () =>
  expectLinks({
    'a.cpp': `#include <memory>
struct Door { void open(); };
struct Lamp { void light(); };
template <class T> using Owner = std::shared_ptr<T>;
template <class T> struct Shelf { Owner<Lamp> lamp; Owner<T> one; };
void run(Shelf<Door> &doors, Shelf<Lamp> &lamps) {
  doors.lamp->light();
//            ^ call a.cpp Lamp.light
  doors.one->open();
//           ^ call a.cpp Door.open
  lamps.one->light();
//           ^ call a.cpp Lamp.light
}
`,
  }))

test('fields are named where something is made on the way, and lambdas stand in braces', () =>
  expectLinks({
    'a.cpp': `#include <variant>
struct Door { int width; void open(); };
template <class... Ts> struct Overloaded : Ts... { using Ts::operator()...; };
void take(Door door);
void run(std::variant<int, Door> &one) {
  take(Door{.width = 3});
//           ^ write a.cpp Door.width
  std::visit(Overloaded{[](int) {}, [](const Door &door) { door.open(); }}, one);
//                                                              ^ call a.cpp Door.open
}
`,
  }))
