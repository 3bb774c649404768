import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('an alias is a symbol where a namespace or a class holds it, templates too', () =>
  expectLinks({
    'alias.hpp': `namespace ns {
template <bool B, typename T> using pick_t = typename pick<B, T>::type;
class Store {
 public:
  template <typename T> using List = Many<T>;
  using Key = int;
};
}
`,
    'a.cc': `#include "alias.hpp"
namespace ns {
inline pick_t<true, int> f(Store::Key k);
//     ^ type alias.hpp ns.pick_t
//                                ^ type alias.hpp ns.Store.Key
Store::List<int> g();
//     ^ type alias.hpp ns.Store.List
}
`,
  }))

test('an enumerator is named by what is around its enumeration as well, unless that is scoped', () =>
  expectLinks({
    'a.cc': `struct Kind { enum value { Null, Map }; };
enum class Size { Small };
int f() { return Kind::Map; }
//                     ^ read a.cc Kind.value.Map
int g() { return Kind::value::Null; }
//                            ^ read a.cc Kind.value.Null
int h() { return (int)Size::Small; }
//                          ^ read a.cc Size.Small
`,
  }))

test('a class that is only announced is the one defined elsewhere', () =>
  expectLinks({
    'mark.h': 'namespace doc {\nstruct Mark { int line; };\n}\n',
    'event.h': `namespace doc {
struct Mark;
int at(const Mark &mark);
//           ^ type mark.h doc.Mark
}
`,
    'event.cc': '#include "event.h"\nnamespace doc { int at(const Mark &mark) { return 0; } }\n',
  }))

test('a template’s name alone is no specialisation of it', () =>
  expectLinks({
    'a.cc': `template <typename T> struct hash { int of(T t); };
template <> struct hash<int> { int of(int t); };
int f(hash<long> *h);
//    ^ type a.cc hash
`,
  }))

test('a smart pointer by another name still points', () =>
  expectLinks({
    'a.cc': `#include <memory>
class Node { public: void mark(); };
typedef std::shared_ptr<Node> SharedNode;
void f(SharedNode node) { node->mark(); }
//                              ^ call a.cc Node.mark
`,
  }))

test('a base in a constructor’s initialisers is constructed, by its whole name', () =>
  expectLinks({
    'a.cc': `namespace in { class Base { public: Base(int a); Base(int a, int b); }; }
class Door : public in::Base {
 public:
  Door() : in::Base(1, 2), open_(0) {}
//         ^ type a.cc in
//             ^ call a.cc in.Base.Base, type a.cc in.Base
//                         ^ write a.cc Door.open_
  int open_;
};
`,
  }))

test('the body of a friend is read', () =>
  expectLinks({
    'a.cc': `class Wide {
  int low_;
 public:
  friend bool same(const Wide &a, const Wide &b) { return a.low_ == b.low_; }
//                                                          ^ read a.cc Wide.low_
};
bool f(Wide a, Wide b) { return same(a, b); }
//                              ^ call a.cc Wide.same
`,
  }))

test('macros before a constructor and behind a parameter hide neither', () =>
  expectLinks({
    'a.cc': `#define INLINE inline
#define UNUSED
class Value {
 public:
  constexpr INLINE Value(unsigned char x UNUSED) : x_(x) {}
//          ^ read a.cc INLINE
//                                       ^ read a.cc UNUSED
//                                                    ^ read parameter x of line 5
  INLINE ~Value() { x_ = 0; }
//^ read a.cc INLINE
//                  ^ write a.cc Value.x_
  int x_;
};
`,
  }))

test('a friend of a class that is not seen is not called', () =>
  expectLinks({
    'range.hpp': 'struct Range { friend int *begin(Range &r) { return 0; } };\n',
    'a.cc': `#include <vector>
#include "made.hpp"
int *f(std::vector<int> &v) { return begin(v); }
//                                   ^ call std:c++ begin
`,
  }))

test('a friend that is only announced mentions types', () =>
  expectLinks({
    'a.cc': `struct Door {};
class Wall {
  friend Door;
//       ^ type a.cc Door
  friend Wall &operator+=(Wall &wall, Door const &door);
//        ^ nothing
//                                    ^ type a.cc Door
};
`,
  }))

test('macros in a row before a template are not the beginning of it', () =>
  expectLinks({
    'a.cc': `#define WARNINGS(x)
#define BEGIN
WARNINGS(off)

BEGIN

template <typename T> using Same = T;
Same<int> f();
void g(Same<int> s);
//     ^ type a.cc Same
`,
  }))

test('what is made for a smart pointer is reached through it, whosever function makes it', () =>
  expectLinks({
    'a.cc': `struct Door { void open(); };
void f() {
  auto door = mine::make_unique<Door>(1);
  door->open();
//      ^ call a.cc Door.open
}
`,
  }))

