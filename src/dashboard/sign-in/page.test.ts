import { expect, it } from 'vitest'
import { formTarget, pageHeaders } from './page.tsx'

it.each([
  ['https://claude.ai/api/callback', 'https://claude.ai'],
  ['http://127.0.0.1:3999/callback', 'http://127.0.0.1:3999'],
  ['http://[::1]:3999/callback', 'http://[::1]:3999'],
  ['cursor://anysphere.cursor-mcp/oauth', 'cursor:'],
])('the form may lead to the client at %s', (redirect, allowed) => expect(formTarget(redirect)).toBe(allowed))

it.each([
  'https://client.example;sandbox/callback',
  'https://client.example,evil.example/callback',
  'https://*/callback',
  "https://'self'/callback",
])('no address of a client says anything else in the policy: %s', (redirect) => {
  const policy = pageHeaders('n', formTarget(redirect))['content-security-policy'] ?? ''
  expect(policy.split('; ').map((directive) => directive.split(' ')[0])).toEqual([
    'default-src',
    'style-src',
    'base-uri',
    'frame-ancestors',
    'form-action',
  ])
  expect(policy.endsWith("form-action 'self'")).toBe(true)
})

it('a browser that has been here comes back over TLS alone', () => {
  expect(pageHeaders('n')['strict-transport-security']).toMatch(/^max-age=\d{8,}$/)
})
