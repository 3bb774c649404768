/**
 * P1–P4, P12, P16: after any history of changes, whoever asks is shown what they may read and nothing else, and what they may not
 * is answered, byte for byte, as what never was. The history is random: `VITE_HISTORY=400` takes as many steps, `VITE_HISTORY_SEED=7` another way.
 */
import { createExecutionContext } from 'cloudflare:test'
import { env as bound } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { FORMAT_VERSION } from '../../src/contract/format.ts'
import type { Env } from '../../src/env.ts'
import worker from '../../src/worker.ts'
import { type Browser, send as sendToDashboard } from '../dashboard/world.ts'
import { exchange, refresh, SignedIn } from '../identity/flow.ts'
import { clientRequest, message } from '../setup/client-request.ts'
import { diceOf } from '../setup/dice.ts'
import { history } from './access-history.ts'
import {
  allReadAs,
  called,
  hasBadge,
  isBelieved,
  isOwn,
  isWritable,
  memberIn,
  type Repository,
  readAs,
  runs,
} from './access-model.ts'
import type { Credentials } from './let-in.ts'

const SEED = Number(import.meta.env.VITE_HISTORY_SEED ?? 4)
const STEPS = Number(import.meta.env.VITE_HISTORY ?? 30)
const QUESTIONS = 10

/** Of the same length, and nobody's; of another owner too, unless the address is one owner's. */
const never = (name: string, by: Credentials): string => {
  const other = `${name.slice(0, -1)}z`
  return by.address ? other : other.replace('fuzz-', 'none-')
}
/** What differs from one answer to the next, whatever it is about. */
const masked = (text: string, name: string): string =>
  text
    .replaceAll(encodeURIComponent(name), 'NAME')
    .replaceAll(name, 'NAME')
    .replaceAll(name.split('/')[0] ?? '', 'OWNER')
    .replace(/"(?:elapsed_ms|ms)\\?":[\d.]+/g, '')
    .replace(/"request_id\\?":\\?"[^"]*"/g, '')

