/** Deliveries signed as GitHub signs them. */

export async function deliver(
  url: string,
  secret: string,
  event: string,
  payload: unknown,
  delivery: string = crypto.randomUUID(),
): Promise<Response> {
  const body = JSON.stringify(payload)
  return fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'GitHub-Hookshot/fake',
      'x-github-event': event,
      'x-github-delivery': delivery,
      'x-hub-signature-256': `sha256=${await sign(secret, body)}`,
    },
    body,
  })
}

async function sign(secret: string, body: string): Promise<string> {
  const text = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', text.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ])
  return Buffer.from(await crypto.subtle.sign('HMAC', key, text.encode(body))).toString('hex')
}
