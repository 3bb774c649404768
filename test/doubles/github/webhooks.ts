/** Deliveries signed as GitHub signs them. */
import { Buffer } from 'node:buffer'

export async function delivery(
  url: string,
  secret: string,
  event: string,
  payload: unknown,
  id: string = crypto.randomUUID(),
): Promise<Request> {
  const body = JSON.stringify(payload)
  return new Request(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'GitHub-Hookshot/fake',
      'x-github-event': event,
      'x-github-delivery': id,
      'x-hub-signature-256': `sha256=${await sign(secret, body)}`,
    },
    body,
  })
}

export const deliver = async (...of: Parameters<typeof delivery>): Promise<Response> => fetch(await delivery(...of))

async function sign(secret: string, body: string): Promise<string> {
  const text = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', text.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ])
  return Buffer.from(await crypto.subtle.sign('HMAC', key, text.encode(body))).toString('hex')
}
