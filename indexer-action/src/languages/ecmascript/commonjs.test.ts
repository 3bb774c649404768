/** Modules of the old kind: what hangs on `exports`, on `module.exports` and on prototypes. */
import { expect, test } from 'vitest'
import { check } from '../../testing/carets.ts'

test('a module reads what it hangs on its own exports', async () => {
  const { expected, found } = await check({
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
  expect(found).toEqual(expected)
})

test('a class that extends something outside has the methods of its prototype', async () => {
  const { expected, found } = await check({
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
  expect(found).toEqual(expected)
})

test('types that comments give lead from parameters, results, fields and variables to members', async () => {
  const { expected, found } = await check({
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
  expect(found).toEqual(expected)
})

test('what a function or class is given beside it is defined there, once', async () => {
  const { expected, found } = await check({
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
  expect(found).toEqual(expected)
})

test('a field that a function of the prototype assigns is one of all instances', async () => {
  const { expected, found } = await check({
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
  expect(found).toEqual(expected)
})

test('what a comment says of a member of a parameter is not said of the parameter', async () => {
  const { expected, found } = await check({
    'suite.js': `/**
 * @param {Object} options
 * @param {string} [options.title] how it is called
 */
function suite(options) {
  options.title
//        ^ read unknown
}
`,
  })
  expect(found).toEqual(expected)
})
