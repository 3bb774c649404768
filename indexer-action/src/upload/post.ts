/**
 * One POST with Node's own HTTP client: loading the implementation of `fetch` takes longer than a small repository's
 * whole upload.
 *
 * The answer's text is returned whole, whatever its status. Redirects are not followed. Connections are kept open
 * between requests.
 */
import type { RequestOptions } from 'node:http'

export interface Reply {
  readonly status: number
  readonly text: string
  /** Seconds to wait, if the server asks for a pause. */
  readonly retryAfter: number
  /** Where it sends the request instead. */
  readonly location?: string
}

/**
 * There was no complete answer: the connection could not be made, broke, or was silent for too long. `message` is the
 * reason.
 */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
}

/** Node's client for this address, which the first call loads. */
export function clientOf({ protocol }: URL): typeof import('node:http') | typeof import('node:https') {
  // Not imported, because an import evaluates all of the module's exports, one of which loads the implementation of
  // `fetch`.
  return protocol === 'https:' ? process.getBuiltinModule('node:https') : process.getBuiltinModule('node:http')
}

export function post(
  url: URL,
  headers: Readonly<Record<string, string>>,
  body: string | Uint8Array,
  patienceMs: number,
  /** Called when all of it is sent, for work that can be done while the server does its own. */
  meanwhile: () => void = () => undefined,
): Promise<Reply> {
  const { request } = clientOf(url)
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
          ...(answer.headers.location === undefined ? {} : { location: answer.headers.location }),
        })
      })
    })
    const patience = setTimeout(() => sent.destroy(new Error(`no answer in ${patienceMs / 1000} s`)), patienceMs)
    // Aborting a request also ends its response; whichever event comes first counts.
    sent.on('error', fail)
    sent.once('finish', meanwhile)
    sent.end(body)
  })
}
