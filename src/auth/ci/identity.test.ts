import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { IdentityRefused, IssuerUnavailable, verifyRun } from './identity.ts'

type Key = Awaited<ReturnType<typeof generateKeyPair>>['privateKey']
const AUDIENCE = 'https://sextant.example'
const MINUTE = 60_000

let issuer: string
/** What the issuer publishes. */
let published: Response
beforeEach(() => {
  issuer = `https://${crypto.randomUUID()}.example`
  vi.stubGlobal('fetch', async (url: string | URL) => {
    expect(String(url)).toBe(`${issuer}/.well-known/jwks`)
    return published.clone()
  })
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function newKey(kid: string): Promise<{ key: Key; jwk: object }> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  return { key: privateKey, jwk: { ...(await exportJWK(publicKey)), kid } }
}
const publish = (...keys: object[]) => {
  published = Response.json({ keys })
}

async function verified(key: Key, kid: string, alg = 'RS256'): Promise<string> {
  const now = Math.floor(Date.now() / 1000)
  const token = await new SignJWT({
    ...{ repository_id: '1', repository_owner_id: '2', ref: 'refs/heads/main', sha: 'c'.repeat(40) },
    ...{ event_name: 'push', run_id: '1', run_attempt: '1', jti: 'own' },
    ...{ iss: issuer, aud: AUDIENCE, iat: now, exp: now + 300 },
  })
    .setProtectedHeader({ alg, typ: 'JWT', kid })
    .sign(key)
  return (await verifyRun(token, { issuer, audience: AUDIENCE })).ref
}

describe('an identity', () => {
  it('is believed by a key that the issuer has had for half a minute, and is refused by one it has no more', async () => {
    const [old, next] = [await newKey('old'), await newKey('next')]
    publish(old.jwk)
    expect(await verified(old.key, 'old')).toBe('refs/heads/main')
    publish(next.jwk)
    vi.setSystemTime(Date.now() + MINUTE)
    expect(await verified(next.key, 'next')).toBe('refs/heads/main')
    await expect(verified(old.key, 'old')).rejects.toThrow(IdentityRefused)
  })

  it('is refused when it is signed in another way than GitHub signs', async () => {
    const { publicKey, privateKey } = await generateKeyPair('PS256', { extractable: true })
    publish({ ...(await exportJWK(publicKey)), kid: 'own' })
    await expect(verified(privateKey, 'own', 'PS256')).rejects.toThrow(IdentityRefused)
  })

  it.each([
    ['does not answer', () => new Response('unavailable', { status: 503 })],
    ['publishes no key', () => Response.json({ keys: [] })],
    ['publishes something else', () => Response.json({ kty: 'RSA' })],
    ['is a page', () => new Response('<html>"kty"')],
  ])('is not refused, but waits, while its issuer %s', async (_, answer) => {
    const { key, jwk } = await newKey('own')
    published = answer()
    await expect(verified(key, 'own')).rejects.toThrow(IssuerUnavailable)
    publish(jwk)
    expect(await verified(key, 'own')).toBe('refs/heads/main')
    published = answer()
    vi.setSystemTime(Date.now() + 11 * MINUTE)
    await expect(verified(key, 'own')).rejects.toThrow(IssuerUnavailable)
    publish(jwk)
    expect(await verified(key, 'own')).toBe('refs/heads/main')
  })
})
