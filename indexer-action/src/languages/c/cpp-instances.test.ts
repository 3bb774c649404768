/** What members and results of templates are where they are used, and what else gives a value when it is called. */
import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

async function holds(main: string) {
  await expectLinks({ 'shop.hpp': SHOP, 'main.cpp': `#include "shop.hpp"\n${main}` })
}

const SHOP = `#pragma once
struct Owner;
struct Item {
  Item* act();
  Owner owned() const;
  Owner operator()(int at);
};
struct Owner {
  Item& act();
  template<typename T> T as() { return T{}; }
};
template<typename T> class Box {
  T val;
public:
  T& get() { return val; }
  Box<T>& same();
};
template<typename A, typename B> struct Two : Box<B> { A first; A one() const; };
template<typename T> T ident(T of) { return of; }
template<typename T> Box<T> boxed(const T& of);
`

test('members of a template are of what it is given, those that it inherits among them', () =>
  holds(`void run(Box<Item> box, Two<Item, Owner> two, Box<Box<Owner>> deep) {
  box.get().act();
  //        ^ call shop.hpp Item.act
  box.same().same().get().act();
  //                      ^ call shop.hpp Item.act
  two.first.act();
  //        ^ call shop.hpp Item.act
  two.one().act();
  //        ^ call shop.hpp Item.act
  two.get().act();
  //        ^ call shop.hpp Owner.act
  deep.get().get().act();
  //               ^ call shop.hpp Owner.act
}
`))

test('a function gives what its arguments tell, or what the call writes out', () =>
  holds(`void run(Item item, Box<Owner> box) {
  ident(item).act();
  //          ^ call shop.hpp Item.act
  ident(box.get()).act();
  //               ^ call shop.hpp Owner.act
  boxed(item).get().act();
  //                ^ call shop.hpp Item.act
  box.get().as<Item>().act();
  //                   ^ call shop.hpp Item.act
}
`))

test('lambdas and function objects give what they return', () =>
  holds(`#include <functional>
#include <vector>
using Handler = std::function<Owner(Item&)>;
void run(Item item, Handler handler, std::vector<Item> all) {
  auto owner = [&](Item& of) { return of.owned(); };
  owner(item).act();
  //          ^ call shop.hpp Owner.act
  auto self = [](Item& of) -> Item& { return of; };
  self(item).act();
  //         ^ call shop.hpp Item.act
  handler(item).act();
  //            ^ call shop.hpp Owner.act
  item(1).act();
  //      ^ call shop.hpp Owner.act
  std::for_each(all.begin(), all.end(), [](auto& one) { one.act(); });
  //                                                        ^ call shop.hpp Item.act
  std::ranges::any_of(all, [](const auto& one) { return one.owned().act(); });
  //                                                                ^ call shop.hpp Owner.act
  std::max_element(all.begin(), all.end())->act();
  //                                        ^ call shop.hpp Item.act
}
`))

test('tuples, types by another name and types of values are what they stand for', () =>
  holds(`#include <tuple>
#include <variant>
void run(Item item, Owner owner, std::variant<Item, Owner> any) {
  auto pair = std::make_pair(item, owner);
  pair.second.act();
  //          ^ call shop.hpp Owner.act
  auto [one, two] = std::make_tuple(item, owner);
  two.act();
  //  ^ call shop.hpp Owner.act
  std::get<1>(any).act();
  //               ^ call shop.hpp Owner.act
  std::get<Item>(any).act();
  //                  ^ call shop.hpp Item.act
  using Local = Owner;
  Local local;
  local.act();
  //    ^ call shop.hpp Owner.act
  decltype(item) same;
  same.act();
  //   ^ call shop.hpp Item.act
}
`))

test('what is cast is of the type that is written out, by whatever name', () =>
  holds(`#define sc static_cast
void run(void *raw, std::any any, Owner *owner) {
  sc<Item *>(raw)->act();
  //               ^ call shop.hpp Item.act
  auto *item = llvm::dyn_cast_or_null<Item>(owner);
  item->act();
  //    ^ call shop.hpp Item.act
  std::any_cast<Owner>(any).act();
  //                        ^ call shop.hpp Owner.act
}
`))

test('what instantiates or specialises a template uses it, with what it is given', () =>
  expectLinks({
    'a.cc': `enum Kind { Plain };
struct Door {};
template <typename T> struct Box { T held; };
template <typename T, Kind kind> void open(T t) {}
template class Box<Door>;
//             ^ type a.cc Box
//                 ^ type a.cc Door
extern template class Box<int>;
//                    ^ type a.cc Box
template <> void open<Door, Plain>(Door door) {}
//                    ^ type a.cc Door
//                          ^ type a.cc Kind.Plain
`,
  }))

test('the number of elements of a field is an expression', () =>
  expectLinks({
    'a.cc': `template <typename... T> struct All {
  int sizes[sizeof...(T)];
  //                  ^ type type T of line 1
};
void f(int sizes[static 4]);
`,
  }))

test('what an alias of a template makes is of what is written out for it', () =>
  holds(`#include <memory>
#include <outside/memory.hpp>
template <typename T> using Own = std::unique_ptr<T>;
template <typename T> using Weak = outside::WeakPointer<T>;
void run(Item *item) {
  auto own = Own<Item>(item);
  own->act();
  //   ^ call shop.hpp Item.act
  auto late = [weak = Weak<Owner>(item->act())] { if (weak) weak->act(); };
  //                                                              ^ call shop.hpp Owner.act
}
`))

test('a template from outside that is given a pointer by itself gives that', () =>
  holds(`#include <outside/casts.hpp>
template <typename T> bool isOne(void *raw);
struct Yes { void act(); };
template <typename T> Yes checked(void *raw);
void run(void *raw, outside::Object *parent) {
  auto *item = outside::sc<Item *>(raw);
  item->act();
  //    ^ call shop.hpp Item.act
  parent->findChild<Owner *>("owner")->act();
  //                                   ^ call shop.hpp Owner.act
  checked<Item *>(raw).act();
  //                   ^ call main.cpp Yes.act
  outside::all<Item>(raw).act();
  //                      ^ call unknown
  outside::all<Box<Item *>>(raw).same();
  //                             ^ call unknown
}
`))
