/**
 * One POST with Node's own HTTP client: loading the implementation of `fetch` takes longer than a small repository's
 * whole upload.
 *
 * The answer's text is returned whole, whatever its status. Redirects are not followed. Connections are kept open
 * between requests. It goes by the proxy that the environment names, as git and GitHub's own steps do.
 */
import type { Agent, RequestOptions } from 'node:http'

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
    const { agent, proxy = '' } = wayTo(url)
    if (agent) options.agent = agent
    const fail = (error: NodeJS.ErrnoException): void => {
      clearTimeout(patience)
      reject(distrust(url, error.code) ?? new Unreachable(`${reasonOf(error)}${proxy}`))
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
          retryAfter: secondsUntil(answer.headers['retry-after']),
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

/** `Retry-After` gives seconds or a date. */
function secondsUntil(said: string | undefined): number {
  const seconds = Number(said ?? 0)
  return Number.isNaN(seconds) ? Math.max(0, (Date.parse(said ?? '') - Date.now()) / 1000) || 0 : seconds
}

/** What the proxy answered is in the message alone. */
const reasonOf = ({ code, message }: NodeJS.ErrnoException): string =>
  code === undefined || code.startsWith('ERR_PROXY') ? message : code

/** Trying again changes nothing about a certificate. */
function distrust({ host }: URL, code = ''): Error | undefined {
  if (!/CERT|VERIFY_LEAF|INVALID_CA|HOSTNAME_MISMATCH/.test(code)) return undefined
  const next = /EXPIRED|NOT_YET_VALID/.test(code)
    ? 'Check the clock of this machine, and until when the certificate is valid.'
    : /ALTNAME|HOSTNAME/.test(code)
      ? 'It is for another name: check the address of the server.'
      : 'If it comes from an authority of your own, name the file with its certificate in the variable NODE_EXTRA_CA_CERTS.'
  return new Error(`The certificate of ${host} is not trusted (${code}). ${next}`)
}

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/
const agents = new Map<string, Agent>()

/** By a proxy where a variable names one, as `proxy` says. What `no_proxy` lists is left to Node. */
function wayTo(url: URL): { agent?: Agent; proxy?: string } {
  const { env } = process
  const names = url.protocol === 'https:' ? ['https_proxy', 'HTTPS_PROXY'] : ['http_proxy', 'HTTP_PROXY']
  const name = names.find((one) => env[one])
  if (name === undefined || LOOPBACK.test(url.hostname)) return {}
  const given = env[name] as string
  const proxy = given.includes('://') ? given : `http://${given}`
  // It may have a password in it.
  if (!isAskable(URL.parse(proxy)))
    throw new Error(`The variable ${name} is not the address of a proxy that is asked by HTTP.`)
  const direct = env.no_proxy || env.NO_PROXY || ''
  const key = [url.protocol, proxy, direct].join(' ')
  let agent = agents.get(key)
  if (!agent) {
    const proxyEnv = { http_proxy: proxy, https_proxy: proxy, no_proxy: direct }
    // Otherwise as Node's own.
    agent = new (clientOf(url).Agent)({ keepAlive: true, scheduling: 'lifo', timeout: 5000, proxyEnv })
    agents.set(key, agent)
  }
  return { agent, proxy: `, and ${name} names a proxy${direct === '' ? '' : ` unless no_proxy lists ${url.hostname}`}` }
}

/** Node decodes the name and the password. */
function isAskable(proxy: URL | null): boolean {
  try {
    decodeURIComponent(`${proxy?.username}${proxy?.password}`)
  } catch {
    return false
  }
  return /^https?:$/.test(proxy?.protocol ?? '')
}
