/**
 * A service with two organisations, their people, teams, repositories, clients and tokens, as the model knows them; and what adds to
 * them or takes from them, in both.
 */
import type { Env } from '../../src/env.ts'
import { signIn } from '../dashboard/world.ts'
import { register } from '../identity/flow.ts'
import type { Dice } from '../setup/dice.ts'
import { secret } from '../setup/secret.ts'
import { sender, upload } from '../setup/uploader.ts'
import type { Organisation, Role, World } from './access-model.ts'
import { type Credentials, letIn } from './let-in.ts'
import { tokenOf } from './principals.ts'

let nextId = 70_000
/** Of no row yet, in any table. */
export const freshId = (): number => nextId++

export async function openWorld(base: Env, pick: Dice) {
  const env = {
    ...base,
    GITHUB_WEBHOOK_SECRET: 'a secret of webhooks',
    CALLS_PER_MINUTE: '1000000',
    CALLS_PER_DAY: '1000000',
    CALLS_AT_ONCE: '1000',
    CHANGE_LIMIT: undefined,
    REGISTER_LIMIT: undefined,
  } as unknown as Env
  const world: World = { organisations: [], people: [], memberships: [], teams: [], repositories: [] }
  const callers: Credentials[] = []
  const writers = new Map<number, string>()
  const clients = await Promise.all([register(env), register(env)])
  const run = (sql: string, ...values: (string | number | null)[]) =>
    env.DB.prepare(sql)
      .bind(...values)
      .run()

  async function newRepository(organisation: Organisation, owner: string, name: string, gitHub: number): Promise<void> {
    const secrets = [secret('p'), secret('').padEnd(40, '0').slice(0, 40)] as const
    const target = { repository: `${owner}/${name}`, commit: secrets[1], defaultRef: 'main' }
    await upload(sender(env, writers.get(organisation.id) ?? ''), target, {
      [`${secrets[0]}.py`]: 'def wanted(): pass\n',
    })
    const id = (await env.DB.prepare('SELECT max(id) AS id FROM repository').first<number>('id')) as number
    if (gitHub > 0)
      await run('UPDATE repository SET github_id = ?, github_owner_id = ? WHERE id = ?', gitHub, organisation.id, id)
    const fresh = { people: new Set<number>(), teams: new Set<number>(), deleted: false, transferred: false }
    world.repositories.push({
      id,
      organisation: organisation.id,
      owner,
      name,
      gitHub,
      visibility: 'private',
      secrets,
      ...fresh,
    })
  }
  async function newBrowser(person: number): Promise<void> {
    callers.push({ kind: 'browser', person, browser: await signIn(env, person), ended: false })
  }

  for (const at of ['a', 'b'] as const) {
    const id = freshId()
    const name = `fuzz-${at}${id}`
    await run('INSERT INTO organisation (id, name, github_id, created_at) VALUES (?, ?, ?, 0)', id, name, id)
    const organisation = {
      id,
      name,
      suspended: false,
      listedOnly: false,
      blocked: new Set<string>(),
      listed: new Set<string>(),
    }
    world.organisations.push(organisation)
    writers.set(id, await tokenOf(env, { organisation_id: id, scopes: '["write","repository:create"]' }))
    const bearer = await tokenOf(env, { organisation_id: id, scopes: '["read","write"]' })
    callers.push({ kind: 'token', organisation: id, bearer, writes: true, ended: false })
    for (const team of [freshId(), freshId()]) {
      await run('INSERT INTO team (id, organisation_id, name) VALUES (?, ?, ?)', team, id, `team-${team}`)
      world.teams.push({ id: team, organisation: id, members: new Set() })
    }
  }
  const [a, b] = world.organisations as [Organisation, Organisation]
  for (const [role, of] of [
    ['owner', a],
    ['admin', a],
    ['member', a],
    ['member', a],
    ['owner', b],
    ['member', b],
    ['member', undefined],
  ] as const) {
    const id = freshId()
    await run('INSERT INTO account (id, name, created_at) VALUES (?, ?, 0)', id, `fuzz-person-${id}`)
    world.people.push({ id, suspended: false })
    if (of) await join(of.id, id, role)
    await newBrowser(id)
  }
  // Of one name are two, in two organisations: nobody but GitHub says who may call a repository so.
  for (const [of, owner, name, gitHub] of [
    [a, a, 'one', 1],
    [a, a, 'two', 1],
    [a, a, 'three', 0],
    [b, b, 'one', 1],
    [b, a, 'two', 0],
  ] as const)
    await newRepository(of, owner.name, name, gitHub && freshId())

  async function join(organisation: number, person: number, role: Role): Promise<void> {
    await run(
      'INSERT INTO member (organisation_id, account_id, role, created_at) VALUES (?, ?, ?, 0)',
      organisation,
      person,
      role,
    )
    world.memberships.push({ organisation, person, role, suspended: false })
  }
  function left(organisation: number, person: number): void {
    world.memberships = world.memberships.filter((one) => one.organisation !== organisation || one.person !== person)
    for (const team of world.teams) if (team.organisation === organisation) team.members.delete(person)
    for (const one of world.repositories) if (one.organisation === organisation) one.people.delete(person)
    for (const one of callers)
      if (one.kind === 'token' && one.organisation === organisation && one.person === person) one.ended = true
  }

  for (const person of world.people.slice(0, 6)) await letIn({ env, world, callers, clients, pick }, person)
  return { env, world, callers, clients, pick, run, newRepository, newBrowser, join, left }
}
