/**
 * P2, P16, P34: a repository's name is unique in its organisation only, and whoever runs one names its repositories. So a
 * stranger can publish one that is called like mine: it never stands in the place of mine, nor lends it a ref.
 */
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { badgeFacts, signBadge } from '../../src/auth/badge.ts'
import { openDatabases } from '../../src/db/databases.ts'
import { call } from '../identity/flow.ts'
import { sender, upload } from '../setup/uploader.ts'
import { accessToken, person, tokenOf } from './principals.ts'

interface Organisation {
  readonly id: number
  readonly member: number
  readonly send: ReturnType<typeof sender>
}

async function organisation(): Promise<Organisation> {
  const row = await env.DB.prepare('INSERT INTO organisation (name, created_at) VALUES (?, 0) RETURNING id')
    .bind(crypto.randomUUID())
    .first<{ id: number }>()
  const id = row?.id ?? 0
  const member = await person(env, { organisation: id, role: 'owner' })
  const token = await tokenOf(env, { organisation_id: id, scopes: '["write","repository:create"]' })
  return { id, member, send: sender(env, token) }
}

/** Its default ref and one that is named after whose it is; whatever is in it says whose it is. */
async function fill({ send }: Organisation, repository: string, whose: string): Promise<void> {
  await upload(send, { repository }, { 'a.py': `def of_${whose}(): pass\n` })
  const commit = whose.length.toString().repeat(40)
  await upload(send, { repository, ref: `of-${whose}`, commit }, { 'a.py': `def of_${whose}(): pass\n` })
}

describe.each(['before', 'after'])('a stranger’s public repository, linked %s mine of the same name', (when) => {
  const owner = `owner-${when}`
  const repository = `${owner}/api`
  let mine: Organisation
  beforeAll(async () => {
    mine = await organisation()
    const strangers = [await organisation(), await organisation(), await organisation(), await organisation()]
    if (when === 'after') await fill(mine, repository, 'me')
    for (const stranger of strangers) await fill(stranger, repository, 'stranger')
    if (when === 'before') await fill(mine, repository, 'me')
    for (const { id } of strangers)
      await env.DB.prepare("UPDATE repository SET visibility = 'public' WHERE organisation_id = ?").bind(id).run()
  })
  const ask = async (path: string, args: object = {}): Promise<string> => {
    const token = await accessToken(env, { account: mine.member, path })
    const body = { method: 'tools/call', params: { name: 'symbols', arguments: { path: 'a.py', ...args } } }
    return (await call(env, token, path, body)).text
  }

  it.each([
    ['by the address', `/mcp/${repository}`, {}],
    ['by the argument', '/mcp', { repository }],
    ['as the only one of an owner', `/mcp/${owner}`, {}],
    ['at a ref', `/mcp/${repository}@of-me`, {}],
    ['at a commit', `/mcp/${repository}@2222222`, {}],
  ])('does not answer for it, asked for %s', async (_, path, args) => {
    const said = await ask(path, args)
    expect(said).toContain('of_me')
    expect(said).not.toContain('of_stranger')
  })

  it.each(['of-stranger', '8888888'])('lends it no ref: %s', async (ref) => {
    const said = await ask(`/mcp/${repository}@${ref}`)
    expect(said).toContain('ref_not_indexed')
    expect(said).not.toContain('of_stranger')
  })

  it('does not hide its badge', async () => {
    const row = await env.DB.prepare('SELECT id FROM repository WHERE organisation_id = ?')
      .bind(mine.id)
      .first<{ id: number }>()
    const id = row?.id ?? 0
    await env.DB.prepare('UPDATE held_generation SET indexed_at = 1 WHERE repository_id = ?').bind(id).run()
    const signature = await signBadge('key', id)
    const facts = await badgeFacts(openDatabases(env), 'key', { owner, name: 'api', signature })
    expect(facts).toMatchObject({ indexedAt: 1 })
  })
})

describe('of several public ones, none of them one’s own,', () => {
  const repository = 'of-nobody/api'
  let outsider: number
  let second: Organisation
  beforeAll(async () => {
    const first = await organisation()
    second = await organisation()
    await fill(first, repository, 'first')
    await fill(second, repository, 'second')
    const open = "UPDATE repository SET visibility = 'public' WHERE owner = 'of-nobody'"
    await env.DB.prepare(open).run()
    outsider = await person(env)
  })
  const ask = async (path: string): Promise<string> => {
    const token = await accessToken(env, { account: outsider, path })
    return (
      await call(env, token, path, { method: 'tools/call', params: { name: 'symbols', arguments: { path: 'a.py' } } })
    ).text
  }

  it('the oldest answers, with its own refs alone', async () => {
    expect(await ask(`/mcp/${repository}`)).toContain('of_first')
    for (const ref of ['of-second', '6666666'])
      expect(await ask(`/mcp/${repository}@${ref}`)).toContain('ref_not_indexed')
  })

  it('the one that GitHub vouches for comes before it', async () => {
    await env.DB.prepare('UPDATE repository SET github_id = 9900, github_owner_id = 99 WHERE organisation_id = ?')
      .bind(second.id)
      .run()
    expect(await ask(`/mcp/${repository}`)).toContain('of_second')
    for (const ref of ['of-first', '5555555'])
      expect(await ask(`/mcp/${repository}@${ref}`)).toContain('ref_not_indexed')
  })
})
