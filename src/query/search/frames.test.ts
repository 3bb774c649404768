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

  it('may be all that a text begins with', () => {
    expect(beginsWithTrace('Traceback (most recent call last):')).toBe(true)
    expect(beginsWithTrace('at Cart.total (/srv/lib/cart.js:10:5)')).toBe(true)
    expect(beginsWithTrace('Prices are wrong')).toBe(false)
  })
})
