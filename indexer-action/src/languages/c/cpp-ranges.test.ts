import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

const SHAPES = `struct Point { int x, y; int sum() const; };
struct Shape { double area() const; int id; Point at; };
`

test('what goes through a pipe of views is what the range holds, as far as each view leaves it so', () =>
  expectLinks({
    'a.cc': `#include <ranges>
${SHAPES}void use(std::vector<Shape> all, std::vector<Shape *> seen, int flags) {
  for (const auto &shape : all | std::views::filter([](const auto &one) { return one.area() > 1; }))
    //                                                                               ^ call a.cc Shape.area
    shape.area();
    //    ^ call a.cc Shape.area
  for (auto *s : seen | std::views::reverse | std::views::take(3)) s->area();
  //                                                                  ^ call a.cc Shape.area
  for (auto p : all | std::views::transform([](const auto &one) { return Point{one.id, 2}; })) p.sum();
  //                                                                               ^ read a.cc Shape.id
  //                                                                                             ^ call a.cc Point.sum
  auto kept = all | std::views::drop(1) | std::ranges::to<std::vector>();
  kept[0].area();
  //      ^ call a.cc Shape.area
  auto ids = all | std::views::transform(&Shape::id);
  for (auto id : ids) id.area();
  //                     ^ call unknown
  (void)(flags | other::filter([](const auto &bit) { return bit.area(); }));
  //                                                            ^ call unknown
}
`,
  }))

test('an algorithm of ranges gives a place in its range', () =>
  expectLinks({
    'a.cc': `#include <algorithm>
${SHAPES}void use(std::vector<Shape> all) {
  auto found = std::ranges::find_if(all, [](const auto &s) { return s.id == 1; });
  found->area();
  //     ^ call a.cc Shape.area
  (*std::ranges::max_element(all, {}, &Shape::id)).area();
  //                                               ^ call a.cc Shape.area
  auto old = std::find_if(all.begin(), all.end(), [](const auto &s) { return s.id; });
  old->area();
  //   ^ call a.cc Shape.area
  auto total = std::accumulate(all.begin(), all.end(), Point{}, add);
  total.sum();
  //    ^ call a.cc Point.sum
}
`,
  }))

test('a future has what its function gives, and what is expected its error', () =>
  expectLinks({
    'a.cc': `#include <future>
${SHAPES}struct Failure { int code; };
std::expected<Shape, Failure> load(int n);
int use() {
  auto later = std::async(std::launch::async, [] { return Shape{}; });
  later.get().area();
  //          ^ call a.cc Shape.area
  auto got = load(1);
  if (!got) return got.error().code;
  //                           ^ read a.cc Failure.code
  return got->id;
  //          ^ read a.cc Shape.id
}
`,
  }))

test('designators in arguments name fields of what the function takes, and those in a container of what it holds', () =>
  expectLinks({
    'a.cc': `#include <vector>
${SHAPES}struct Options { int segments = 1; Point at; };
void draw(int n, const Options &options);
struct Canvas { void paint(Options options); };
void use(Canvas &canvas, std::vector<Point> path) {
  draw(1, {.segments = 4, .at = {.x = 1}});
  //        ^ write a.cc Options.segments
  //                       ^ write a.cc Options.at
  //                              ^ write a.cc Point.x
  canvas.paint({.segments = 4});
  //             ^ write a.cc Options.segments
  path.push_back({.y = 3});
  //               ^ write a.cc Point.y
  std::vector<Point> made{{.x = 1}, {.y = 2}};
  //                        ^ write a.cc Point.x
  //                                  ^ write a.cc Point.y
  std::vector<Point> same = {{.x = 1}};
  //                           ^ write a.cc Point.x
  std::map<int, Point> named{{1, {.x = 2}}};
  //                               ^ write a.cc Point.x
}
`,
  }))

test('what a template’s parameter has by a name is unknown, and no part of the standard', () =>
  expectLinks({
    'a.cc': `#include <vector>
template <class T> typename T::value_type first(const T &all) {
  //                           ^ type unknown
  typename T::const_iterator at = all.begin();
  //          ^ type unknown
  T::report(at);
  // ^ call unknown
  return *at;
}
`,
  }))

