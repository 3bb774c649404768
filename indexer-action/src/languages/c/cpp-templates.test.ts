import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('a type that a template takes from itself, with other arguments, leads nowhere and no further', () =>
  expectLinks({
    'a.cpp': `template <class T, int depth>
struct Nested {
  using type = typename Nested<T, depth - 1>::type::mapped_type;
  type get();
};
template <class T>
typename Nested<T, 3>::type of(Nested<T, 3> nested) {
  return nested.get();
//              ^ call a.cpp Nested.get
}
`,
  }))

test('a parameter of a template is known in the conditions of those after it', () =>
  expectLinks({
    'a.h': `class Tag;
template <typename T, ENABLE_IF(is_small<T>::value)>
//                                       ^ type type T of line 2
void put(T value);
`,
  }))

test('a parameter pack behind && has a name', () =>
  expectLinks({
    'a.h': `#include <utility>
template <typename... Args> void log(int level, Args &&...args) {
  write(level, std::forward<Args>(args)...);
//                                ^ read parameter args of line 2
}
template <typename... Args> void note(Args... args) { write(args...); }
//                                                          ^ read parameter args of line 6
`,
  }))

test('an enumeration whose underlying type a macro gives has its members', () =>
  expectLinks({
    'a.h': `namespace sign {
enum type UNDERLYING(unsigned char){none, minus};
}
int f() { return sign::minus; }
//                     ^ read a.h sign.type.minus
`,
  }))

test('arguments of a member template of what a template knows are read', () =>
  expectLinks({
    'a.h': `namespace sinks { struct File {}; }
template <typename Factory> auto make(int mode) {
  return Factory::template create<sinks::File>(mode);
//                                       ^ type a.h sinks.File
//                                             ^ read parameter mode of line 2
}
`,
  }))

test('a class inside a function has members of the names of the function’s parameters', () =>
  expectLinks({
    'a.cc': `struct Handler { void on(int id); };
void parse(Handler &handler) {
  struct Adapter {
    Handler &handler;
    void call(int id) { handler.on(id); }
//                      ^ read a.cc parse.Adapter.handler
//                              ^ call a.cc Handler.on
  };
  handler.on(1);
//^ read parameter handler of line 2
}
`,
  }))

test('what a method returns may be written before override', () =>
  expectLinks({
    'a.hpp': `struct Base { virtual int run(int n) = 0; };
struct Saw : Base {
  auto run(int n) -> int override { return turn(n); }
//                                         ^ call a.hpp Saw.turn
  int turn(int n);
};
`,
  }))

test('two lists of template arguments that end in one >> leave the arguments of the call', () =>
  expectLinks({
    'a.h': `template <typename T> struct List {};
template <typename T> struct Box { Box(int a, int b); };
int width(int n);
void f(int n) {
  put<List<Box<int>>>(width(n));
//         ^ type a.h Box
//                    ^ call a.h width
  auto b = Box<List<int>>(width(n), n);
//                        ^ call a.h width
}
`,
  }))

test('a specialisation names its own types', () =>
  expectLinks({
    'a.h': `namespace floats {
template <typename T> struct Cache;
template <> struct Cache<float> {
  using entry = int;
};
template <> struct Cache<double> {
  using entry = long;
  entry find() { entry e = 0; return e; }
//^ type a.h floats.Cache.entry
};
}
`,
  }))

test('a class in a namespace of the same name is meant inside of that', () =>
  expectLinks({
    'a.h': `namespace tools { namespace Makers {
template <typename T> class Makers {};
template <typename T> Makers<T> make();
//                    ^ type a.h tools.Makers.Makers
} }
`,
  }))

test('inside a class, the classes that it derives from need no qualifier', () =>
  expectLinks({
    'tracking.h': `namespace tracking {
class Tracker {};
class Base : public Tracker { public: Base(int n); };
}
`,
    'a.cc': `#include "tracking.h"
struct Mine : tracking::Base {
  Tracker *of;
//^ type tracking.h tracking.Tracker
};
`,
  }))

test('enumerators of a scoped enumeration are known to each other', () =>
  expectLinks({
    'a.h': `enum class Type { none, last, limit = last };
//                                    ^ read a.h Type.last
`,
  }))

test('parameters of templates that are templates or values are known as arguments', () =>
  expectLinks({
    'a.h': `template <template <typename> class Handler, typename Context, int Width>
void f(Context &context, int n) {
//     ^ type type Context of line 1
  put(n, Width);
//       ^ read type Width of line 1
}
`,
  }))

test('a statement in the block of a macro is one', () =>
  expectLinks({
    'a.cc': `void stop(int n);
void f() {
  TRY {
    for (int i = 0; i < 3; i++) { stop(i); }
//                                     ^ read variable i of line 4
  }
  CATCH_ALL
}
`,
  }))

test('pointers to members and references to arrays are parameters', () =>
  expectLinks({
    'a.h': `template <typename C> void call(void (C::*method)()) { keep(method); }
//                                                          ^ read parameter method of line 1
template <typename T, int N> int length(const T (&list)[N]) { return sizeof...(T) + count(list); }
//                                            ^ type type T of line 3
//                                                                                        ^ read parameter list of line 3
`,
  }))

