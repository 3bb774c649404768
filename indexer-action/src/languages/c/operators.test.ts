import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

const TEXT = `#include <vector>
namespace doors {
class Text {
 public:
  Text &operator=(const Text &other);
  char operator[](int at) const;
  Text operator+(const Text &other) const;
  int size() const;
};
bool operator==(const Text &a, const Text &b) { return true; }
}
`

test('an operator on an object calls what its class or its namespace has for it', () =>
  expectLinks({
    'text.hpp': TEXT,
    'a.cc': `#include "text.hpp"
struct House { doors::Text name; doors::Text *other; std::vector<doors::Text *> all; int size; };
void f(House &house, doors::Text text, const doors::Text *pointer) {
  text = house.name;
//     ^ call text.hpp doors.Text.operator=
  house.name = *pointer;
//           ^ call text.hpp doors.Text.operator=
  if (text == house.name && house.name == text) return;
//         ^ call text.hpp doors.operator==
//                                     ^ call text.hpp doors.operator==
  text[0];
//    ^ call text.hpp doors.Text.operator[]
  (text + text).size();
//      ^ call text.hpp doors.Text.operator+
//              ^ call text.hpp doors.Text.size
}
`,
  }))

test('pointers and numbers have operators of their own', () =>
  expectLinks({
    'text.hpp': TEXT,
    'a.cc': `#include "text.hpp"
struct House { doors::Text *other; std::vector<doors::Text *> all; int size; doors::Text text; };
void f(House &house, doors::Text *pointer) {
  pointer = house.other;
//        ^ nothing
  house.other = pointer;
//            ^ nothing
  house.all[0] = pointer;
//             ^ nothing
  house.size = house.size + 1;
//           ^ nothing
  auto made = new doors::Text();
  made = pointer;
//     ^ nothing
  if (&house.text == pointer && &house.text == house.other) return;
//                ^ nothing
//                                          ^ nothing
  auto cast = static_cast<doors::Text *>(nullptr);
  cast == pointer;
//     ^ nothing
}
`,
  }))

test('an object is copied by the compiler where its class has assignments of other things alone', () =>
  expectLinks({
    'big.hpp': `struct Big {
  Big(int of);
  Big &operator=(int of);
  Big &operator=(double of);
  Big &operator+=(const Big &other);
};
Big operator+(const Big &a, const Big &b);
`,
    'a.cc': `#include "big.hpp"
Big &Big::operator+=(const Big &other) {
  *this = *this + other;
//      ^ nothing
  *this = Big(1);
//      ^ nothing
  *this = other;
//      ^ nothing
  return *this;
}
void f(Big a, int b) {
  a = b;
//  ^ call big.hpp Big.operator=
}
`,
  }))
