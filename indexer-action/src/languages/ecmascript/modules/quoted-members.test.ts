/** Members that are assigned under a quoted name. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('a function that is assigned under a quoted name is a member like any other', async () => {
  await expectLinks({
    'sequence.js': `module.exports = Sequence
function Sequence(callback) {
  this._callback = callback
}
Sequence['create'] = function () { return new Sequence() }
Sequence.prototype['ErrorPacket'] = function (packet) {
  this.end(this._callback)
//     ^ call sequence.js end
//              ^ read sequence.js Sequence._callback
}
Sequence.prototype['ResultSet-Header'] = function () {
  this.end()
//     ^ call sequence.js end
}
Sequence.prototype.end = function (error) {
  this.ErrorPacket(error)
//     ^ call sequence.js ErrorPacket
  this['ErrorPacket'](error)
//      ^ call sequence.js ErrorPacket
}
exports['open'] = function () { return new Sequence() }
`,
    'main.js': `const Sequence = require('./sequence')
Sequence.create().ErrorPacket()
//       ^ call sequence.js create
//                ^ call sequence.js ErrorPacket
`,
  })
})
