/** What a file exports under a name that it declared before. */
import { expect, test } from 'vitest'
import { extractUnit } from '../../../extract.ts'
import type { Language } from '../../language.ts'
import { LANGUAGES } from '../../registry.ts'

async function exportedOf(key: string, text: string): Promise<string[]> {
  const language = LANGUAGES.find((one) => one.key === key) as Language
  const { unit } = await extractUnit(language, `a.${key === 'javascript' ? 'js' : 'ts'}`, text)
  return unit.symbols.flatMap(({ name, modifiers = [] }) =>
    modifiers.includes('exported') ? [modifiers.includes('default') ? `default ${name}` : name] : [],
  )
}

test('what a list of exports names is exported, and what is imported for it is defined elsewhere', async () => {
  const text = `import { far } from './far'
function a() {}
const b = 1
class C {}
function own() {}
export { a, b as renamed, far }
export default C
`
  for (const key of ['typescript', 'javascript'])
    expect(await exportedOf(key, text), key).toEqual(['a', 'b', 'default C'])
})

test('what is assigned to members of `exports` is exported, also by the name that it has in the file', async () => {
  const text = `var far = require('./far'), Emitter = require('events').EventEmitter
exports.get = get
module.exports.put = exports.set = put
exports.far = far
exports.Emitter = Emitter
exports.made = function () {}
function get() {}
function put() {}
function own() {}
`
  expect(await exportedOf('javascript', text)).toEqual(['made', 'get', 'put'])
})

test('what is assigned to `module.exports` is exported: a name, the names of a list, and what is added to either', async () => {
  const view = `module.exports = View
function View() {}
View.create = function () {}
View.prototype.draw = function () {}
function own() {}
`
  expect(await exportedOf('javascript', view)).toEqual(['View', 'create'])
  const list = `const { far } = require('./far')
function get() {}
const size = 3
function own() {}
module.exports = { get, length: size, far }
`
  expect(await exportedOf('javascript', list)).toEqual(['get', 'size', 'exports'])
  const app = `var app = exports = module.exports = {}
var other = {}
app.init = function () {}
other.init = function () {}
`
  expect(await exportedOf('javascript', app)).toEqual(['app', 'exports', 'init'])
})

test('a function or class that is assigned to `module.exports` is exported by its own name', async () => {
  const own = 'function own() {}\n'
  expect(await exportedOf('javascript', `module.exports = function get() {}\nexports.put = 1\n${own}`)).toEqual([
    'get',
    'put',
  ])
  expect(await exportedOf('javascript', `exports = module.exports = class Box {}\n${own}`)).toEqual(['Box'])
  expect(await exportedOf('javascript', `module.exports = kit.Box = class {}\n${own}`)).toEqual(['Box'])
  expect(await exportedOf('typescript', `export = class Box {}\n${own}`)).toEqual(['Box'])
})

test('the signature of a name that is required says from where', async () => {
  const language = LANGUAGES.find(({ key }) => key === 'javascript') as Language
  const { unit } = await extractUnit(
    language,
    'a.js',
    `var View = require('./view'), made = require('debug')('app'), join = require('path').join
const { get, put: set } = require('./store')
const [first] = list
`,
  )
  expect(unit.symbols.map(({ signature }) => signature)).toEqual([
    "View = require('./view')",
    'made',
    "join = require('path').join",
    "{ get } = require('./store')",
    "{ put: set } = require('./store')",
    'first',
  ])
})
