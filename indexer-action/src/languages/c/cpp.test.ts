import { expect, test } from 'vitest'
import { analyse } from '../../analysis.ts'
import { expectLinks } from '../../testing/carets.ts'

const SHOP = `namespace shop {
class Item {
 public:
  explicit Item(int price);
  virtual ~Item() {}
  virtual int price() const { return price_; }
  void tag(int a);
  void tag(int a, int b);
  static Item *first();
 private:
  int price_ GUARDED_BY(mutex_);
};
class Book : public Item {
 public:
  Book() : Item(3), pages(0) {}
  int price() const override;
  int pages;
};
enum class Size { Small, Large };
}
`

test('methods defined elsewhere are the definition, and see the members of their class', () =>
  expectLinks({
    'shop.hpp': SHOP,
    'shop.cc': `#include "shop.hpp"
namespace shop {
Item::Item(int price) : price_(price) {}
//                      ^ write shop.hpp shop.Item.price_
void Item::tag(int a) { price_ = a; }
//                      ^ write shop.hpp shop.Item.price_
void Item::tag(int a, int b) { tag(a + b); }
//                             ^ call shop.cc shop.Item.tag
int Book::price() const { return Item::price() + pages + price_; }
//                               ^ type shop.hpp shop.Item
//                                     ^ call shop.hpp shop.Item.price
//                                               ^ read shop.hpp shop.Book.pages
//                                                       ^ read shop.hpp shop.Item.price_
}
`,
  }))

test('types of variables, new, auto, references and smart pointers lead to members', () =>
  expectLinks({
    'shop.hpp': SHOP,
    'main.cc': `#include <memory>
#include <vector>
#include "shop.hpp"
using namespace shop;
int run(const Item &item, std::vector<Book *> books) {
  auto book = new Book();
  //              ^ call shop.hpp shop.Book.Book, type shop.hpp shop.Book
  std::unique_ptr<Item> own = std::make_unique<Item>(2);
  //              ^ type shop.hpp shop.Item
  for (auto *b : books) b->pages++;
  //                       ^ write shop.hpp shop.Book.pages
  Size size = shop::Size::Large;
  //                      ^ read shop.hpp shop.Size.Large
  own->tag(1, 2);
  //   ^ call shop.hpp shop.Item.tag
  own.reset();
  //  ^ call std:c++ reset
  return item.price() + book->pages + Item::first()->price();
  //          ^ call shop.hpp shop.Item.price
  //                          ^ read shop.hpp shop.Book.pages
  //                                        ^ call shop.hpp shop.Item.first
  //                                                 ^ call shop.hpp shop.Item.price
}
`,
  }))

test('bases and overrides are edges', () =>
  expectLinks({
    'a.cc': `struct Base { virtual void run(int n) = 0; void other(); };
struct Derived : Base {
  //             ^ extends a.cc Base
  void run(int n) override { other(); }
  //   ^ overrides a.cc Base.run
  //                         ^ call a.cc Base.other
};
`,
  }))

test('a header that speaks C++ is read as C++, whatever its ending', async () => {
  const [file] = await analyse(new Map([['a.h', 'namespace n {\nclass A { public: void f(); };\n}\n']]), () => 'c')
  expect(file?.symbols.map((s) => `${s.kind} ${s.qualified ?? s.name}`)).toEqual([
    'namespace n',
    'class n.A',
    'method n.A.f',
  ])
})

test('templates, lambdas and operators', () =>
  expectLinks({
    'a.cc': `template <typename T> T twice(T value) { return value + value; }
struct Money { int cents; Money operator+(const Money &other) const { return Money{cents + other.cents}; } };
int run(Money m) {
  auto add = [&m](int n) { return m.cents + n; };
  //                              ^ read parameter m of line 3
  //                                        ^ read parameter n of line 4
  return twice<int>(2) + add(3);
  //     ^ call a.cc twice
  //                     ^ read variable add of line 4
}
`,
  }))

test('a destructor, a conversion and an operator outside of their class belong to it', () =>
  expectLinks({
    'pool.h': `struct Lock { void release(); };
class Pool {
 public:
  ~Pool();
  operator bool() const;
  bool operator()(int) const;
  static Pool NONE() { return Pool(); }
 private:
  Lock lock_;
};
`,
    'pool.cc': `#include "pool.h"
void Lock::release() {}
Pool::~Pool() {
  lock_.release();
  //    ^ call pool.cc Lock.release
}
Pool::operator bool() const {
  return &lock_ != nullptr;
  //      ^ read pool.h Pool.lock_
}
bool Pool::operator()(int n) const {
  return &lock_ != nullptr;
  //      ^ read pool.h Pool.lock_
}
Pool none() {
  return Pool::NONE();
  //           ^ call pool.h Pool.NONE
}
`,
  }))

test('a benchmark with a fixture stands in that, and has parameters', () =>
  expectLinks({
    'a.cc': `#include <benchmark/benchmark.h>
class Doors : public benchmark::Fixture { public: int count; };
int work(int n);
BENCHMARK_DEFINE_F(Doors, Open)(benchmark::State &state) {
//                 ^ type a.cc Doors
  for (auto _ : state) work(count);
  //            ^ read parameter state of line 4
  //                        ^ read a.cc Doors.count
}
`,
  }))

test('what stands under false is no code', async () => {
  const text = 'int shown;\n#if false\nint hidden; not code at all\n#endif\nint f() { return shown; }\n'
  const [file] = await analyse(new Map([['a.cc', text]]), () => 'cpp')
  expect(file?.symbols.map(({ name }) => name)).toEqual(['shown', 'f'])
})

test('a method that is defined outside of its class overrides what the base defines, wherever that is', () =>
  expectLinks({
    'command.h': `namespace tools {
class Command {
 public:
  virtual int run(int n);
  virtual int stop() = 0;
  static int all(int n);
  int one(int n);
  virtual int two(int n);
};
}
`,
    'command.cc': `#include "command.h"
namespace tools {
int Command::run(int n) { return n; }
int Command::all(int n) { return n; }
}
`,
    'add.h': `#include "command.h"
class Add : public tools::Command {
 public:
  int run(int n) override;
  //  ^ overrides command.cc tools.Command.run
  int run(int n, int m);
  int stop() override;
  static int all(int n);
  static int one(int n);
  int two(int n) override;
  static int two(int n, int m);
};
`,
    'add.cc': `#include "add.h"
int Add::run(int n) { return n + 1; }
//       ^ overrides command.cc tools.Command.run
int Add::run(int n, int m) { return n + m; }
//       ^ nothing
int Add::stop() { return 0; }
//       ^ overrides command.h tools.Command.stop
int Add::all(int n) { return n; }
//       ^ nothing
int Add::one(int n) { return n; }
//       ^ nothing
int Add::two(int n) { return n; }
//       ^ overrides command.h tools.Command.two
int Add::two(int n, int m) { return n + m; }
//       ^ nothing
`,
  }))
