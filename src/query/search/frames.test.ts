import { describe, expect, it } from 'vitest'
import { beginsWithTrace, framesIn } from './frames.ts'

const pathsOf = (text: string) => framesIn(text).map(({ path }) => path)

describe('frames of a trace', () => {
  it('are read as Python prints them, the innermost first, by their paths where the package is installed', () => {
    const trace = `Traceback (most recent call last):
  File "/home/me/run.py", line 3, in <module>
  File "<string>", line 1, in <module>
  File "/opt/lib/python3.9/site-packages/shop/cart/sum.py", line 24, in total`
    expect(framesIn(trace)).toEqual([
      { path: 'shop/cart/sum.py', line: 24 },
      { path: '/home/me/run.py', line: 3 },
    ])
  })

  it('are read as IPython prints them, now and before', () => {
    const now = `KeyError         Traceback (most recent call last)
Cell In[6], line 1
----> 1 total()

File ~/env/lib/python3.10/site-packages/shop/cart.py:511, in total(cart)
    510 # a comment
File /opt/lib/python3.10/site-packages/shop/sum.py:32, in add`
    expect(pathsOf(now)).toEqual(['shop/sum.py', 'shop/cart.py'])
    const before = `KeyError         Traceback (most recent call last)
~/.venvs/py3/lib/python3.5/site-packages/shop/cart.py in total(self, key)
    458         try:
/usr/lib64/python3.6/site-packages/shop-1.2-py3.6.egg/shop/sum.py in <listcomp>(.0)`
    expect(pathsOf(before)).toEqual(['shop/sum.py', 'shop/cart.py'])
  })

  it('are read as Go, JavaScript and Rust print them', () => {
    const go = 'panic: out\nshop.add(0x0)\n\t/src/shop/sum.go:1270 +0x998\nmain.main()\n\t/src/main.go:3 +0x1'
    expect(pathsOf(go)).toEqual(['/src/shop/sum.go', '/src/main.go'])
    expect(pathsOf('    at Cart.total (/srv/lib/cart.js:10:5)\n    at src/sum.rs:12:3')).toEqual([
      '/srv/lib/cart.js',
      'src/sum.rs',
    ])
  })

  it('are read as Java prints them, with the folder of the package', () => {
    const trace = `java.lang.IllegalStateException: empty
\tat java.base/java.util.Objects.requireNonNull(Objects.java:233)
\tat app//com.shop.cart.Cart$Line.total(Cart.java:24) ~[shop.jar:1.2]
\tat com.shop.cart.SumKt.lambda$sum$0(Sum.kt:7)`
    expect(framesIn(trace)).toEqual([
      { path: 'java/util/Objects.java', line: 233 },
      { path: 'com/shop/cart/Cart.java', line: 24 },
      { path: 'com/shop/cart/Sum.kt', line: 7 },
    ])
  })

  it('begin with those of the cause, which Java and Node print last', () => {
    const java = `java.lang.RuntimeException: not sold
\tat com.shop.Shop.sell(Shop.java:3)
Caused by: java.lang.IllegalStateException: not added
\tat com.shop.Cart.add(Cart.java:24)
\tat com.shop.Shop.sell(Shop.java:2)
\t... 1 more
Caused by: java.lang.NullPointerException
\tat com.shop.Sum.add(Sum.java:7)`
    expect(pathsOf(java).map((path) => path.split('/').at(-1))).toEqual([
      'Sum.java',
      'Cart.java',
      'Shop.java',
      'Shop.java',
    ])
    const node = 'Error: x\n    at sell (/srv/shop.js:3:1) {\n  [cause]: Error: y\n      at add (/srv/sum.js:24:5)\n}'
    expect(pathsOf(node)).toEqual(['/srv/sum.js', '/srv/shop.js'])
  })

  it('are read as C#, PHP, Ruby and sanitizers print them', () => {
    expect(pathsOf('   at Shop.Cart.Total(Object o) in D:\\shop\\src\\Cart.cs:line 24')).toEqual([
      'D:/shop/src/Cart.cs',
    ])
    const php = `PHP Fatal error:  Uncaught TypeError: empty in /var/www/src/Sum.php:32
Stack trace:
#0 /var/www/src/Cart.php(24): Shop\\Cart->total()`
    expect(pathsOf(php)).toEqual(['/var/www/src/Sum.php', '/var/www/src/Cart.php'])
    const ruby =
      "/gems/shop-1.2/lib/sum.rb:32:in `add': empty (TypeError)\n\tfrom /gems/shop-1.2/lib/cart.rb:24:in `total'"
    expect(pathsOf(ruby)).toEqual(['/gems/shop-1.2/lib/sum.rb', '/gems/shop-1.2/lib/cart.rb'])
    expect(pathsOf('    #0 0x4fa1 in add(int, int) /build/src/sum.c:32:12')).toEqual(['/build/src/sum.c'])
  })

  it('are read as modules, Windows, browsers, old Rust and pytest print them', () => {
    const node = `TypeError: empty
    at Cart.total [as sum] (file:///srv/lib/cart.js:10:5)
    at async add (D:\\shop\\lib\\sum.js:32:3)`
    expect(pathsOf(node)).toEqual(['/srv/lib/cart.js', '/shop/lib/sum.js'])
    expect(pathsOf('total@http://localhost:3000/lib/cart.js:10:5')).toEqual(['/lib/cart.js'])
    expect(pathsOf("thread 'main' panicked at 'empty', src/sum.rs:32:9")).toEqual(['src/sum.rs'])
    const pytest = 'shop/cart.py:24: in total\n    return add()\nshop/sum.py:32: in add\nE   TypeError: empty'
    expect(pathsOf(pytest)).toEqual(['shop/sum.py', 'shop/cart.py'])
  })

  it('are read as Chrome prints them, from development servers, bundlers and routes with brackets in their names', () => {
    const chrome = `TypeError: empty
    at Cart.total (http://localhost:3000/src/cart.ts:10:5)
    at async add (https://shop.test/src/sum.ts?t=1699:32:3)
    at webpack:///./src/main.ts?:3:1
    at eval (webpack-internal:///(rsc)/./app/page.tsx:10:5)`
    expect(framesIn(chrome)).toEqual([
      { path: '/src/cart.ts', line: 10 },
      { path: '/src/sum.ts', line: 32 },
      { path: '/./src/main.ts', line: 3 },
      { path: '/./app/page.tsx', line: 10 },
    ])
    expect(pathsOf('total@http://localhost:5173/src/cart.ts?t=1699:10:5')).toEqual(['/src/cart.ts'])
    const routes = `    at GET (/srv/app/(shop)/[id]/route.ts:24:9)
    at add (file:///D:/my shop/lib/sum.js:32:3)`
    expect(pathsOf(routes)).toEqual(['/srv/app/(shop)/[id]/route.ts', '/my shop/lib/sum.js'])
    expect(pathsOf('It is at https://example.org:8080/cart.ts or at home (see sum.ts: 3)')).toEqual([])
  })

  it('are read as Elixir, Dart, RSpec and Vitest print them', () => {
    const elixir = '    (shop 0.1.0) lib/shop/sum.ex:12: Shop.Sum.add/2\n    lib/shop/cart.ex:3: Shop.Cart.total/1'
    expect(pathsOf(elixir)).toEqual(['lib/shop/sum.ex', 'lib/shop/cart.ex'])
    const dart = `#0      add.<anonymous closure> (package:shop/src/sum.dart:24:5)
#1      main (file:///home/me/shop/bin/main.dart:3:1)`
    expect(pathsOf(dart)).toEqual(['lib/src/sum.dart', '/home/me/shop/bin/main.dart'])
    expect(pathsOf("     # ./lib/cart.rb:24:in 'Cart#total'")).toEqual(['./lib/cart.rb'])
    expect(pathsOf(' ❯ total src/cart.ts:24:15\n ❯ src/cart.test.ts:3:1')).toEqual(['src/cart.ts', 'src/cart.test.ts'])
  })

  it('may be all that a text begins with', () => {
    expect(beginsWithTrace('Traceback (most recent call last):')).toBe(true)
    expect(beginsWithTrace('at Cart.total (/srv/lib/cart.js:10:5)')).toBe(true)
    expect(beginsWithTrace('Prices are wrong')).toBe(false)
  })
})
