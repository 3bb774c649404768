import { expect, test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'
import { repository } from '../../testing/repository.ts'

const SHOP = `namespace shop {
namespace tools {
struct Saw {};
enum Size { Small };
}
namespace kit = tools;
}
`

test('another name of a namespace is a symbol, and is what stands before the names in it', async () => {
  await expectLinks({
    'shop.hpp': SHOP,
    'a.cc': `#include "shop.hpp"
namespace st = shop::tools;
st::Saw f(shop::kit::Size size) {
//        ^ type shop.hpp shop
//              ^ type shop.hpp shop.kit
//                   ^ type shop.hpp shop.tools.Size
  return size == shop::kit::Size::Small ? st::Saw() : st::Saw{};
  //                              ^ read shop.hpp shop.tools.Size.Small
  //                                      ^ type a.cc st
  //                                          ^ call shop.hpp shop.tools.Saw, type shop.hpp shop.tools.Saw
}
void g() {
  namespace own = shop::tools;
    own::Saw *saw;
  //^ type a.cc g.own
  //     ^ type shop.hpp shop.tools.Saw
}
`,
  })
  const r = await repository({ 'shop.hpp': SHOP })
  expect(r.symbols('shop.hpp')).toContain('namespace shop.kit')
})

test('one using brings several names', () =>
  expectLinks({
    'shop.hpp': SHOP,
    'a.cc': `#include "shop.hpp"
using shop::tools::Saw, shop::tools::Size;
//                                   ^ type shop.hpp shop.tools.Size
Size f(Saw saw);
//     ^ type shop.hpp shop.tools.Saw
Size g();
`,
  }))

test('a namespace has what its inline ones have, and what it brings from others', () =>
  expectLinks({
    'shop.hpp': `namespace shop {
inline namespace v2 { class Saw { public: void cut(); }; void ring(int n); }
namespace parts { struct Blade { int teeth; }; void count(Blade *blade); }
using namespace parts;
}
namespace shop::inline tools { struct Drill {}; }
namespace impl { struct Door { int width; }; void open(Door *door); }
namespace house { using impl::Door; using impl::open; }
`,
    'a.cc': `#include "shop.hpp"
void f(shop::Saw saw, shop::Drill drill, shop::Blade blade, house::Door *door) {
//           ^ type shop.hpp shop.v2.Saw
//                          ^ type shop.hpp shop.tools.Drill
//                                             ^ type shop.hpp shop.parts.Blade
//                                                                 ^ type shop.hpp impl.Door
  shop::ring(blade.teeth);
  //    ^ call shop.hpp shop.v2.ring
  //               ^ read shop.hpp shop.parts.Blade.teeth
  shop::v2::Saw().cut();
  //        ^ call shop.hpp shop.v2.Saw, type shop.hpp shop.v2.Saw
  shop::count(&blade);
  //    ^ call shop.hpp shop.parts.count
  house::open(door);
  //     ^ call shop.hpp impl.open
  door->width = 1;
  //    ^ write shop.hpp impl.Door.width
}
namespace shop {
Saw make();
Saw *other(Drill *drill) { ring(1); return nullptr; }
//         ^ type shop.hpp shop.tools.Drill
//                         ^ call shop.hpp shop.v2.ring
}
`,
  }))

test('using enum makes the names of a scoped enumeration those of the scope that it stands in', async () => {
  await expectLinks({
    'keys.hpp': `namespace input {
enum class Key { None, Shift };
using enum Key;
struct Press {
  enum class State { Down, Up };
  using enum State;
  bool isUp() const { return state == Up; }
  //                                  ^ read keys.hpp input.Press.State.Up
  State state;
};
inline bool isNone(Key key) { return key == None; }
//                                          ^ read keys.hpp input.Key.None
enum class Side { Left, Right };
}
struct Hand { using enum input::Side; };
`,
    'a.cc': `#include "keys.hpp"
int f(input::Side side) {
  using enum input::Side;
  //                ^ type keys.hpp input.Side
  switch (side) { case Left: return 1; case Right: return 2; }
  //                   ^ read keys.hpp input.Side.Left
  return input::Shift == input::Key::Shift ? input::Press::Up : Hand::Left;
  //            ^ read keys.hpp input.Key.Shift
  //                                 ^ read keys.hpp input.Key.Shift
  //                                                       ^ read keys.hpp input.Press.State.Up
  //                                                                  ^ read keys.hpp input.Side.Left
}
`,
  })
})

test('a namespace that a macro opens is what names in it are found by', () =>
  expectLinks({
    'base.hpp': `#define BEGIN_TOOLS namespace tools { inline namespace v2 {
#define END_TOOLS } }

BEGIN_TOOLS
class Saw {};
namespace units {
int inches(int n);
}
template <typename T> int cut(T value) { return 1; }
END_TOOLS
`,
    'a.cc': `#include "base.hpp"
int f() { return tools::cut(1) + tools::units::inches(2); }
//                      ^ call base.hpp cut
//                                             ^ call base.hpp units.inches
namespace tools { int again(); }
using tools::Saw;
//           ^ type base.hpp Saw
`,
    'b.cc': `#include "base.hpp"
namespace other { int inches(int n); }
int g() { return tools::missing(1) + other::units::inches(1); }
//                      ^ call std:c++ missing
`,
  }))

test('a name behind two colons is in no namespace', () =>
  expectLinks({
    'a.cc': `#include <unistd.h>
int turn();
namespace wood {
int turn();
int fsync(int file) { return ::fsync(file) + ::turn(); }
//                             ^ call std:c fsync
//                                             ^ call a.cc turn
}
`,
  }))

test('a part of a file stands in the namespace that includes it', () =>
  expectLinks({
    'wide.hpp': `namespace wide {
class Number { public: Number(int n); int low; };
int low_of(Number n);
#include "number.ipp"
}
`,
    'number.ipp': `constexpr Number::Number(int n) : low(n) {}
inline int low_of(Number n) { return n.low; }
//                                     ^ read wide.hpp wide.Number.low
`,
  }))

test('a namespace may have another name', () =>
  expectLinks({
    'tools.hpp':
      'namespace tools { namespace inner { struct Counter { int n; }; int count(); } }\nnamespace bm = tools;\n',
    'a.cc': `#include "tools.hpp"
namespace in = tools::inner;
int f(bm::inner::Counter counter) {
//               ^ type tools.hpp tools.inner.Counter
  namespace own = tools::inner;
  in::Counter other;
  other.n = own::count();
//      ^ write tools.hpp tools.inner.Counter.n
//               ^ call tools.hpp tools.inner.count
  return counter.n;
//               ^ read tools.hpp tools.inner.Counter.n
}
`,
  }))

test('a file that adds to the namespace std does not declare it', () =>
  expectLinks({
    'shelf.h': 'struct Shelf {};\nnamespace std {\ntemplate <> struct hash<Shelf> {};\n}\n',
    'run.cc': `#include <string>
#include "shelf.h"
int std_name(Shelf shelf) { return std::size(shelf); }
//                                 ^ type std:c++ std
`,
  }))

test('of two namespaces of one name the use decides, and what a file has for itself hides none of its headers', () =>
  expectLinks({
    'lib.h': `namespace lib { namespace detail { int near(); } }
namespace lib { struct Test { int line; }; }
namespace lib { namespace internal { typedef long time_ms; } typedef internal::time_ms time_ms; }
`,
    'a.cc': `#include "lib.h"
namespace other { namespace detail { int near(); } }
namespace other { namespace lib { class Test {}; } }
struct Test {};
namespace lib {
int f(Test *test) { return test->line + detail::near(); }
//    ^ type lib.h lib.Test
//                               ^ read lib.h lib.Test.line
//                                      ^ type lib.h lib.detail
namespace internal {
time_ms now(); int g() { return 0; }
}
}
namespace other {
int h() { return detail::near(); }
//               ^ type a.cc other.detail
//                       ^ call a.cc other.detail.near
}
`,
  }))

test('a name that a header brings with using is one of those that include it', () =>
  expectLinks({
    'approx.h': 'namespace test { struct Approx { Approx(double d); }; }\n',
    'compatibility.h': '#include "approx.h"\nusing test::Approx;\n',
    'a.cc': `#include "compatibility.h"
Approx f(Approx *one);
//       ^ type approx.h test.Approx
`,
  }))

test('looking through namespaces that all bring the names of one another ends', { timeout: 10_000 }, () => {
  const spaces = Array.from({ length: 12 }, (_, at) => `n${at}`)
  const declared = spaces.map((one) => `namespace ${one} { void door(int n); }`)
  const brought = spaces.map(
    (one) => `namespace ${one} { ${spaces.map((other) => `using namespace ${other};`).join(' ')} }`,
  )
  return expectLinks({
    'all.hpp': `namespace last { void gate(int n); }\n${declared.join('\n')}\n${brought.join('\n')}\nnamespace n11 { using last::gate; }\n`,
    'a.cc': `#include "all.hpp"
void run() {
  n0::gate(1);
  //  ^ call all.hpp last.gate
  n0::window(1);
}
`,
  })
})
