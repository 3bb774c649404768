/** Overloads that are chosen by what holds something else: containers, strings, smart pointers. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('an element of a container, and a place in it, have the type that it holds', () =>
  expectLinks({
    'a.cc': `#include <vector>
struct Door { void open(); };
void f(std::vector<Door> doors) {
  doors.back().open();
//             ^ call a.cc Door.open
  auto place = doors.begin();
  place->open();
//       ^ call a.cc Door.open
}
`,
  }))

test('a smart pointer of the repository’s own points at what it is given', () =>
  expectLinks({
    'a.cc': `template <typename T> class Owned { public: T *operator->() const; void reset(); };
struct Door { void open(); };
void f(Owned<Door> door) {
  door->open();
//      ^ call a.cc Door.open
  door.reset();
//     ^ call a.cc Owned.reset
}
`,
  }))

test('what a string gives as characters is no list of arguments', () =>
  expectLinks({
    'list.hpp': 'void warn(const char *text, va_list given) {}\n',
    'open.hpp': 'void warn(const char *text, ...) {}\n',
    'text.hpp': 'void put(const char *text) {}\n',
    'string.hpp': '#include <string>\nvoid put(const std::string &text) {}\n',
    'a.cc': `#include "list.hpp"
#include "open.hpp"
#include "text.hpp"
#include "string.hpp"
void f(std::string &name, va_list given) {
  warn("%s", name.c_str());
//^ call open.hpp warn
  warn("%s", other());
//^ call open.hpp warn
  warn("%s", given);
//^ call list.hpp warn
  put(name.c_str());
//^ call text.hpp put
}
`,
  }))

test('a list of arguments of any types takes all that is left', () =>
  expectLinks({
    'a.cc': `struct Locale { template <typename T, enable_if<T> = 0> Locale(const T &of); };
template <typename... T> void format(Locale where, text_of<T...> text, T &&...arguments) {}
template <typename... T> int format(text_of<T...> text, T &&...arguments) { return 0; }
int f() { return format("{} {} {}", 1, 2.0, 'c'); }
//               ^ call a.cc format
`,
  }))

test('one collection of the standard’s is no other one', () =>
  expectLinks({
    'any.hpp': 'template <typename T, enable_if<T> = 0> int join(T &&all) { return 0; }\n',
    'list.hpp': 'template <typename T> int join(std::initializer_list<T> all) { return 1; }\n',
    'set.hpp': 'int add(std::set<int> all) { return 1; }\n',
    'vector.hpp': 'int add(std::vector<int> all) { return 0; }\n',
    'a.cc': `#include "any.hpp"
#include "list.hpp"
#include "set.hpp"
#include "vector.hpp"
void f(std::vector<int> all, std::initializer_list<int> some) {
  join(all);
//^ call any.hpp join
  join(some);
//^ call list.hpp join
  add(all);
//^ call vector.hpp add
}
`,
  }))

test('a text is not made a vector of anything in passing, whatever else a constrained template asks for', () =>
  expectLinks({
    'one.hpp': `#include <string>
#include <type_traits>
template <typename T, std::enable_if_t<!std::is_const<T>::value, int> = 0> void add(T &one) {}
`,
    'many.hpp': `#include <vector>
template <typename T> void add(std::vector<T> &many) {}
`,
    'a.cc': `#include "one.hpp"
#include "many.hpp"
void f(std::string &name, std::vector<int> &numbers) {
  add(name);
//^ call one.hpp add
  add(numbers);
//^ call many.hpp add
}
`,
  }))
