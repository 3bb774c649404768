/** Types that nobody writes: what functions give by their bodies, and what templates are given by what an object is made of. */
import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

async function leads(main: string, more: Record<string, string> = {}): Promise<void> {
  await expectLinks({ 'shop.hpp': SHOP, ...more, 'main.cc': `#include "shop.hpp"\n${main}` })
}

const SHOP = `#pragma once
struct Item { int price() const; Item *act(); };
template <typename T> class Box {
  T val;
public:
  explicit Box(T v);
  T &get() { return val; }
  auto &same() { return val; }
  auto both(Item one) { return std::make_pair(val, one); }
};
template <typename T> struct Plain { T first; int second; };
class Shop {
  std::vector<Item> items_;
  std::map<int, std::unique_ptr<Item>> byId_;
public:
  auto begin() { return items_.begin(); }
  auto begin() const { return items_.begin(); }
  auto end() { return items_.end(); }
  auto &front();
  decltype(auto) last() { return items_.back(); }
  auto find(int id) const { return byId_.find(id); }
  auto make() { auto made = Item{}; return made; }
  auto all() const -> decltype(items_) { return items_; }
  template <class Self> auto &&first(this Self &&self) { return self.items_[0]; }
};
inline auto &Shop::front() { return items_.front(); }
inline auto makeItem(int id) { return Item{}; }
inline auto makeShop() { return makeOther(1).front(); }
inline auto makeOther(int n) { if (n) return Shop(); return makeShop(); }
template <class T> auto boxed(T v) { return Box<T>(v); }
template <class T> auto chosen(T v) { if constexpr (small<T>) return Item{}; else return Shop{}; }
auto open(int from);
inline auto open(Shop *from) { return *from; }
inline auto open(Item *from) { return *from; }
inline auto pick = [](Shop &from) -> Item & { return *from.begin(); };
inline const auto kept = makeItem(1);
`

test('a function whose type nobody wrote gives what it returns, in other files as well', () =>
  leads(`void run(Shop shop, Item item) {
  for (auto &one : shop) one.act();
  //                         ^ call shop.hpp Item.act
  shop.begin()->act();
  //            ^ call shop.hpp Item.act
  shop.front().act();
  //           ^ call shop.hpp Item.act
  shop.last().act();
  //          ^ call shop.hpp Item.act
  shop.find(1)->second->act();
  //                    ^ call shop.hpp Item.act
  shop.make().act();
  //          ^ call shop.hpp Item.act
  shop.first().act();
  //           ^ call shop.hpp Item.act
  shop.all()[0].act();
  //            ^ call shop.hpp Item.act
  auto made = makeItem(1);
  made.act();
  //   ^ call shop.hpp Item.act
  pick(shop).act();
  //         ^ call shop.hpp Item.act
  kept.act();
  //   ^ call shop.hpp Item.act
  open(other()).act();
  //            ^ call unknown
  makeShop().act();
  //         ^ call shop.hpp Item.act
}
`))

test('what it gives hangs on what its template is given, and what only that decides is unknown', () =>
  leads(`void run(Item item, Box<Shop> box) {
  boxed(item).get().act();
  //                ^ call shop.hpp Item.act
  box.same().front().act();
  //                 ^ call shop.hpp Item.act
  box.both(item).first.front();
  //                   ^ call shop.hpp Shop.front
  box.both(item).second.act();
  //                    ^ call shop.hpp Item.act
  chosen(item).act();
  //           ^ call unknown
}
`))

test('a template without arguments is given what an object of it is made of', () =>
  leads(`void run(Shop shop, Item item) {
  Box one{item};
  one.get().act();
  //        ^ call shop.hpp Item.act
  Box two(shop);
  two.get().front();
  //        ^ call shop.hpp Shop.front
  auto three = Box{item};
  three.get().act();
  //          ^ call shop.hpp Item.act
  Box(shop).get().front();
  //              ^ call shop.hpp Shop.front
  Plain plain{shop, 1};
  plain.first.front();
  //          ^ call shop.hpp Shop.front
  auto named = Plain{.first = shop, .second = {}};
  //                  ^ write shop.hpp Plain.first
  //                                 ^ write shop.hpp Plain.second
  Plain<Plain<Item>>{.first = {.second = 1}};
  //                            ^ write shop.hpp Plain.second
  auto written = Box<Item>(make());
  written.get().act();
  //            ^ call shop.hpp Item.act
}
`))

test('the standard’s templates hold what they are made of', () =>
  leads(`void run(Shop shop, Item item, std::vector<Shop> shops) {
  std::pair pair{item, shop};
  pair.first.act();
  //         ^ call shop.hpp Item.act
  auto [left, right] = pair;
  right.front();
  //    ^ call shop.hpp Shop.front
  auto [one, two] = std::tuple(shop, item);
  two.act();
  //  ^ call shop.hpp Item.act
  std::vector items{item, item};
  items[0].act();
  //       ^ call shop.hpp Item.act
  std::vector same(shops.begin(), shops.end());
  same[0].front();
  //      ^ call shop.hpp Shop.front
  std::span seen(shops);
  seen[0].front();
  //      ^ call shop.hpp Shop.front
  std::optional perhaps = std::optional{item};
  for (const auto &each : std::array{item, item}) each.price();
  //                                                   ^ call shop.hpp Item.price
}
`))

test('what a specialisation gives may be its template with other arguments', () =>
  leads(
    `#include "text.hpp"
template <> struct Text<Item> {
  auto other() { return Text<int>(1); }
  void plain() { other().plain(); }
  //                     ^ call text.hpp Text.plain
};
`,
    { 'text.hpp': 'template <typename T> struct Text { explicit Text(T of); void plain(); };\n' },
  ))
