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
