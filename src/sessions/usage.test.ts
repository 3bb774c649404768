/**
 * What a session counts comes to the control plane, and to those who may see it.
 */
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { accessToken, person } from '../../test/isolation/principals.ts'
import { clients, REPOSITORY } from '../../test/setup/clients.ts'
import { usage } from '../auth/administration/usage.ts'
import { administration } from '../auth/administration.ts'
import { openDatabases } from '../db/databases.ts'
import type { Env } from '../env.ts'
import type { ClientSession } from './client-session.ts'
import { sessionNamed, sessionOfGrant } from './open-session.ts'

const here = clients()
const { find, limits } = here

describe('usage', () => {
  const all = (accountId = here.owner) =>
    usage(
      openDatabases(env),
      { accountId, organisationId: here.organisation },
      {
        from: Date.now() - 3_600_000,
        to: Date.now() + 1,
        step: 'all',
        by: ['tool', 'client', 'repository', 'account'],
      },
    )

  it('reaches the control plane by the alarm, once, also when it is sent again', async () => {
    const member = await person(env, { organisation: here.organisation, role: 'admin' })
    const bearer = await accessToken(env, { account: member })
    const grant = (await env.DB.prepare('SELECT id FROM client_grant WHERE account_id = ?')
      .bind(member)
      .first<string>('id')) as string
    await limits().recordCalls(true)
    for (let call = 0; call < 3; call++) await find({}, undefined, env, bearer)
    await find({ symbol: 'nothing_like_it' }, undefined, env, bearer)
    const stub = sessionNamed(env, sessionOfGrant(grant)) as DurableObjectStub<ClientSession>
    const failing = await runInDurableObject(stub, async (one, state) => {
      const own = one as unknown as { env: Env }
      const before = own.env
      own.env = {
        ...before,
        DB: {
          ...before.DB,
          prepare: () => {
            throw new Error('no database')
          },
        } as never,
      }
      await one.alarm()
      own.env = before
      return state.storage.getAlarm()
    })
    expect(failing).toBeGreaterThan(Date.now())
    expect((await all()).filter((row) => row.accountId === member)).toEqual([])
    await runDurableObjectAlarm(stub)
    await runInDurableObject(stub, async (one, state) => {
      state.storage.sql.exec('UPDATE usage SET written = 0')
      await one.alarm()
    })
    const rows = (await all()).filter((row) => row.accountId === member)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      tool: 'find_definition',
      client: 'test',
      repository: REPOSITORY,
      calls: 4,
      errors: 1,
      refused: 0,
      sessions: 1,
    })
    expect(rows[0]?.latency.reduce((sum, one) => sum + one, 0)).toBe(4)
    const callsSeenBy = async (accountId: number) =>
      (
        await administration(openDatabases(env), { accountId, organisationId: here.organisation }).callPage(
          {},
          { limit: 10 },
        )
      )?.calls
    const calls = await callsSeenBy(here.owner)
    expect(calls?.map(({ tool, outcome }) => `${tool} ${outcome}`).sort()).toEqual([
      'find_definition ok',
      'find_definition ok',
      'find_definition ok',
      'find_definition symbol_not_found',
    ])
    expect(JSON.stringify(calls)).not.toContain('wanted')
    const stranger = await person(env)
    expect([await all(stranger), await callsSeenBy(stranger)]).toEqual([[], undefined])
    const plain = await person(env, { organisation: here.organisation })
    expect(await all(plain)).toEqual([])
    expect(
      (await env.DB.prepare('SELECT last_used_at FROM client_grant WHERE id = ?')
        .bind(grant)
        .first<number>('last_used_at')) ?? 0,
    ).toBeGreaterThan(Date.now() - 60_000)
  })
})
