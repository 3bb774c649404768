/** What runs where no call of it is written: accessors of properties, and constructors that are inherited. */
import { expect, test } from 'vitest'
import { languageOfPath } from '../../../../bench/accuracy/language-of-path.ts'
import { USES } from '../../../../src/contract/links.ts'
import { type AnalysedFile, analyse } from '../../analysis.ts'
import { expectLinks } from '../../testing/carets.ts'

test('whoever reads a property runs its getter, whoever writes it its setter, whoever updates it both', () =>
  expectLinks({
    'box.ts': `
export abstract class Box {
  plain = 1
  get size() { return 1 }
  set size(size: number) {}
  static get empty() { return new Small() }
  abstract get color(): string
  get twice() { return 2 * this.size }
//                              ^ read box.ts Box.size, runs box.ts Box.size
}
export class Small extends Box {
  get color() { return 'red' }
  override set size(size: number) { super.size = size }
//                                        ^ write box.ts Box.size, runs box.ts Box.size
}
export interface Sized { get size(): number }
`,
    'use.ts': `
import { Box, type Sized } from './box'
function grow(box: Box, sized: Sized) {
  box.twice
  //  ^ read box.ts Box.twice, runs box.ts Box.twice
  box.plain = box.plain
  //  ^ write box.ts Box.plain
  box.color
  //  ^ read box.ts Box.color
  sized.size
  //    ^ read box.ts Sized.size
  const { twice } = box
  //      ^ read box.ts Box.twice, runs box.ts Box.twice
  Box.empty.color
  //  ^ read box.ts Box.empty, runs box.ts Box.empty
  //        ^ read box.ts Small.color, runs box.ts Small.color
  Box.empty.size
  //        ^ read box.ts Small.size
}
`,
  }))

test('where a getter and a setter are two symbols, the one that runs is told apart', async () => {
  const text = `
class Box {
  get size() { return 1 }
  set size(size) {}
}
const literal = {
  get size() { return 1 },
  set size(size) {},
}
const box = new Box()
box.size
literal.size
box.size = 1
box.size += 1
literal.size++
`
  const [file] = await analyse(new Map([['a.js', text]]), languageOfPath)
  const { symbols, links } = file as AnalysedFile
  const runs = links.line.flatMap((line, at) => {
    const target = links.targets[links.target[at] as number]
    const symbol = symbols.find(({ id }) => target?.[0] === 's' && id === target[1])
    return USES[links.use[at] as number] === 'runs' && symbol ? [`${line} ${symbol.line}`] : []
  })
  expect(runs).toEqual(['11 3', '12 7', '13 4', '14 3', '14 4', '15 7', '15 8'])
})

test('a property that a call defines runs the functions that it is given', () =>
  expectLinks({
    'a.js': `
const request = exports
function parse() { return {} }
Object.defineProperty(request, 'query', { get: parse, set: function save(query) {} })
Object.defineProperty(request, 'plain', { value: parse() })
Object.defineProperties(request, { path: { get() { return '' } } })
request.__defineGetter__('host', function host() { return '' })
request.query
//      ^ read a.js query, runs a.js parse
request.query = {}
//      ^ write a.js query, runs a.js set
request.plain
//      ^ read a.js plain
request.path
//      ^ read variable path of line 6, runs a.js get
request.host
//      ^ read a.js host, runs a.js host
`,
  }))

test('what is called, constructed or extended is read before', () =>
  expectLinks({
    'a.js': `
const tools = exports
function load() { return require('./tools') }
Object.defineProperty(tools, 'Parser', { get: load })
tools.Parser()
//    ^ call a.js Parser, runs a.js load
new tools.Parser()
//        ^ call a.js Parser, runs a.js load
class Own extends tools.Parser {}
//                      ^ extends a.js Parser, runs a.js load
class Box { get open() { return () => 1 } }
new Box().open()
//        ^ call a.js Box.open
`,
  }))

test('of an accessor that another file has only as a parameter, nothing is said', () =>
  expectLinks({
    'a.js': `
exports.define = function (getter) {
  Object.defineProperty(exports, 'size', { get: getter })
}
`,
    'b.js': `
const a = require('./a')
a.size
//^ read unknown
`,
  }))

test('a class without a constructor runs the one that it inherits', () =>
  expectLinks({
    'base.ts': `
export class Base { constructor(readonly name: string) {} }
export class Plain {}
`,
    'a.ts': `
import { Base, Plain } from './base'
class Middle extends Base {}
//    ^ runs base.ts Base.constructor
class Sub extends Middle {}
//    ^ runs base.ts Base.constructor
class Own extends Middle { constructor() { super('own') } }
//                         ^ runs a.ts Own.constructor
//                                         ^ call a.ts Middle
class None extends Plain {}
//    ^ nothing
`,
    'b.js': `
function Old() { this.name = 1 }
class New extends Old {}
//    ^ runs b.js Old
const Named = class extends New {}
//    ^ runs b.js Old
`,
  }))