test('a class inside one of the same name as its base means itself', () =>
  expectLinks({
    'a.hpp': `namespace house {
class Door {};
namespace garden {
class Door : public house::Door { Door &operator=(const Door &);
//                                                      ^ type a.hpp house.garden.Door
};
} }
`,
  }))

test('what a class announces is defined with as much of its path as the file needs', () =>
  expectLinks({
    'door.hpp': `namespace house { namespace garden {
class Lock;
class Door {
 public:
  int turn(Lock *lock);
 private:
  class Private;
  Private *d;
};
class Lock { public: int keys(); };
} }
`,
    'wall.cc': `struct Wall { class Private; };
class Wall::Private { int n; };
struct Door { class Private; };
class Door::Private { int width; };
`,
    'door.cc': `#include "door.hpp"
using namespace house;
class garden::Door::Private { public: int width; };
int garden::Door::turn(Lock *lock) { return d->width + lock->keys(); }
//                     ^ type door.hpp house.garden.Lock
//                                             ^ read door.cc garden.Door.Private.width
//                                                           ^ call door.hpp house.garden.Lock.keys
`,
  }))

test('what stands behind the arguments of a template is never compared, and a default may have braces', () =>
  expectLinks({
    'a.cpp': `struct Options { int format; };
template <class T> constexpr auto ids = T{};
template <auto options = Options{.format = 3}, class T> struct View {
//                                ^ write a.cpp Options.format
  T one;
  void open();
};
void other();
void run(View<Options{}, int> &view, unsigned at) {
  if (at < ids<int>.size()) {
    other();
//  ^ call a.cpp other
  } else if constexpr (ids<int>.size() < 3) {
  } else {
    view.open();
//       ^ call a.cpp View.open
  }
}
void last() { other(); }
//            ^ call a.cpp other
`,
  }))

test('a parameter of a template that has a default and no name declares none, and its type and default are uses', () =>
  expectLinks({
    'a.cc': `namespace detail {
enum class Enabler { one };
constexpr Enabler dummy = Enabler::one;
template <bool B, typename T> struct Only { using type = T; };
}
template <typename T, detail::Enabler = detail::dummy> bool from(T &t) { return true; }
//                            ^ type a.cc detail.Enabler
//                                              ^ type a.cc detail.dummy
template <typename T, typename detail::Only<true, detail::Enabler>::type = detail::dummy> bool to(T &t) { return true; }
//                                                                                 ^ type a.cc detail.dummy
template <typename T, class = detail::Enabler> bool at(T &t, detail::Enabler e) { return true; }
//                                    ^ type a.cc detail.Enabler
template <typename T, T = T(), typename U = T> bool over(T t, U u) { return detail::dummy == u; }
//                    ^ type type T of line 13
//                                                                                  ^ read a.cc detail.dummy
`,
  }))

test('what a template is given by default is known of its results and members', () =>
  expectLinks({
    'app.hpp': `#pragma once
class Group;
class Option { public: Option *turned(); };
class App { public:
  template <class T = Group> T *add_group(const char *name);
  Option *add_option(const char *name);
};
class Group : public App { public: void only(); };
template <class T = Option, class U = T> struct Box { U *held; T &whole(); };
`,
    'a.cc': `#include "app.hpp"
class Other : public App { public: void one(); };
void f(App &app, Box<> &box, Box<Other> &other) {
  auto *group = app.add_group("x");
  group->add_option("y")->turned();
  //     ^ call app.hpp App.add_option
  //                      ^ call app.hpp Option.turned
  group->only();
  //     ^ call app.hpp Group.only
  app.add_group<Other>("z")->one();
  //                         ^ call a.cc Other.one
  box.whole().turned();
  //          ^ call app.hpp Option.turned
  box.held->turned();
  //        ^ call app.hpp Option.turned
  other.held->one();
  //          ^ call a.cc Other.one
}
`,
  }))

test('comparisons among what a template is given end neither the list nor the declaration', () =>
  expectLinks({
    'a.cc': `enum { wide = 1, flat = 2 };
template <class S, bool A, bool B> struct Numbers { Numbers(S &s, int n); int peek(); };
template <unsigned flags, class S> int parse(S &stream, int n) {
  Numbers<S, ((flags & wide) != 0) ? true : false, (flags & flat) != 0 && (flags & wide) == 0> numbers(stream, n);
  //                   ^ read a.cc wide
  //                                                        ^ read a.cc flat
  //                                                                                           ^ call a.cc Numbers.Numbers
  return numbers.peek();
  //             ^ call a.cc Numbers.peek
}
template <class T> struct count { static const int value = 1; };
template <typename T, std::size_t I> constexpr typename std::enable_if < I<count<T>::value, int>::type size() {
//                                                                         ^ type a.cc count
  return 1;
}
int g() { return size<int, 0>(); }
//               ^ call a.cc size
template <LIB_TEMPLATE Held, class T> struct Holder { Held<T> held; };
//                                                    ^ type type Held of line 18
//                                                         ^ type type T of line 18
namespace store { template <class T> struct set { int count(); }; }
int h(int set) { store::set<int> all; return set < 3 ? 0 : all.count(); }
//                      ^ type a.cc store.set
//                                                             ^ call a.cc store.set.count
`,
  }))
