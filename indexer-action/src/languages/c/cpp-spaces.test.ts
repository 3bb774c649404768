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
