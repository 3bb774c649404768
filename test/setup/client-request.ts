/** Requests as clients send them to the endpoint, and messages as it answers them. */

export const ORIGIN = 'http://127.0.0.1'

interface Sent {
  /** Where the service is, if elsewhere. */
  readonly at?: string
  readonly bearer?: string | undefined
  /** Without one it is a GET. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>> | undefined
}

export function clientRequest(path: string, { at = ORIGIN, bearer, body, headers = {} }: Sent): Request {
  return new Request(`${at}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      host: new URL(at).host,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    redirect: 'manual',
  })
}

export const message = (method: string, params: unknown) => ({ jsonrpc: '2.0', id: 1, method, params })

/** A message, come as itself or as an event. */
export const messageIn = (text: string): unknown =>
  JSON.parse(text.replace(/^[\s\S]*?data: /, '').replace(/\n[\s\S]*$/, ''))
