/**
 * What changes who may read what, at random and by the surfaces through which it changes. What each change comes to is written into
 * the model; whether somebody may make it is asked of both.
 */
import { expect } from 'vitest'
import { tokenHash } from '../../src/auth/authenticate.ts'
import type { Env } from '../../src/env.ts'
import { gitHubWebhooks } from '../../src/github/webhooks.ts'
import { type Said, send } from '../dashboard/world.ts'
import { delivery } from '../doubles/github/webhooks.ts'
import { ORIGIN } from '../setup/client-request.ts'
import type { Dice } from '../setup/dice.ts'
import {
  type Caller,
  called,
  isBelieved,
  isOwn,
  memberIn,
  type Organisation,
  type Person,
  type Repository,
  type Role,
  runs,
  type Visibility,
} from './access-model.ts'
import { freshId, openWorld } from './access-world.ts'
import { letIn } from './let-in.ts'

export async function history(base: Env, pick: Dice) {
  const around = await openWorld(base, pick)
  const { env, world, callers, clients, run, newRepository, newBrowser, join, left } = around

  /** By somebody, whoever it is. */
  const browserOf = (person: Person) =>
    callers.findLast((one) => one.person === person.id && one.browser && !one.ended)?.browser
  const acts = async (by: Person, route: string, body?: object): Promise<Said> =>
    send(env, browserOf(by), route, body === undefined ? {} : { body })
  const mayRun = (by: Person, organisation: number) =>
    !by.suspended && browserOf(by) !== undefined && runs(world, organisation, by.id)
  /** Those who run it can, unless there is nothing to change; nobody else can. */
  async function administers(
    by: Person,
    organisation: number,
    changes: boolean,
    route: string,
    body?: object,
  ): Promise<boolean> {
    const said = await acts(by, route, body)
    expect([route, said.status === 200], said.all.slice(0, 200)).toEqual([route, mayRun(by, organisation) && changes])
    return said.status === 200
  }
  async function told(event: string, payload: object): Promise<void> {
    const response = await gitHubWebhooks(
      await delivery(`${ORIGIN}/github/webhooks`, env.GITHUB_WEBHOOK_SECRET ?? '', event, payload),
      env,
    )
    expect(response.ok, `${event} ${response.status}`).toBe(true)
  }
  const atGitHub = (one: Repository, more: object = {}) => ({
    repository: {
      id: one.gitHub,
      name: one.name,
      private: one.visibility !== 'public',
      owner: { id: one.organisation, login: one.owner },
      ...more,
    },
  })

  const toggle = <T>(set: Set<T>, value: T) => (set.delete(value) ? undefined : set.add(value))
  /** More often than not one that they run: what is refused changes nothing. */
  const near = (by: Person) =>
    pick([...world.organisations, ...world.organisations.filter(({ id }) => runs(world, id, by.id))])
  const STEPS: Record<string, (by: Person) => Promise<unknown>> = {
    async 'share with a person'(by) {
      const [one, person] = [pick(world.repositories), pick(world.people)]
      const [has, route] = [one.people.has(person.id), `/repositories/${one.id}/access/people/${person.id}`]
      const isMember = world.memberships.some((m) => m.organisation === one.organisation && m.person === person.id)
      const may = !one.deleted && (has || isMember)
      if (await administers(by, one.organisation, may, `${has ? 'DELETE' : 'PUT'} ${route}`))
        toggle(one.people, person.id)
    },
    async 'share with a team'(by) {
      const [one, team] = [pick(world.repositories), pick(world.teams)]
      const has = one.teams.has(team.id)
      const may = !one.deleted && (has || team.organisation === one.organisation)
      const route = `${has ? 'DELETE' : 'PUT'} /repositories/${one.id}/access/teams/${team.id}`
      if (await administers(by, one.organisation, may, route)) toggle(one.teams, team.id)
    },
    async 'put somebody into a team or take them out'(by) {
      const [team, person] = [pick(world.teams), pick(world.people)]
      const has = team.members.has(person.id)
      const isMember = world.memberships.some((m) => m.organisation === team.organisation && m.person === person.id)
      const route = `/organisations/${team.organisation}/teams/${team.id}/members/${person.id}`
      const made = await administers(by, team.organisation, has || isMember, `${has ? 'DELETE' : 'PUT'} ${route}`)
      if (made) toggle(team.members, person.id)
    },
    async 'dissolve a team, and found another'(by) {
      const team = pick(world.teams)
      if (
        !(await administers(by, team.organisation, true, `DELETE /organisations/${team.organisation}/teams/${team.id}`))
      )
        return
      for (const one of world.repositories) one.teams.delete(team.id)
      world.teams = world.teams.filter(({ id }) => id !== team.id)
      const route = `POST /organisations/${team.organisation}/teams`
      const { id } = (await acts(by, route, { name: `team-${freshId()}` })).json as { id: number }
      world.teams.push({ id, organisation: team.organisation, members: new Set() })
    },
    async 'show a repository to more or fewer'(by) {
      const one = pick(world.repositories)
      const visibility = pick<Visibility>(['private', 'internal', 'public'])
      const changes = !one.deleted && visibility !== one.visibility
      if (
        await administers(by, one.organisation, changes && !one.transferred, `PATCH /repositories/${one.id}`, {
          visibility,
        })
      )
        one.visibility = visibility
    },
    async 'suspend a member or let them act again'(by) {
      const [of, person] = [near(by), pick(world.people)]
      const member = world.memberships.find((one) => one.organisation === of.id && one.person === person.id)
      const suspended = !member?.suspended
      const said = await acts(by, `PATCH /organisations/${of.id}/members/${person.id}`, { suspended })
      if (said.status !== 200) return
      expect([mayRun(by, of.id), member === undefined]).toEqual([true, false])
      if (member) member.suspended = suspended
    },
    async 'change a role'(by) {
      const [of, person, role] = [
        pick(world.organisations),
        pick(world.people),
        pick<Role>(['owner', 'admin', 'member']),
      ]
      const said = await acts(by, `PATCH /organisations/${of.id}/members/${person.id}`, { role })
      const member = world.memberships.find((one) => one.organisation === of.id && one.person === person.id)
      if (said.status !== 200) return
      expect(memberIn(world, of.id, by.id)?.role).toBe('owner')
      if (member) member.role = role
    },
    async 'remove a member'(by) {
      const [of, person] = [near(by), pick(world.people)]
      const said = await acts(by, `DELETE /organisations/${of.id}/members/${person.id}`)
      if (said.status !== 200) return
      expect(mayRun(by, of.id) || by.id === person.id).toBe(true)
      left(of.id, person.id)
    },
    async 'join an organisation'() {
      const [of, person] = [pick(world.organisations), pick(world.people)]
      if (world.memberships.some((one) => one.organisation === of.id && one.person === person.id)) return
      await join(of.id, person.id, 'member')
    },
    async 'make a token'(by) {
      const [of, one] = [pick(world.organisations), pick([undefined, ...world.repositories])]
      const body = { name: 'fuzz', scopes: ['read'], personal: true, ...(one ? { repositoryId: one.id } : {}) }
      const said = await acts(by, `POST /organisations/${of.id}/tokens`, body)
      const browser = {
        kind: 'browser',
        person: by.id,
        organisation: of.id,
        ended: browserOf(by) === undefined,
      } as const
      const isMember = !browser.ended && !by.suspended && memberIn(world, of.id, by.id) !== undefined && !of.suspended
      // A repository that went away at GitHub may still be named: nobody reads it with that.
      const may = isMember && (one === undefined || isOwn(world, browser, { ...one, transferred: false }))
      expect(['make a token', said.status === 200], said.all.slice(0, 200)).toEqual(['make a token', may])
      if (!may) return
      const { token } = said.json as { token: string }
      const row = await env.DB.prepare('SELECT id FROM token WHERE hash = ?')
        .bind(await tokenHash(token))
        .first<number>('id')
      const only = one ? { only: new Set([one.id]) } : {}
      callers.push({
        kind: 'token',
        person: by.id,
        organisation: of.id,
        bearer: token,
        row: String(row),
        ...only,
        ended: false,
      })
    },
    async 'end a token'(by) {
      const one = pick(callers.filter(({ kind, row }) => kind === 'token' && row !== undefined))
      if (!one) return
      const said = await acts(by, `DELETE /organisations/${one.organisation}/tokens/${one.row}`)
      if (said.status !== 200) return
      expect(mayRun(by, one.organisation ?? 0) || one.person === by.id).toBe(true)
      one.ended = true
    },
    'let a client in': (by) => letIn(around, by),
    async 'end a client'(by) {
      const one = pick(callers.filter(({ kind }) => kind === 'client'))
      if (!one) return
      const said = await acts(by, `DELETE /clients/${one.row}`)
      expect(said.status === 200).toBe(
        one.person === by.id && !one.ended && !by.suspended && browserOf(by) !== undefined,
      )
      if (said.status === 200) one.ended = true
    },
    async 'block a client or list it'(by) {
      const [of, clientId, kind] = [pick(world.organisations), pick(clients), pick(['blocked', 'allowed'] as const)]
      const set = kind === 'blocked' ? of.blocked : of.listed
      const route = `${set.has(clientId) ? 'DELETE' : 'POST'} /organisations/${of.id}/${kind}-clients`
      if (await administers(by, of.id, true, route, { clientId })) toggle(set, clientId)
    },
    async 'take only listed clients, or any'(by) {
      const of = near(by)
      const clientPolicy = of.listedOnly ? 'any' : 'listed'
      if (await administers(by, of.id, true, `PATCH /organisations/${of.id}`, { clientPolicy }))
        of.listedOnly = !of.listedOnly
    },
    async 'sign out everywhere'(by) {
      const said = await acts(by, 'POST /sign-out-everywhere')
      expect(said.status === 200).toBe(!by.suspended && browserOf(by) !== undefined)
      if (said.status !== 200) return
      for (const one of callers) if (one.person === by.id && one.kind !== 'token') one.ended = true
      await newBrowser(by.id)
    },
    async 'be renamed at GitHub'() {
      const one = pick(world.repositories.filter((r) => r.gitHub > 0 && !r.deleted && !r.transferred))
      if (!one) return
      const name = pick(['one', 'two', 'three', 'four'])
      await told('repository', { action: 'renamed', ...atGitHub({ ...one, name }) })
      for (const other of world.repositories)
        if (
          other !== one &&
          other.organisation === one.organisation &&
          other.owner === one.owner &&
          other.name === name &&
          !other.deleted
        )
          other.name = `${name}~${other.id}`
      one.name = name
    },
    async 'be closed to the public at GitHub'() {
      const one = pick(world.repositories.filter((r) => r.gitHub > 0 && !r.deleted && !r.transferred))
      if (!one) return
      await told('repository', { action: 'privatized', ...atGitHub(one) })
      if (one.visibility === 'public') one.visibility = 'private'
    },
    async 'be transferred at GitHub'() {
      const one = pick(world.repositories)
      if (one.gitHub === 0 || one.deleted || one.transferred || pick([0, 1, 2]) > 0) return
      await told('repository', { action: 'transferred', ...atGitHub(one, { owner: { id: 1, login: 'elsewhere' } }) })
      one.transferred = true
    },
    async 'delete a repository, and link another'(by) {
      const one = pick(world.repositories)
      const of = world.organisations.find(({ id }) => id === one.organisation) as Organisation
      const isThere = !one.deleted
      if (
        !(await administers(by, one.organisation, isThere, `DELETE /repositories/${one.id}`, { confirm: called(one) }))
      )
        return
      one.deleted = true
      if (!of.suspended)
        await newRepository(of, one.owner, pick([one.name.replace('~', '-'), `new${freshId()}`]), pick([0, freshId()]))
    },
    async 'be suspended by the operator, or no longer'() {
      const [one, table] = pick([
        [pick(world.people), 'account'],
        [pick(world.people), 'account'],
        [pick(world.organisations), 'organisation'],
      ] as const)
      one.suspended = !one.suspended
      await run(`UPDATE ${table} SET suspended_at = ? WHERE id = ?`, one.suspended ? 1 : null, one.id)
    },
  }

  const names = Object.keys(STEPS)
  return {
    env,
    world,
    callers,
    isBelieved: (one: Caller) => isBelieved(world, one),
    /** Its name, for the message when something does not agree. */
    async step(): Promise<string> {
      const those = world.people.filter(({ id }) => world.organisations.some((of) => runs(world, of.id, id)))
      const [name, by] = [pick(names), pick([...world.people, ...those, ...those, ...those])]
      await STEPS[name]?.(by)
      return `${name}, by ${by.id}`
    },
  }
}
