import { expect, test } from 'vitest'
import { check } from '../../testing/carets.ts'

async function leads(files: Record<string, string>): Promise<void> {
  const { expected, found } = await check(files)
  expect(expected.length).toBeGreaterThan(0)
  expect(found).toEqual(expected)
}

const SHAPES = `struct Point { int x, y; int sum() const; };
struct Shape { double area() const; int id; Point at; };
`

test('what goes through a pipe of views is what the range holds, as far as each view leaves it so', () =>
  leads({
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
  leads({
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
  leads({
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
  leads({
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
  leads({
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