test('a macro before a class’s name is not its name, whatever follows that', () =>
  expectLinks({
    'a.cc': `#define API
template <typename T> class Any { public: T get(); };
template <> class API Any<int> { public: int get(); };
class API Door final {
  int width_;
  int get() const { return width_; }
//                         ^ read a.cc Door.width_
};
void f(Any<long> *any, Door *door);
//     ^ type a.cc Any
//                     ^ type a.cc Door
`,
  }))

test('a macro with arguments behind a method’s const hides neither its body nor what it is given', () =>
  expectLinks({
    'a.cc': `#define EXCLUDES(x)
class Door {
  int lock_, width_;
  int get() const EXCLUDES(lock_) { return width_; }
//                ^ call_macro a.cc EXCLUDES
//                         ^ read a.cc Door.lock_
//                                         ^ read a.cc Door.width_
};
`,
  }))

test('methods that a mock defines are its members, and tests of a fixture use it', () =>
  expectLinks({
    'a.cc': `class Turtle {
 public:
  MOCK_METHOD((Pair<int, int>), where, (), (const, override));
  MOCK_METHOD1(move, void(int));
};
class Pond : public Test {
 public:
  Turtle turtle_;
};
TEST_F(Pond, moves) {
//     ^ type a.cc Pond
  Turtle t;
  t.move(1);
//  ^ call a.cc Turtle.move
  turtle_.where();
//        ^ call a.cc Turtle.where
}
`,
  }))

test('a template whose last parameter ends with `>>` is read to its end, and what friends and conversions name is used', () =>
  expectLinks({
    'a.cc': `template <typename T> struct Bare { using type = T; };
template <typename T> class Matcher {};
class Door;
struct Value {
  template <typename T, typename V = Bare<T>>
  auto get() const { return V(); }
  friend class Door;
//             ^ type a.cc Door
  operator Matcher<int>() const { return make(); }
//         ^ type a.cc Matcher
};
class Door {};
void f(Value value) { value.get<int>(); }
//                          ^ call a.cc Value.get
`,
  }))

test('a type that a class has several definitions of is the one of the usual build', () =>
  expectLinks({
    'table.hpp': `#define TABLE_LIMIT 3
class Table {
#if TABLE_SMALL
  using size_type = short;
#elif TABLE_WIDE == 0
  using size_type = Usual;
#else
  using size_type = long;
#endif
  void f();
  struct Usual { int n; };
};
`,
    'a.cc':
      '#include "table.hpp"\nvoid Table::f() { size_type s; s.n = 1; }\n//                               ^ write table.hpp Table.Usual.n\n',
  }))

test('in a specialisation, its template with other arguments is another class', () =>
  expectLinks({
    'format.hpp': `namespace lib {
template <typename T> struct formatter { int format(const T &t); };
}
`,
    'a.cc': `#include "format.hpp"
struct Door {};
struct Gate {};
template <> struct lib::formatter<Door> : lib::formatter<const char *> {
  int format(const Door &door) { return formatter<const char *>::format("door"); }
  //                                    ^ type format.hpp lib.formatter
  //                                                             ^ call format.hpp lib.formatter.format
};
namespace lib {
template <> struct formatter<Gate> : formatter<const char *> {
//                                   ^ extends format.hpp lib.formatter
  formatter<Door> under;
//^ type format.hpp lib.formatter
  int format(const Gate &gate) { return under.format({}) + formatter<const char *>().format("gate"); }
  //                                          ^ call format.hpp lib.formatter.format
  //                                                                                 ^ call format.hpp lib.formatter.format
  int again(const Gate &gate, formatter *other) { return other->format(gate) + format(gate); }
  //                                                            ^ call a.cc lib.formatter.format
  //                                                                           ^ call a.cc lib.formatter.format
};
}
`,
  }))

test('the name of a variable that is a template means the template, and none of its specialisations', () =>
  expectLinks({
    'a.cc': `struct Door {};
template <typename T> constexpr int width = 1;
template <> constexpr int width<Door> = 3;
//                              ^ type a.cc Door
template <typename T> constexpr int width<T *>{4};
namespace lib {
template <typename T> T zero = T(0);
template <> int zero<int> = 0;
}
int f() { return width<Door> + lib::zero<int>; }
//               ^ read a.cc width
//                                  ^ read a.cc lib.zero
`,
  }))

test('what another specialisation of the library’s template has is not the repository’s', () =>
  expectLinks({
    'a.cc': `#include <limits>
struct Big {};
struct Huge {};
namespace std {
template <> struct numeric_limits<Big> { static const int digits = 3; };
template <> struct numeric_limits<Huge> { static const int digits = 2 * numeric_limits<int>::digits; };
//                                                                                           ^ read std:c++ digits
}
`,
  }))
