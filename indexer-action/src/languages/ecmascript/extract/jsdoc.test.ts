/** Types in the comments of JavaScript files. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('types that comments give lead from parameters, results, fields and variables to members', async () => {
  await expectLinks({
    'suite.js': `class Suite {
  total() {}
}
exports.Suite = Suite
/** @returns {Suite[]} */
exports.all = function all() { return globalThis.made }
`,
    'runner.js': `const { Suite, all } = require('./suite')
/**
 * @typedef {import('./suite').Suite} Group
 */
class Runner {
  /**
   * Runs.
   * @param {Suite} suite - all of it
   * @param {Group|string} [group]
   */
  constructor(suite, group) {
    suite.total()
//        ^ call suite.js Suite.total
    group.total()
//        ^ call suite.js Suite.total
    /** @type {Suite} */
    this.last = undefined
  }
  end() {
    this.last.total()
//            ^ call suite.js Suite.total
    all()[0].total()
//           ^ call suite.js Suite.total
  }
}
/** @type {Array<Suite>} */
const suites = JSON.parse('[]')
suites.map((one) => one.total())
//                      ^ call suite.js Suite.total
`,
  })
})

test('what a comment says of a member of a parameter is where that member is defined', async () => {
  await expectLinks({
    'suite.js': `/**
 * @param {Object} options
 * @param {string} [options.title] how it is called
 */
function suite(options) {
  options.title
//        ^ read suite.js suite.title
}
`,
  })
})

test('types that comments declare have members, in the file and outside it', async () => {
  await expectLinks({
    'resolver.js': `/** @typedef {import('./plugin')} Plugin */
/**
 * What is asked for.
 * @typedef {object} Request
 * @property {string} path where
 * @property {Plugin[]=} [plugins] who
 */
/** @typedef {Request & { module: boolean }} Parsed */
/**
 * @callback Done
 * @param {Error|null} error
 * @param {Parsed=} result
 * @returns {void}
 */
/** @type {(done: Done) => void} */
const run = (done) => done(null, { path: '', module: true })
//                                 ^ write resolver.js Request.path
exports.run = run
`,
    'plugin.js': `module.exports = class Plugin {
  apply() {}
}
`,
    'main.js': `const { run } = require('./resolver')
run((error, result) => {
  result.module
//       ^ read resolver.js Parsed.module
  result.plugins[0].apply()
//                  ^ call plugin.js Plugin.apply
})
/** @param {import('./resolver').Request} request */
function of(request) {
  request.path
//        ^ read resolver.js Request.path
  const { plugins } = /** @type {import('./resolver').Parsed} */ (JSON.parse(''))
//        ^ read resolver.js Request.plugins
}
`,
  })
})

test('type parameters in comments are what a call makes of them', async () => {
  await expectLinks({
    'merge.js': `/**
 * @template A, B
 * @param {A} left
 * @param {B} right
 * @returns {A & B}
 */
function merge(left, right) {
  return Object.assign(left, right)
}
const both = merge({ one() {} }, { two() {} })
both.two()
//   ^ call merge.js two
/** @template T */
class Box {
  constructor() {
    /** @type {T} */
    this.value = undefined
  }
}
/** @type {Box<Map<string, Box<string>>>} */
const box = new Box()
box.value.get('').value
//                ^ read merge.js Box.value
`,
  })
})

test('a comment that is no type says nothing, and its words are no occurrences', async () => {
  await expectLinks({
    'a.js': `class Suite {
  run() {}
}
/** @param {Suite or something} suite */
function first(suite) {
  suite.run()
//      ^ call unknown
}
/** @type {import('} */
const made = new Suite()
made.run()
//   ^ call a.js Suite.run
`,
  })
})

test('a comment may import what only comments name', async () => {
  await expectLinks({
    'types.js': `export class Suite {
  run() {}
}
/** @typedef {{ suite: Suite }} Holder */
`,
    'a.js': `/**
 * @import { Suite as Group,
 *   Holder } from './types.js'
 */
/**
 * @param {Group} group
 * @param {Holder} holder
 */
