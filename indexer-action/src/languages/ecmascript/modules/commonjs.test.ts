/** CommonJS modules: members assigned to `exports`, to `module.exports` and to prototypes. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('a module reads what it hangs on its own exports', async () => {
  await expectLinks({
    'util.js': `exports.fold = function fold(value) { return exports.fold(value.rest) }
//                                                   ^ call util.js fold
exports.join = () => module.exports.fold({})
//                                  ^ call util.js fold
function own(exports) {
  exports.fold()
//        ^ call unknown
}
`,
  })
})

test('exports under another name are exports', async () => {
  await expectLinks({
    'helpers.js': `var helpers = exports
helpers.create = function () {}
helpers.again = () => helpers.create()
//                            ^ call helpers.js create
`,
    'main.js': `const helpers = require('./helpers')
helpers.create()
//      ^ call helpers.js create
`,
    'named.mjs': `import { create } from './helpers.js'
void create()
//   ^ call helpers.js create
`,
  })
})

test('values that are assigned to exports under another name are exports', async () => {
  await expectLinks({
    'common.js': `const common = exports
const path = require('path')
common.lib = path.resolve(__dirname, 'lib')
common.Charsets = require('./charsets')
path.join(common.lib)
//               ^ read common.js lib
`,
    'charsets.js': `exports.UTF8 = 1
`,
    'api.js': `const api = module.exports
api.limit = 10
`,
    'main.js': `const common = require('./common')
const { limit } = require('./api')
//      ^ read api.js limit
common.lib
//     ^ read common.js lib
common.Charsets.UTF8
//     ^ read common.js Charsets
//              ^ read charsets.js UTF8
`,
  })
})

test('a class that extends something outside has the methods of its prototype', async () => {
  await expectLinks({
    'runner.js': `const { EventEmitter } = require('node:events')
class Runner extends EventEmitter {}
Runner.prototype.fail = function (test) {
  this.stop()
//     ^ call runner.js stop
  var self = this
  self.stop()
//     ^ call runner.js stop
  this.emit('fail')
//     ^ call node:events EventEmitter.emit
}
Runner.prototype.stop = function () {}
module.exports = Runner
`,
    'run.js': `const Runner = require('./runner')
new Runner().stop()
//           ^ call runner.js stop
`,
  })
})

test('what a function or class is given beside it is defined there, once', async () => {
  await expectLinks({
    'base.js': `function Base() {}
Base.symbols = { ok: '+' }
Base.colored = true
Base.colored = false
//   ^ write base.js colored
module.exports = Base
`,
    'list.js': `const Base = require('./base')
Base.symbols.ok
//   ^ read base.js symbols
Base.colored = 1
//   ^ write base.js colored
`,
  })
})

test('a field that a function of the prototype assigns is one of all instances', async () => {
  await expectLinks({
    'runner.js': `const { EventEmitter } = require('node:events')
class Runner extends EventEmitter {}
Runner.prototype.grep = function (pattern) {
  this.pattern = pattern
}
Runner.prototype.run = function () {
  const self = this
  return () => self.pattern
//                  ^ read runner.js grep.pattern
}
`,
  })
})

test('what is assigned to a member that the language gives is no definition of it', async () => {
  await expectLinks({
    'a.js': `const queue = [1]
queue.length = 0
//    ^ write std:ecmascript Array.length
queue.length
//    ^ read std:ecmascript Array.length
`,
  })
})

test('a default import of a script leads to where the script assigns what it exports', async () => {
  await expectLinks({
    'made.js': `module.exports = make({ ready: true })
`,
    'main.mjs': `import made from './made.js'
//     ^ import made.js exports
`,
  })
})

test('a property that a call defines is one of its object, and `this` in its accessor is that object', async () => {
  await expectLinks({
    'cache.js': `function Cache() {}
Cache.prototype.limit = 10
Object.defineProperty(Cache.prototype, 'size', { get() { return this.limit } })
//                                                                   ^ read cache.js limit
Object.defineProperties(Cache.prototype, { full: { value: isFull } })
function isFull() {}
const table = { find() {} }
function first() {
  return this.find()
//            ^ call cache.js table.find
}
Object.defineProperty(table, 'first', { get: first })
defineGetter(table, 'last', function last() { return this.find() })
//                                                        ^ call cache.js table.find
exports.table = table
exports.Cache = Cache
`,
    'main.js': `const { Cache, table } = require('./cache')
const cache = new Cache()
cache.limit
//    ^ read cache.js limit
cache.size
//    ^ read cache.js size, runs cache.js get
cache.full()
//    ^ call cache.js isFull
table.last
//    ^ read cache.js last, runs cache.js last
`,
  })
})

test('an export that is required is named by the export, and what it holds is called', async () => {
  await expectLinks({
    'create.js': 'module.exports = function (options) {\n  return options\n}\n',
    'transports.js': "Object.defineProperty(exports, 'Console', { get() {} })\n",
    'index.js': `exports.create = require('./create')
exports.transports = require('./transports')
exports.Console = require('./transports').Console
exports.make = require('./all').create
`,
    'all.js': "module.exports = { create: require('./create') }\n",
    'main.js': `const lib = require('./index')
const all = require('./all')
lib.create({})
//  ^ call index.js create, call_indirect create.js exports
lib.transports
//  ^ read index.js transports
lib.Console
//  ^ read index.js Console
lib.make({})
//  ^ call index.js make, call_indirect create.js exports
all.create({})
//  ^ call all.js exports.create, call_indirect create.js exports
`,
  })
})

test('`this` in a method under a computed name is what has the prototype', async () => {
  await expectLinks({
    'builder.js': `function Builder() { this._args = [] }
Builder.prototype.go = function () { return this }
for (const name of ['index', 'unique'])
  Builder.prototype[name] = function () {
    this._args.push(name)
//       ^ read builder.js Builder._args
    return this.go()
//              ^ call builder.js go
  }
`,
  })
})

test('a class that is exported and given a name in one statement has that name', async () => {
  await expectLinks({
    'ext.js': `const internals = {}
exports = module.exports = internals.Ext = class {
  add() {}
  static combine() {
    const ext = new internals.Ext()
//                            ^ call ext.js Ext
    ext.add()
//      ^ call ext.js Ext.add
  }
}
`,
    'use.js': `const Ext = require('./ext')
Ext.combine()
//  ^ call ext.js Ext.combine
new Ext().add()
//        ^ call ext.js Ext.add
`,
  })
})

test('methods of an object that is assigned as a prototype have what the constructor sets', async () => {
  await expectLinks({
    'lexer.js': `function Lexer(text) { this.input = text }
Lexer.prototype = {
  next: function () {
    this.input = this.input.slice(1)
//       ^ write lexer.js Lexer.input
    this.size = 2
//       ^ write lexer.js size, runs lexer.js size
    this.fail()
//       ^ call lexer.js fail
  },
  fail() { this.input },
//              ^ read lexer.js Lexer.input
  get size() { return 1 },
  set size(value) {},
}
Lexer.prototype.last = function () {
  this.input = ''
//     ^ write lexer.js Lexer.input
}
`,
  })
})

test('a default import of a CommonJS module has what is added to its exports later', async () => {
  await expectLinks({
    'kinds.cjs': `class Leaf { act() {} }
class Stone { act() {} }
module.exports = { Leaf }
module.exports.made = function made() { return new Stone() }
`,
    'a.mjs': `import kinds from './kinds.cjs'
kinds.made().act()
//    ^ call kinds.cjs made
//           ^ call kinds.cjs Stone.act
new kinds.Leaf().act()
//               ^ call kinds.cjs Leaf.act
`,
  })
})

test('an export has the members that a comment says it has', async () => {
  await expectLinks({
    'status.js': `/**
 * @typedef {Object} Status
 * @property {number} Ready
 */
