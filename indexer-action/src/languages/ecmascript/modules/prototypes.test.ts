/** Prototype chains that are set up by hand, as before there were classes. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('a constructor that inherits from one outside has its own fields and methods first', async () => {
  await expectLinks({
    'session.js': `const util = require('util')
const Strategy = require('passport-strategy')
function Session(options, deserialize) {
  Strategy.call(this)
  this._key = options.key
  this._deserialize = deserialize
}
util.inherits(Session, Strategy)
Session.prototype.authenticate = function (req) {
  this._key
//     ^ read session.js Session._key
  this._deserialize(req)
//     ^ call session.js Session._deserialize
  this.authenticate()
//     ^ call session.js authenticate
  this.success()
//     ^ call npm:passport-strategy success
}
module.exports = Session
`,
    'main.js': `const Session = require('./session')
new Session({}).success()
//              ^ call npm:passport-strategy success
new Session({}).authenticate()
//              ^ call session.js authenticate
`,
  })
})

test('instances have what the prototypes have from which theirs inherits', async () => {
  await expectLinks({
    'base.js': `function Base() { this.ready = true }
Base.create = function () {}
Base.prototype.open = function () {}
module.exports = Base
`,
    'made.js': `const { inherits } = require('util')
const Base = require('./base')
function Made() { Base.call(this) }
inherits(Made, Base)
Made.prototype.run = function () {
  this.ready
//     ^ read base.js Base.ready
  this.open()
//     ^ call base.js open
  this.run()
//     ^ call made.js run
  Made.super_.call(this)
}
function Linked() {}
Object.setPrototypeOf(Linked.prototype, Base.prototype)
Object.setPrototypeOf(Linked, Base)
Linked.prototype.run = function () {
  this.open()
//     ^ call base.js open
  Linked.create()
//       ^ call base.js create
}
`,
  })
})

test('what is mixed in from the repository has a name sooner than what is inherited from outside', async () => {
  await expectLinks({
    'request.js': `const util = require('util')
const Stream = require('stream')
function RequestBase() {}
RequestBase.prototype.retry = function () {}
function Request() { Stream.call(this) }
util.inherits(Request, Stream)
mixin(Request.prototype, RequestBase.prototype)
Request.prototype.end = function () {
  this.retry()
//     ^ call request.js retry
  this.emit('end')
//     ^ call node:stream emit
}
`,
  })
})

test('what a function assigns to a variable that holds `this` belongs to what it constructs', async () => {
  await expectLinks({
    'query.js': `function Query(request) { this.request = request }
Query.prototype.init = function () {}
module.exports = Query
`,
    'request.js': `const util = require('util')
const stream = require('stream')
const Query = require('./query')
function Request(options) {
  var self = this
  self._query = new Query(self)
  self.init(options)
//     ^ call request.js init
  setTimeout(function () { self.late = true })
}
util.inherits(Request, stream.Stream)
Request.prototype.init = function (options) {
  var self = this
  self._query.init()
//            ^ call query.js init
//     ^ read request.js Request._query
  self.started = true
}
Request.prototype.end = function () {
  this._query.init()
//     ^ read request.js Request._query
  this.started
//     ^ read request.js init.started
}
module.exports = Request
`,
    'main.js': `const Request = require('./request')
const request = new Request({})
request._query
//      ^ read request.js Request._query
`,
  })
})

test('a prototype, or an object that holds others, is given members by other names, too', async () => {
  await expectLinks({
    'dog.js': `function Dog() {}
const proto = Dog.prototype
proto.howl = function () { this.wag() }
//                              ^ call dog.js wag
proto.wag = function () {}
new Dog().howl()
//        ^ call dog.js howl
const app = { models: {} }
const models = app.models
models.user = function () {}
app.models.user()
//         ^ call dog.js user
module.exports = Dog
`,
    'fetch.js': `const Dog = require('./dog')
const proto = Dog.prototype
proto.fetch = function () { this.howl() }
//                               ^ call dog.js howl
new Dog().fetch()
//        ^ call fetch.js fetch
`,
    'view.js': `function View() {}
View.fn = View.prototype
View.fn.css = function () {}
new View().css()
//         ^ call view.js css
function List() {}
List.fn = List.prototype = { each() {} }
List.fn.sort = function () { this.each() }
//                                ^ call view.js each
new List().sort()
//         ^ call view.js sort
`,
  })
})

test("the name `prototype` is the language's", async () => {
  await expectLinks({
    'a.js': `function Dog() {}
Dog.prototype.howl = function () {}
//  ^ read std:ecmascript Function.prototype
class Cat {}
Cat.prototype.purr = function () {}
//  ^ read std:ecmascript Function.prototype
new Cat().purr()
//        ^ call a.js purr
`,
  })
})