function f(group, { suite }) {
  group.run()
//      ^ call types.js Suite.run
  suite.run()
//      ^ call types.js Suite.run
}
`,
    'hooks.js': `class Hook {
  fire() {}
}
module.exports = { Hook, version: 1 }
`,
    'b.js': `/** @import { Hook } from './hooks.js' */
/** @param {Hook[]} hooks */
const all = (hooks) => hooks.map((hook) => hook.fire())
//                                              ^ call hooks.js Hook.fire
`,
  })
})

test('what a comment imports from a package that lists declarations beside its scripts may stand in either', async () => {
  await expectLinks({
    'package.json': `{ "imports": { "#compiler": { "types": "./src/private.d.ts", "default": "./src/index.js" } } }`,
    'src/private.d.ts': `export * from './tree'
export * from './index'
`,
    'src/tree.d.ts': `export namespace AST { interface Block { key: Key } }
export interface Key { type: string }
`,
    'src/index.js': 'export function parse() {}\n',
    'src/use.js': `/** @import { AST, Key } from '#compiler' */
//            ^ type src/tree.d.ts AST
//                 ^ type src/tree.d.ts Key
import { parse } from '#compiler'
//       ^ import src/index.js parse
/**
 * @param {AST.Block} block
 * @param {import('#compiler').AST.Block} other
 */
export function use(block, other) {
  parse()
//^ call src/index.js parse
  block.key.type
//      ^ read src/tree.d.ts AST.Block.key
//          ^ read src/tree.d.ts Key.type
  other.key
//      ^ read src/tree.d.ts AST.Block.key
}
`,
  })
})

test('what a comment expects of an export, a property or a function, its functions are given', async () => {
  await expectLinks({
    'types.d.ts': `export interface Code { text(): string }
export namespace Rule {
  interface Context { code: Code }
  interface Module { create(context: Context): void }
}
export type Reader = (code: Code) => void
`,
    'rule.js': `/** @type {import('./types').Rule.Module} */
module.exports = {
  create(context) {
    const code = context.code
//                       ^ read types.d.ts Rule.Context.code
    code.text()
//       ^ call types.d.ts Code.text
  },
}
`,
    'readers.js': `/** @type {import('./types').Reader} */
exports.first = (code) => code.text()
//                             ^ call types.d.ts Code.text
const readers = {
  /** @satisfies {import('./types').Reader} */
  second: (code) => code.text(),
//                       ^ call types.d.ts Code.text
}
/** @type {import('./types').Reader} */
readers.third = function (code) {
  code.text()
//     ^ call types.d.ts Code.text
}
/** @type {import('./types').Reader} */
function fourth(code) {
  code.text()
//     ^ call types.d.ts Code.text
}
`,
  })
})

test('names in the types of comments are uses of what they lead to in the repository', async () => {
  await expectLinks({
    'suite.js': `class Suite {}
exports.Suite = Suite
`,
    'types.d.ts': `export interface Group { title: string }
export namespace Shapes { export type Box = Group }
`,
    'runner.js': `const { Suite } = require('./suite')
/**
 * @import { Shapes, Group as Team } from './types'
 *           ^ type types.d.ts Shapes
 * @import * as all from './types'
 * @typedef {import('./suite').Suite} Kept
 *                             ^ type suite.js Suite
 */
/**
 * Runs.
 * @template T
 * @param {Array<Suite|Kept>} suites - all {Suite}s of it
 *               ^ type suite.js Suite
 *                     ^ type runner.js Kept
 * @param {(one: Team, box: Shapes.Box) => T} group
 *               ^ type types.d.ts Group
 *                          ^ type types.d.ts Shapes
 *                                 ^ type types.d.ts Shapes.Box
 *                                         ^ type type T of line 11
 * @param {HTMLElement} [element] says nothing of the repository
 *         ^ nothing
 * @returns {all.Group | typeof Suite}
 *               ^ type types.d.ts Group
 *                              ^ type suite.js Suite
 */