it(`agrees with the model after every step (seed ${SEED})`, async () => {
  const pick = diceOf(SEED)
  const { env, world, callers, step } = await history(bound as unknown as Env, pick)
  const uploads: { id: string; repository: Repository }[] = []
  const done: string[] = []

  async function ask(by: Credentials, path: string, body?: unknown): Promise<string> {
    const response = await worker.fetch(
      clientRequest(path, { bearer: by.bearer, body }) as never,
      env,
      createExecutionContext(),
    )
    return `${response.status} ${JSON.stringify([...response.headers])} ${await response.text()}`
  }
  const rpc = (by: Credentials, method: string, params: object, path = by.address ? `/mcp${by.address}` : '/mcp') =>
    ask(by, path, message(method, params))

  /** Nothing of what the caller does not read, whatever the question was. */
  function holdsOnly(by: Credentials, said: string, readable: readonly Repository[], question: string): void {
    const leaked = world.repositories.filter(
      (one) => !readable.includes(one) && one.secrets.some((secret) => said.includes(secret)),
    )
    expect(leaked.map(called), `${question} as ${by.kind} of ${by.person}: ${said.slice(0, 300)}`).toEqual([])
  }

  const TOOLS: readonly [string, object][] = [
    ['find_definition', { symbol: 'wanted' }],
    ['search_code', { query: 'wanted' }],
    ['search', { query: 'wanted' }],
    ['symbols', {}],
    ['find_references', { symbol: 'wanted' }],
  ]
  /** One by name: what is read by it, or the answer to a name that never was. */
  async function byName(
    by: Credentials,
    question: string,
    { owner, name }: Repository,
    asked: (name: string) => Promise<string>,
  ) {
    // Where the address names a repository, no argument names another.
    const meant = by.address?.includes('/', 1) ? by.address.slice(1) : `${owner}/${name}`
    const narrow = by.address && !isInside(by.address, meant)
    const found = narrow ? undefined : readAs(world, by, meant)
    const said = await asked(meant)
    holdsOnly(by, said, found ? [found] : [], question)
    if (found) {
      expect(
        found.secrets.some((secret) => said.includes(secret)),
        `${question}: ${said.slice(0, 600)}`,
      ).toBe(true)
    } else if (!by.address?.includes('/', 1)) {
      const absent = await asked(never(meant, by))
      expect(masked(said, meant), question).toBe(masked(absent, never(meant, by)))
    }
  }
  /** An address may be narrower than what its client may read. */
  const isInside = (address: string, name: string) => `/${name}` === address || `/${name}`.startsWith(`${address}/`)

  const bearers = () => callers.filter(({ bearer }) => bearer !== undefined)
  const browsers = () => callers.filter(({ browser }) => browser !== undefined)
  const dashboard = async (by: Credentials, route: string, body?: object) =>
    sendToDashboard(env, by.browser as Browser, route, body === undefined ? {} : { body })

  const QUESTION: Record<string, () => Promise<unknown>> = {
    async 'a tool, by its argument'() {
      const [by, one, [name, args]] = [pick(bearers()), pick(world.repositories), pick(TOOLS)]
      await byName(by, name, one, (repository) =>
        rpc(by, 'tools/call', {
          name,
          arguments: { ...args, ...(by.address?.includes('/', 1) ? {} : { repository }) },
        }),
      )
    },
    async 'a tool, by the address'() {
      const by = pick(bearers().filter(({ address }) => !address))
      const [one, [name, args]] = [pick(world.repositories), pick(TOOLS)]
      await byName(by, `${name} at the address`, one, (repository) =>
        rpc(by, 'tools/call', { name, arguments: args }, `/mcp/${repository}`),
      )
    },
    async 'a resource'() {
      const [by, one] = [pick(bearers().filter(({ address }) => !address)), pick(world.repositories)]
      await byName(by, 'resources/read', one, (repository) =>
        rpc(by, 'resources/read', { uri: `sextant://${repository}@main/` }),
      )
    },
    async 'a completion'() {
      const [by, one] = [pick(bearers().filter(({ address }) => !address)), pick(world.repositories)]
      const ref = { type: 'ref/prompt', name: 'review-change' }
      await byName(by, 'completion', one, (repository) =>
        rpc(by, 'completion/complete', {
          ref,
          argument: { name: 'files', value: 'p' },
          context: { arguments: { repository } },
        }),
      )
    },
    async 'the list, in its three forms'() {
      const by = pick(bearers())
      const mine = isBelieved(world, by) ? listed(by) : []
      for (const [method, params] of [
        ['tools/call', { name: 'list_repositories', arguments: {} }],
        ['resources/list', {}],
        [
          'completion/complete',
          { ref: { type: 'ref/prompt', name: 'onboard' }, argument: { name: 'repository', value: '' } },
        ],
      ] as const) {
        const said = await rpc(by, method, params)
        holdsOnly(by, said, mine, method)
        if (!isBelieved(world, by)) expect(said.slice(0, 3)).toBe('401')
        else
          for (const one of world.repositories.filter((each) => !each.deleted))
            expect(
              [method, called(one), new RegExp(`${called(one)}(?![\\w~])`).test(said)],
              `${by.kind} of ${by.person}: ${said.slice(0, 500)}`,
            ).toEqual([method, called(one), mine.some((each) => called(each) === called(one))])
      }
    },
    async 'to begin an upload, and to go on with one'() {
      const [by, one] = [pick(bearers()), pick(world.repositories)]
      const body = (repository: string) => ({
        format: FORMAT_VERSION,
        repository,
        ref: 'main',
        commit: 'e'.repeat(40),
        order: { run: 1, attempt: 1 },
        agent: 'fuzz',
      })
      const begin = async (repository: string) => ask(by, '/api/ingest/begin', body(repository))
      const said = await begin(called(one))
      // One that made way for another has a name that no run of CI has.
      const meant = world.repositories.filter(
        (each) => called(each) === called(one) && !one.name.includes('~') && isWritable(world, by, each),
      )
      const id = /"upload":"([^"]+)"/.exec(said)?.[1]
      expect(['begin', id !== undefined], said.slice(0, 300)).toEqual(['begin', meant.length > 0])
      if (id && meant[0]) uploads.push({ id, repository: meant[0] })
      else expect(masked(said, called(one))).toBe(masked(await begin(never(called(one), by)), never(called(one), by)))
      const going = pick(uploads)
      if (!going) return
      const have = (upload: string) => ask(by, `/api/ingest/${upload}/have`, { files: [], links: [] })
      const answer = await have(going.id)
      if (isWritable(world, by, going.repository)) expect(answer.slice(0, 3), answer).toBe('200')
      else expect(answer).toBe(await have(crypto.randomUUID()))
    },
    async 'to refresh'() {
      const by = pick(callers.filter((one) => one.refresh !== undefined))
      if (!by) return
      const answer = await refresh(env, by.client ?? '', by.refresh)
      const holds = !by.ended && !world.people.some(({ id, suspended }) => id === by.person && suspended)
      expect(['refresh', answer.status]).toEqual(['refresh', holds ? 200 : 400])
      by.ended ||= !holds
      if (!holds) return
      callers.splice(callers.indexOf(by), 1, {
        ...by,
        bearer: answer.access_token ?? '',
        refresh: answer.refresh_token,
      })
    },
    async 'a code that was used'() {
      const by = pick(callers.filter((one) => one.refresh !== undefined))
      if (by) expect((await exchange(env, by.client ?? '', by.bearer ?? '')).status).toBe(400)
    },
    async 'a badge'() {
      const one = pick(world.repositories)
      const nobody = { kind: 'token', ended: true } as const
      const badge = (name: string) => ask(nobody, `/badge/${name}.svg`)
      const said = await badge(called(one))
      if (hasBadge(world, called(one))) expect(said.slice(0, 3)).toBe('200')
      else expect(said).toBe(await badge(never(called(one), nobody)))
    },
    async 'the pages of a repository'() {
      const [by, one] = [pick(browsers()), pick(world.repositories)]
      const isAdmin = !by.ended && runs(world, one.organisation, by.person) && isBelieved(world, by) && !one.deleted
      const [part, needs] = pick([
        ['', 'listed'],
        ['/refs', 'read'],
        ['/runs', 'read'],
        ['/coverage', 'read'],
        ['/skipped', 'read'],
        ['/workflow', 'listed'],
        ['/access', 'run'],
        ['/access/preview?change=visibility&visibility=public', 'run'],
        ['/badge', 'run'],
        ['/storage', 'run'],
        ['/uploads', 'run'],
      ] as const)
      const said = await dashboard(by, `GET /repositories/${one.id}${part}`)
      const may =
        needs === 'run' ? isAdmin : isOwn(world, by, one) || (needs === 'listed' && isAdmin && one.transferred)
      expect([part, said.status === 200], `${said.all.slice(0, 300)}`).toEqual([part, may])
      if (!may) expect(said.all).toBe((await dashboard(by, `GET /repositories/99999${part}`)).all)
    },
    async 'the dashboard’s list'() {
      const by = pick(browsers())
      const said = await dashboard(by, 'GET /repositories?limit=200')
      if (!isBelieved(world, by)) return expect(said.status).toBe(401)
      const ids = (said.json as { items: { id: number }[] }).items.map(({ id }) => id).sort()
      const isFrozen = (one: Repository) => one.transferred && !one.deleted && runs(world, one.organisation, by.person)
      const mine = world.repositories.filter((one) => isOwn(world, by, one) || isFrozen(one)).map(({ id }) => id)
      return expect(ids).toEqual(mine.sort())
    },
    async 'the dashboard’s tools'() {
      const [by, one, [name, args]] = [pick(browsers()), pick(world.repositories), pick(TOOLS)]
      await byName(
        by,
        `explore ${name}`,
        one,
        async (repository) => (await dashboard(by, `POST /explore/${name}`, { repository, arguments: args })).all,
      )
    },
    async 'an organisation, its people, its trail'() {
      const [by, of] = [pick(browsers()), pick(world.organisations)]
      const [part, forAdmins] = pick([
        ['', false],
        ['/members', false],
        ['/teams', false],
        ['/tokens', false],
        ['/usage', false],
        ['/audit', true],
        ['/audit/facets', true],
        ['/audit/export?format=csv', true],
        ['/clients', true],
        ['/limits', true],
        ['/calls', true],
        [`/members/${pick(world.people).id}/access`, true],
      ] as const)
      const said = await dashboard(by, `GET /organisations/${of.id}${part}`)
      const isIn = !of.suspended && memberIn(world, of.id, by.person) !== undefined
      const may = isBelieved(world, by) && (forAdmins ? runs(world, of.id, by.person) : isIn)
      if (part.endsWith('/access') && may) return
      expect([part, said.status === 200], said.all.slice(0, 300)).toEqual([part, may])
      if (!may) expect(said.all).toBe((await dashboard(by, `GET /organisations/99999${part}`)).all)
    },
    async 'the page that lets a client in'() {
      const [person, client] = [pick(world.people), pick(callers.filter((one) => one.client !== undefined))]
      if (!client || person.suspended) return
      const page = await (await SignedIn.as(env, person.id)).page(client.client ?? '')
      const me = { kind: 'browser', person: person.id, ended: false } as const
      const offered = (name: string) =>
        [...page.text.matchAll(new RegExp(`name="${name}" value="([^"]+)"`, 'g'))].map(([, value]) => value)
      expect(offered('repository').sort()).toEqual(
        listed(me)
          .map(({ id }) => String(id))
          .sort(),
      )
      const organisations = world.organisations.filter((of) => !of.suspended && memberIn(world, of.id, person.id))
      expect(
        offered('reach')
          .filter((value) => value?.startsWith('organisation'))
          .sort(),
      ).toEqual(organisations.map(({ id }) => `organisation:${id}`).sort())
    },
  }
  const listed = (by: Credentials): Repository[] =>
    world.repositories
      .filter(
        (one) =>
          isOwn(world, by, one) ||
          (by.address === `/${called(one)}` && allReadAs(world, by, called(one)).includes(one)),
      )
      .filter((one) => !by.address || isInside(by.address, called(one)))

  const questions = Object.keys(QUESTION)
  for (let at = 0; at < STEPS; at++) {
    let doing = 'a step'
    try {
      done.push(await step())
      for (let asked = 0; asked < QUESTIONS; asked++) {
        doing = pick(questions)
        await QUESTION[doing]?.()
      }
    } catch (error) {
      throw new Error(
        `seed ${SEED}, ${doing} after step ${at} (${done.slice(-4).join('; ')}): ${(error as Error).message}`,
        { cause: error },
      )
    }
  }
}, 600_000)
