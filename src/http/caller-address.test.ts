import { expect, it } from 'vitest'
import { callerAddress } from './caller-address.ts'

const from = (address: string, more = {}) =>
  callerAddress(new Request('https://sextant.test/', { headers: { 'cf-connecting-ip': address, ...more } }))

it('is the address that the edge saw, whatever the client says of itself', () => {
  expect(from('203.0.113.9', { 'x-forwarded-for': '198.51.100.1', 'x-real-ip': '198.51.100.1' })).toBe('203.0.113.9')
})

it('is one for all addresses that one subscriber has', () => {
  const one = '2001:db8:0:1::/64'
  for (const address of ['2001:db8:0:1::1', '2001:db8:0:1:ffff::', '2001:0DB8::1:a:b:c:d', '2001:db8:0:1:2:3:4:5'])
    expect(from(address)).toBe(one)
  expect(from('2001:db8:0:2::1')).not.toBe(one)
  expect(from('::1')).toBe('0:0:0:0::/64')
})