test('views give elements, pairs of them, and parts of the range, piped into or called', () =>
  expectLinks({
    'a.cc': `#include <ranges>
${SHAPES}void use(std::vector<Shape> all, std::vector<Point> path, std::map<int, Shape> named, std::vector<std::vector<Point>> paths) {
  for (auto [shape, point] : std::views::zip(all, path)) { shape.area(); point.sum(); }
  //                                                             ^ call a.cc Shape.area
  //                                                                           ^ call a.cc Point.sum
  for (auto [at, shape] : std::views::enumerate(all)) shape.area();
  //                                                        ^ call a.cc Shape.area
  for (auto &&[at, shape] : all | std::views::enumerate) shape.area();
  //                                                           ^ call a.cc Shape.area
  for (auto &shape : named | std::views::values) shape.area();
  //                                                   ^ call a.cc Shape.area
  for (auto &shape : std::views::values(named) | std::views::take(2)) shape.area();
  //                                                                        ^ call a.cc Shape.area
  for (auto &point : paths | std::views::join) point.sum();
  //                                                 ^ call a.cc Point.sum
  for (auto part : all | std::views::chunk(2)) for (auto &shape : part) shape.area();
  //                                                                          ^ call a.cc Shape.area
  for (auto &shape : std::views::filter(all, [](const auto &one) { return one.area() > 1; })) shape.area();
  //                                                                          ^ call a.cc Shape.area
  //                                                                                                ^ call a.cc Shape.area
  for (auto p : all | std::views::transform(&Shape::at) | std::views::reverse) p.sum();
  //                                                                             ^ call unknown
}
namespace views { std::vector<Point> values(const std::map<int, Shape> &of); }
void own(std::map<int, Shape> named) {
  for (auto &point : views::values(named)) point.sum();
  //                                             ^ call a.cc Point.sum
}
`,
  }))

test('what an optional hands on is what it holds, and what it gives then what the function gives', () =>
  expectLinks({
    'a.cc': `#include <optional>
${SHAPES}std::optional<Shape> find(int id);
std::expected<Shape, Point> load(int id);
Point middle(const Shape &of);
void use() {
  find(1).and_then([](const auto &shape) { return find(shape.id); })->area();
  //                                                         ^ read a.cc Shape.id
  //                                                                  ^ call a.cc Shape.area
  find(1).transform([](const auto &shape) { return shape.at; })->sum();
  //                                                     ^ read a.cc Shape.at
  //                                                             ^ call a.cc Point.sum
  find(1).transform(middle).value().sum();
  //                                ^ call a.cc Point.sum
  find(1).or_else([] { return find(2); })->area();
  //                                       ^ call a.cc Shape.area
  auto got = load(1).transform(middle);
  got->sum();
  //   ^ call a.cc Point.sum
  got.error().sum();
  //          ^ call a.cc Point.sum
}
`,
  }))

test('what is awaited is what the awaiter gives, or what a task from outside is of', () =>
  expectLinks({
    'task.hpp': `template <typename T> struct [[nodiscard]] Task {
  struct Awaiter { bool await_ready(); T await_resume(); };
  Awaiter operator co_await() const;
};
template <typename T> struct Later { bool await_ready(); T &await_resume(); };
`,
    'a.cc': `#include "task.hpp"
${SHAPES}Task<Shape> fetch(int id);
Later<Point> later();
boost::asio::awaitable<Shape> ask();
Task<int> use() {
  auto shape = co_await fetch(1);
  shape.area();
  //    ^ call a.cc Shape.area
  (co_await later()).sum();
  //                 ^ call a.cc Point.sum
  auto asked = co_await ask();
  asked.area();
  //    ^ call a.cc Shape.area
  auto task = fetch(2);
  co_return (co_await task).id;
  //                        ^ read a.cc Shape.id
}
`,
  }))

test('designators in what is returned name fields of what the function or lambda says that it gives', () =>
  expectLinks({
    'door.cc': `#include <optional>
#include <vector>
struct Size { int width; int height; };
struct Door { Size size; bool open; };
class House { Door door() const noexcept; };
Door House::door() const noexcept {
  return {.size = {.width = 1, .height = 2}, .open = true};
  //       ^ write door.cc Door.size
  //                ^ write door.cc Size.width
  //                                          ^ write door.cc Door.open
}
std::vector<Size> sizes() {
  auto one = []() -> Door { return {.open = false}; };
  //                                 ^ write door.cc Door.open
  auto other = [] { return Size{.height = 1}; };
  return {{.width = one().size.width}};
  //        ^ write door.cc Size.width
}
`,
  }))
