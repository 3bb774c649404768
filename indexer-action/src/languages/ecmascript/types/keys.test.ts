/** Members whose key is a constant of the file: `socket[kOwner] = this`. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

const KEYS = `const kPeer = Symbol('peer')
const kQueue = Symbol.for('queue')
module.exports = { kPeer, kQueue }
`

test('what a file keeps under a symbol is what it reads under it, whoever holds it', async () => {
  await expectLinks({
    'keys.js': KEYS,
    'peer.js': `const { kPeer, kQueue } = require('./keys')
const kTimer = Symbol('timer')
class Queue { flush() {} }
class Timer { clear() {} }
class Peer {
  constructor(socket) {
    this[kQueue] = new Queue()
    this[kTimer] = null
    socket[kPeer] = this
    socket.on('close', onClose)
  }
  start() { this[kTimer] = new Timer() }
  stop() {
    this[kTimer].clear()
//               ^ call peer.js Timer.clear
    this[kQueue].flush()
//               ^ call peer.js Queue.flush
  }
}
function onClose() {
  const peer = this[kPeer]
  peer.stop()
//     ^ call peer.js Peer.stop
  peer[kQueue].flush()
//             ^ call peer.js Queue.flush
  peer[kOther].flush()
//             ^ call unknown
}
module.exports = Peer
`,
    'server.mjs': `import { kPeer, kQueue } from './keys.js'
class Queue { flush() {} }
const server = {
  [kQueue]: new Queue(),
  close() {
    this[kQueue].flush()
//               ^ call server.mjs Queue.flush
    this[kPeer].stop()
//              ^ call unknown
  }
}
export default server
`,
  })
})

test('a function that is kept under a symbol is called by the symbol', async () => {
  await expectLinks({
    'reply.js': `const kSend = Symbol('send')
function plain(payload) {}
function Reply(raw) {
  this[kSend] = plain
}
function finish(reply) {
  reply[kSend]('done')
//      ^ read reply.js kSend, call_indirect reply.js plain
}
module.exports = { Reply, finish }
`,
  })
})

test('under a key that changes, nothing is kept', async () => {
  await expectLinks({
    'list.js': `class Item { draw() {} }
let at = next()
function fill(list) {
  list[at] = new Item()
}
function show(list, name) {
  list[at].draw()
//         ^ call unknown
  list[name].draw()
//           ^ call unknown
}
module.exports = { fill, show }
`,
  })
})

test('under a text, what holds it comes first: other tables may have another value there', async () => {
  await expectLinks({
    'names.js': "exports.main = 'main'\n",
    'pages.js': `const { main } = require('./names')
class Page { draw() {} }
class Style { apply() {} }
const pages = { main: new Page() }
const styles = {}
styles[main] = new Style()
pages[main].draw()
//          ^ call pages.js Page.draw
styles[main].apply()
//           ^ call pages.js Style.apply
function restyle(theme) {
  theme[main].apply()
//            ^ call pages.js Style.apply
}
`,
  })
})

test('a method whose name is a symbol comes before what other objects have under it', async () => {
  await expectLinks({
    'pages.js': `const kNext = Symbol('next')
class Page {
  [kNext]() { return new Page() }
  draw() {}
}
class Style { apply() {} }
function restyle(theme) {
  theme[kNext] = () => new Style()
  theme[kNext]().apply()
//               ^ call pages.js Style.apply
}
new Page()[kNext]().draw()
//                  ^ call pages.js Page.draw
`,
  })
})