/**
 * @type {Status}
 */
exports.Status = createEnum(['Ready'])
`,
    'main.js': `const { Status } = require('./status.js')
Status.Ready
//     ^ read status.js Status.Ready
`,
  })
})

test('a script is called for what it assigns to its exports, although the declarations beside it only name exports', async () => {
  await expectLinks({
    'server.js': `function server(options) {
  const made = { inject, close() {} }
  return made
  function inject(request) {}
}
class Client { send() {} }
module.exports = server
module.exports.Client = Client
module.exports.default = server
`,
    'server.d.ts': `export interface Server { inject(request: string): void; close(): void }
declare function server(options?: {}): Server
export declare class Client { send(): void }
export { server as default }
`,
    'test.js': `const build = require('./server')
const app = build()
//          ^ call server.js server
app.inject('/')
//  ^ call server.js server.inject, call_indirect server.js server.inject
new build.Client().send()
//        ^ call server.js Client
//                 ^ call server.d.ts Client.send
`,
  })
})

test('a module that is called where it is required, or that calls itself, is called under no other name', async () => {
  await expectLinks({
    'boot.js': `module.exports = function (app) {
  return { go() {} }
}
module.exports.again = (app) => module.exports(app).go()
//                                     ^ call boot.js exports
//                                                  ^ call boot.js exports.go
`,
    'box.js': 'module.exports = class Box { open() {} }\n',
    'table.js': 'module.exports = { start() {} }\n',
    'main.js': `require('./boot')({}).go()
