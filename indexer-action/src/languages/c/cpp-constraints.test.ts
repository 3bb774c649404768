import { expect, test } from 'vitest'
import { analyse } from '../../analysis.ts'
import { expectLinks } from '../../testing/carets.ts'

test('a concept is a type, and is meant wherever it constrains something', () =>
  expectLinks({
    'a.h': `#include <concepts>
namespace art {
template <typename T> concept Drawable = requires(T t) {
  { t.area() } -> std::convertible_to<double>;
//  ^ read parameter t of line 3
//                     ^ type std:c++ convertible_to
  typename T::value_type;
//         ^ type type T of line 3
};
template <class T> concept Small = sizeof(T) < 4 && Drawable<T>;
//                                                  ^ read a.h art.Drawable
}
`,
    'b.cpp': `#include "a.h"
using namespace art;
template <Drawable T> void draw(T t) {}
//        ^ type a.h art.Drawable
void show(Drawable auto const &one) {}
//        ^ type a.h art.Drawable
template <typename T> requires Drawable<T> && (!Small<T>) struct Box { T t; };
//                             ^ type a.h art.Drawable
//                                              ^ read a.h art.Small
static_assert(Drawable<int>);
//            ^ type a.h art.Drawable
void run() {
  auto one = []<typename T> requires Small<T> (T t) { return t; };
//                                   ^ type a.h art.Small
  if constexpr (Drawable<int> && Small<int>) {}
//              ^ read a.h art.Drawable
//                               ^ read a.h art.Small
}
`,
  }))

test('a function that is constrained behind its head has its body', async () => {
  const text = `template <class T> concept Small = sizeof(T) < 4;
void other() {}
template <class T> void put(T t) requires Small<T> { other(); }
//                                                   ^ call a.cpp other
template <class T> auto get(T t) -> int requires Small<T> || requires { t.size(); } { return other(), 1; }
//                                                                                           ^ call a.cpp other
template <class T> struct Box {
  Box(T t) requires Small<T> : one(t) { other(); }
//                             ^ write a.cpp Box.one
//                                      ^ call a.cpp other
  void clear() const requires Small<int> { other(); }
//                                         ^ call a.cpp other
  void fill();
  T one;
};
`
  await expectLinks({ 'a.cpp': text })
  const [file] = await analyse(new Map([['a.cpp', text]]), () => 'cpp')
  const kinds = file?.symbols.map(({ kind, name, modifiers }) => [kind, name, ...(modifiers ?? [])].join(' '))
  expect(kinds).toEqual([
    'type Small',
    'function other',
    'function put',
    'function get',
    'struct Box',
    'constructor Box public',
    'method clear public',
    'method fill public declaration',
    'property one public',
  ])
})

test('a deduction guide is nothing beside its class', async () => {
  const text = `template <class... Ts> struct Overloaded : Ts... {};
template <class... Ts> Overloaded(Ts...) -> Overloaded<Ts...>;
//                     ^ type a.cpp Overloaded
//                                          ^ type a.cpp Overloaded
auto made() -> Overloaded<int>;
`
  await expectLinks({ 'a.cpp': text })
  const [file] = await analyse(new Map([['a.cpp', text]]), () => 'cpp')
  expect(file?.symbols.map(({ name }) => name)).toEqual(['Overloaded', 'made'])
})

test('what a member is called on may be written among its parameters', () =>
  expectLinks({
    'a.cpp': `struct Door {
  int width;
  void open(this Door &self, int far) { self.width = far; }
//                                           ^ write a.cpp Door.width
  auto &at(this auto &&self) { return self.width; }
//                                         ^ read a.cpp Door.width
  template <class Self> void close(this Self &&self) { self.open(1); }
//                                                          ^ call a.cpp Door.open
};
void run(Door door) { door.open(3); }
//                         ^ call a.cpp Door.open
`,
  }))

test('what is made is known behind a concept and auto', () =>
  expectLinks({
    'a.cc': `template <typename T> concept Priced = true;
struct Item { int price(); };
Priced auto make() { return Item{}; }
void f() {
  Priced auto item = make();
//^ type a.cc Priced
  item.price();
//     ^ call a.cc Item.price
}
`,
  }))
