/** The browser has none of the service's code, so both write addresses; this holds them together. */
import { expect, it } from 'vitest'
import { mcpAddress as ofPages } from '../src/dashboard/app/pages/home/addresses.ts'
import { mcpAddress as ofService } from '../src/http/mcp-address.ts'

it.each(['main', 'feat/a b', 'fix/#12', '100%', 'größe', "it's-(a)~!*", '$(HOME)', 'v1@2?x=1'])(
  'a run is told the address of %s that pages show',
  (ref) => {
    const address = ofService('https://s.example', 'o/r', ref)
    expect(ofPages('https://s.example', { repository: 'o/r', ref })).toBe(address)
    const name = new URL(address).pathname.slice('/mcp/o/r@'.length)
    expect([decodeURIComponent(name), address.match(/[^\w:/.@%-]/)]).toEqual([ref, null])
  },
)