//       ^ call boot.js exports
//                    ^ call boot.js exports.go
require('./boot').call(null, {})
//       ^ read boot.js exports, call_indirect boot.js exports
new (require('./box'))().open()
//            ^ call box.js Box
require('./table').start()
//       ^ nothing
//                 ^ call table.js exports.start
require('debug')('app')
//       ^ call npm:debug *
`,
  })
})

test('an export that is assigned again is either of the two', async () => {
  await expectLinks({
    'buffers.js': `function slow() {}
function same() {}
module.exports = { mask: slow, same }
if (process.env.FAST) {
  module.exports.mask = function (data) { slow(data) }
}
module.exports.same = same
`,
    'main.js': `const { mask } = require('./buffers')
const buffers = require('./buffers')
  mask()
//^ call all of (buffers.js slow | buffers.js mask)
buffers.mask()
//      ^ call all of (buffers.js slow | buffers.js mask)
buffers.same()
//      ^ call buffers.js same
`,
  })
})

test('what a computed path leads to is not known to be outside, and what is exported of it leads to no more than that', async () => {
  await expectLinks({
    'common.js': `const path = require('path')
const library = require(path.resolve(__dirname, '../index'))
exports.open = library.open
//                     ^ read unknown
exports.Pool = require(process.env.LIBRARY || './pool').Pool
`,
    'main.js': `const common = require('./common')
common.open()
//     ^ call unknown
new common.Pool()
//         ^ call common.js Pool
`,
  })
})

test('a new object of what a module passes on from another is made by the function or class there', async () => {
  await expectLinks({
    'query.js': `module.exports = Query
function Query(sql) { this.sql = sql }
Query.prototype.start = function () {}
`,
    'quit.js': `const Query = require('./query')
module.exports = class Quit extends Query {}
`,
    'index.js': `exports.Query = require('./query')
exports.Quit = require('./quit')
`,
    'use.js': `const sequences = require('./index')
exports.run = () => new sequences.Query('')
//                                ^ call index.js Query, call_indirect query.js Query
exports.end = () => new sequences.Quit().start()
//                                ^ call index.js Quit, call_indirect quit.js Quit
//                                       ^ call query.js start
`,
  })
})

test('what is a member of a script leads to the script, though the declarations beside it have a namespace of these', async () => {
  await expectLinks({
    'log.js': `function log (options) { return options }
module.exports = log
module.exports.open = (place) => place
module.exports.send = require('./send')
`,
    'send.js': 'module.exports = function send () {}\n',
    'log.d.ts': `declare namespace log {
  interface Place { close(): void }
  export function open(place?: number): Place
  export function send(): void
  export function lost(): void
}
declare function log(options?: {}): log.Place
export = log
`,
    'main.js': `const log = require('./log')
log.open().close()
//  ^ call log.js open
//         ^ call log.d.ts log.Place.close
log.send()
//  ^ call log.js send, call_indirect send.js send
log.lost()
//  ^ call log.d.ts log.lost
log().close()
//    ^ call log.d.ts log.Place.close
`,
  })
})
