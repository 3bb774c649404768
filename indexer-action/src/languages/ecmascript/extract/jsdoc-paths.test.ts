/** Names that JSDoc gives to what is inside something else: `Server~options`, `module:server~Options`, `Server#event`. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('a type that a comment places inside a constructor is another than the constructor', async () => {
  await expectLinks({
    'server.js': `/**
 * @typedef {String|RegExp|Object} Server~options
 * @property {String} route a name for the route
 */
/**
 * @callback Server~handler
 * @param {Server} server
 */
/** @typedef {Object} module:server~Other */
/** @typedef {Object} Server#event */
function Server() {}
/**
 * @param {Server~options} options
//                ^ type server.js options
 * @param {Server~handler} handler
//                ^ type server.js handler
 * @param {Server} server
//         ^ type server.js Server
 */
Server.prototype.listen = function listen(options, handler, server) {
  this.close()
//     ^ call server.js close
  options.route
//        ^ read server.js options.route
  server.close()
//       ^ call server.js close
}
Server.prototype.close = function close() {}
module.exports = Server
`,
    'main.js': `const Server = require('./server')
new Server().listen()
//           ^ call server.js listen
`,
  })
})
