/** Types that hold the one before them twice: whatever follows every way to the innermost takes twice as long for each further line. */
import { expect, it } from 'vitest'
import { processorTimeOf } from '../../../test/setup/processor-time.ts'
import { repository } from '../testing/repository.ts'

const STEPS = 26
const lines = (line: (at: number) => string): string => Array.from({ length: STEPS }, (_, at) => line(at)).join('\n')

const SOURCES: readonly (readonly [path: string, text: string, marker: string, declared: number])[] = [
  [
    'union.ts',
    `class A { last() {} }\ntype T0 = A\n${lines((at) => `type T${at + 1} = T${at} | T${at}[] | Promise<T${at}>`)}
async function f(t: T${STEPS}) { (await t).last() }\n`,
    '.last()',
    1,
  ],
  [
    'namespace.js',
    `(function (root) {
  var table = {}
  root.use = function (type, id) {
    if (table[id]) table[id].add()
    table[id] = root.proxy[type]()
    for (const each of root.proxy) each.add()
    root.proxy().add()
    new root.proxy().add()
    root.proxy.nothing()
  }
})(lib)
${lines((at) => `lib.proxy = (function (root) { root.${at === 3 ? 'last' : `f${at}`} = function () {}; return root })(lib.proxy)`)}
if (typeof lib === 'undefined') var lib = {}
if (typeof lib.proxy === 'undefined') lib.proxy = {}
lib.proxy.last()\n`,
    'proxy.last()',
    15,
  ],
  [
    'modules.js',
    `class A { last() {} }
(function (modules) {
  function load(id) { const module = { exports: {} }; modules[id].call(module.exports, module, module.exports, load); return module.exports }
  return load(0)
})([
${lines((at) => `function (module, exports, load) { ${at === 3 ? 'new A().last()' : `exports.f${at} = () => load(${at})`} },`)}
])\n`,
    '.last()',
    1,
  ],
  [
    'Pair.scala',
    `class A { def last() = 1 }\nobject Z {\nval t0 = new A\n${lines((at) => `val t${at + 1} = (t${at}, t${at})`)}
def f() = t${STEPS}${'._1'.repeat(STEPS)}.last()\n}\n`,
    '.last()',
    1,
  ],
  [
    'Pair.kt',
    `class A { fun last() {} }\ntypealias T0 = A\n${lines((at) => `typealias T${at + 1} = Pair<T${at}, T${at}>`)}
fun f(t: T${STEPS}) { t${'.first'.repeat(STEPS)}.last() }\n`,
    '.last()',
    1,
  ],
  [
    'Alias.scala',
    `class A { def last() = 1 }\nclass P[X, Y](val first: X)\nobject Z {\ntype T0[X] = X\n${lines((at) => `type T${at + 1}[X] = P[T${at}[X], T${at}[X]]`)}
def f(t: T${STEPS}[A]) = t${'.first'.repeat(STEPS)}.last()\n}\n`,
    '.last()',
    1,
  ],
  [
    'Alias.kt',
    `class A { fun last() {} }\ntypealias T0<X> = Pair<List<X>, X>\n${lines((at) => `typealias T${at + 1}<X> = Pair<T${at}<List<X>>, T${at}<List<X>>>`)}
fun f(t: T${STEPS}<A>, a: A) { t${'.first'.repeat(STEPS)}; a.last() }\n`,
    'a.last()',
    1,
  ],
  [
    'Circle.scala',
    `class A { def last() = 1 }\nobject Z {\n${lines((at) => `type T${at}[X] = Map[T${(at + 1) % STEPS}[X], T${(at + 1) % STEPS}[X]]`)}
def f(t: T0[A], a: A) = a.last()\n}\n`,
    'a.last()',
    1,
  ],
]

it.each(SOURCES)(
  '%s',
  async (path, text, marker, declared) => {
    const taken = await processorTimeOf(async () => {
      const { leads } = await repository({ [path]: text })
      expect(await leads(path, marker, 'last')).toEqual([`${path}:${declared}`])
    })
    expect(taken).toBeLessThan(10_000)
  },
  300_000,
)
