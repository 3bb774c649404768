import { describe, expect, it } from 'vitest'
import { claudeCodeCommand, covers, cursorLink, mcpAddress, serverName, vsCodeLink } from './addresses.ts'

const ORIGIN = 'https://sextant.example'

describe('what clients are given', () => {
  it('is one address for everything, a repository, and a ref of it', () => {
    expect(mcpAddress(ORIGIN, { repository: undefined, ref: undefined })).toBe('https://sextant.example/mcp')
    expect(mcpAddress(ORIGIN, { repository: 'acme/widgets', ref: undefined })).toBe(
      'https://sextant.example/mcp/acme/widgets',
    )
    expect(mcpAddress(ORIGIN, { repository: 'acme/widgets', ref: 'feature/x' })).toBe(
      'https://sextant.example/mcp/acme/widgets@feature/x',
    )
  })

  it('is safe to paste into a shell whatever a branch is called', () => {
    const url = mcpAddress(ORIGIN, { repository: 'acme/widgets', ref: "a';$(rm -rf ~)`&|!#%20@{u}" })
    expect(claudeCodeCommand('sextant', url)).toMatch(/^[A-Za-z0-9 :/@.%-]+$/)
    expect(decodeURIComponent(url)).toBe("https://sextant.example/mcp/acme/widgets@a';$(rm -rf ~)`&|!#%20@{u}")
  })

  it('has a name that every client takes', () => {
    expect(serverName({ repository: 'acme/Wid.gets_2', ref: 'feature/X--' })).toBe('sextant-wid-gets-2-feature-x')
    expect(serverName({ repository: undefined, ref: undefined })).toBe('sextant')
    expect(serverName({ repository: `acme/${'long-'.repeat(40)}`, ref: undefined })).toMatch(/^[a-z0-9-]{1,40}$/)
  })

  it('opens in Cursor and VS Code with what they read back', () => {
    const url = `${ORIGIN}/mcp/acme/widgets`
    const cursor = new URL(cursorLink('sextant', url))
    expect(JSON.parse(atob(cursor.searchParams.get('config') ?? ''))).toEqual({ url })
    expect(cursor.searchParams.get('name')).toBe('sextant')
    const [, json = ''] = vsCodeLink('sextant', url).split('?')
    expect(JSON.parse(decodeURIComponent(json))).toEqual({ name: 'sextant', type: 'http', url })
  })

  it('counts as connected when what a client was allowed holds the address', () => {
    expect(covers(`${ORIGIN}/mcp`, `${ORIGIN}/mcp/acme/widgets@main`)).toBe(true)
    expect(covers(`${ORIGIN}/mcp/acme/widgets`, `${ORIGIN}/mcp/Acme/widgets`)).toBe(true)
    expect(covers(`${ORIGIN}/mcp/acme/widgets`, `${ORIGIN}/mcp/acme/widgets-two`)).toBe(false)
    expect(covers(`${ORIGIN}/mcp?tools=core`, `${ORIGIN}/mcp/acme/widgets@main`)).toBe(true)
    expect(covers(`${ORIGIN}/mcp/acme/widgets?tools=core`, `${ORIGIN}/mcp/acme/widgets-two`)).toBe(false)
    expect(covers(`${ORIGIN}/mcp/acme/widgets@main`, `${ORIGIN}/mcp/acme/widgets`)).toBe(false)
  })
})
