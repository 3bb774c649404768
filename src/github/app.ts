/**
 * The service as a GitHub App: a token of one installation, for work that no person is there to do.
 *
 * GitHub issues keys as PKCS#1 ("RSA PRIVATE KEY") and WebCrypto accepts only PKCS#8, so a key is wrapped here and may
 * be configured as it was downloaded.
 */
import { Buffer } from 'node:buffer'
import { createAppAuth } from '@octokit/auth-app'
import { request } from '@octokit/request'
import type { Env } from '../env.ts'

export type AppRequest = typeof request

/** Undefined where no App is configured. */
export function gitHubApp(env: Env, baseUrl: string): { of(installation: number): Promise<AppRequest> } | undefined {
  const { GITHUB_APP_ID: appId, GITHUB_APP_PRIVATE_KEY: key } = env
  if (!appId || !key) return undefined
  const plain = request.defaults({ baseUrl, headers: { 'user-agent': 'sextant' }, request: { fetch: patient } })
  const auth = createAppAuth({ appId, privateKey: asPkcs8(key), request: plain })
  return {
    async of(installationId) {
      const { token } = await auth({ type: 'installation', installationId })
      return plain.defaults({ headers: { authorization: `token ${token}` } })
    },
  }
}

const patient: typeof fetch = (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(10_000) })

const BEGIN = '-----BEGIN RSA PRIVATE KEY-----'
const END = '-----END RSA PRIVATE KEY-----'

/**
 * Converts to PKCS#8: version 0, the algorithm `rsaEncryption`, and the PKCS#1 key in an octet string. Other keys are
 * returned unchanged.
 */
export function asPkcs8(pem: string): string {
  const text = pem.replaceAll('\\n', '\n').trim()
  if (!text.startsWith(BEGIN)) return text
  const key = Buffer.from(text.slice(BEGIN.length, text.indexOf(END)).replace(/\s+/g, ''), 'base64')
  const algorithm = Buffer.from('300d06092a864886f70d0101010500', 'hex')
  const wrapped = tagged(0x30, Buffer.concat([Buffer.from([0x02, 0x01, 0x00]), algorithm, tagged(0x04, key)]))
  const lines = wrapped.toString('base64').match(/.{1,64}/g) ?? []
  return ['-----BEGIN PRIVATE KEY-----', ...lines, '-----END PRIVATE KEY-----', ''].join('\n')
}

/** DER: tag, length, value. */
function tagged(tag: number, value: Buffer): Buffer {
  const size = value.length
  const bytes = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255]
  return Buffer.concat([Buffer.from([tag, ...bytes]), value])
}