function run(suites, group, element) {
  const last = /** @type {Suite} */ (suites.pop())
  /** @type {Team[]} */
  const teams = []
}
`,
  })
})

test('comments name types of the declarations beside a script, and stand right before a function', async () => {
  await expectLinks({
    'api.js': 'module.exports = function api() {}\n',
    'api.d.ts': 'export interface Options { deep: boolean }\n',
    'use.js': `/** @import { Options as Also } from './api' */
/** @param {import('./api').Options} options */
function one(options) { options.deep }
//                              ^ read api.d.ts Options.deep
/** @typedef {(two: Also) => boolean} Callback */
const table = [0, /** @type {Callback} */ (two) => two.deep]
//                                                     ^ read api.d.ts Options.deep
table.forEach(/** @param {Also} three */ (three) => three.deep)
//                                                        ^ read api.d.ts Options.deep
`,
  })
})

test('comments say what a class extends and implements, and what is assigned again', async () => {
  await expectLinks({
    'parts.js': `class Part { constructor() { this.size = 1 } }
/** @typedef {{ run: () => void }} Runs */
/**
 * @template T
 * @extends {Set<T>}
 * @implements {Runs}
 *              ^ type parts.js Runs
 */
class Parts extends Set {
  constructor() {
    super()
    this.last = undefined
  }
  run() {
    /**
     * @type {Part}
     *        ^ type parts.js Part
     */
    this.last = undefined
  }
}
/** @param {Parts<Part>} parts */
function all(parts) {
  for (const part of parts) part.size
//                               ^ read parts.js Part.size
}
`,
  })
})

test('a class that is required takes type arguments', async () => {
  await expectLinks({
    'parts.js': `/**
 * @template T
 * @extends {Set<T>}
 */
class Parts extends Set {}
module.exports = Parts
`,
    'use.js': `const Parts = require('./parts')
class Part { constructor() { this.size = 1 } }
/** @typedef {Parts<Part>} All */
/** @param {All} all */
function sizes(all) {
  for (const part of all) part.size
//                             ^ read use.js Part.size
}
`,
  })
})

test('a comment before a parameter says what it is', async () => {
  await expectLinks({
    'part.js': `class Part { constructor() { this.size = 1 } }
const sized = (/** @type {Part} */ one, two) => one.size
//                                                  ^ read part.js Part.size
const other = function (a, /** @type {Part[]} */ ...all) { all[0].size }
//                                                                ^ read part.js Part.size
`,
  })
})

test('what a comment says of a getter is the type of the property', async () => {
  await expectLinks({
    'span.js': `class Time {
  next() {}
}
class Span {
  constructor(config) {
    this.e = config.end
  }
  /**
   * Where it ends.
   * @type {Time}
   */
  get end() {
    return this.e
  }
  later() {
    return this.end.next()
//                  ^ call span.js Time.next
  }
}
`,
  })
})

test("members of a documented parameter are symbols under its function, which other files' calls lead to", async () => {
  await expectLinks({
    'command.js': `class Command {
  /**
   * @param {string[]} argv
   * @param {object} [options] - how to read them
   * @param {string} [options.from] - where they come from
   */
  parse(argv, options) {
    return options.from
//                 ^ read command.js Command.parse.from
  }
  /** @param {{ error: boolean } | Function} [options] */
  help(options) {}
}
exports.Command = Command
`,
    'index.js': `const { Command } = require('./command')
exports.program = new Command()
`,
    'index.test.js': `const { program } = require('./index')
program.parse([], { from: 'user' })
//                  ^ write command.js Command.parse.from
program.help({ error: true })
//             ^ write command.js Command.help.error
`,
  })
})

test('other comments may stand between what a comment says and what it is said of', async () => {
  await expectLinks({
    'a.js': `class Suite {
  total() {}
}
/** @param {Suite} suite */
// eslint-disable-next-line complexity
// It is long.
function run(suite) {
  suite.total()
//      ^ call a.js Suite.total
}
/**
 * @type {(suite: Suite) => void} as in lib/**
 */
/* istanbul ignore next */
const end = (suite) => suite.total()
//                           ^ call a.js Suite.total
/** @type {Suite} */
run('/*')
/* for nothing */
const other = globalThis.other
other.total()
//    ^ call std:ecmascript globalThis.other.total
`,
  })
})
