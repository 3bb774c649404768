/**
 * One POST, by Node's own client of HTTP: loading what is behind `fetch` takes longer than a small repository's whole upload.
 *
 * The answer's text comes whole, whatever its status; nobody is redirected. Connections are kept between requests.
 */
import type { RequestOptions } from 'node:http'

export interface Reply {
  readonly status: number
  readonly text: string
  /** In seconds, where the server asks for a pause. */
  readonly retryAfter: number
}

/** No whole answer: the connection could not be made, broke, or was silent for too long. `message` is the reason in a word. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
}

export function post(
  url: URL,
  headers: Readonly<Record<string, string>>,
  body: string | Uint8Array,
  patienceMs: number,
): Promise<Reply> {
  // Not imported: for its list of exports an import opens them all, and one of them is what is behind `fetch`.
  const { request } =
    url.protocol === 'https:' ? process.getBuiltinModule('node:https') : process.getBuiltinModule('node:http')
  const length = String(typeof body === 'string' ? Buffer.byteLength(body) : body.length)
  const options: RequestOptions = { method: 'POST', headers: { ...headers, 'content-length': length } }
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException): void => {
      clearTimeout(patience)
      reject(new Unreachable(error.code ?? error.message))
    }
    const sent = request(url, options, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.once('error', fail)
      answer.once('end', () => {
        clearTimeout(patience)
        resolve({
          status: answer.statusCode ?? 0,
          text: Buffer.concat(parts).toString('utf8'),
          retryAfter: Number(answer.headers['retry-after']) || 0,
        })
      })
    })
    const patience = setTimeout(() => sent.destroy(new Error(`no answer in ${patienceMs / 1000} s`)), patienceMs)
    // A request that is broken off on our side ends its answer too; whichever tells first is believed.
    sent.on('error', fail)
    sent.end(body)
  })
}
