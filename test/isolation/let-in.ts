/** A client is let in by a person: from the page that asks to its tokens, and into the model. */
import { expect } from 'vitest'
import type { Env } from '../../src/env.ts'
import type { Browser } from '../dashboard/world.ts'
import { exchange, SignedIn } from '../identity/flow.ts'
import { ORIGIN } from '../setup/client-request.ts'
import type { Dice } from '../setup/dice.ts'
import { allReadAs, type Caller, called, isOwn, memberIn, type Person, type World } from './access-model.ts'

export interface Credentials extends Caller {
  /** A token, or what a browser has. */
  readonly bearer?: string
  readonly browser?: Browser
  readonly refresh?: string | undefined
  readonly client?: string
  /** The row, to end it by. */
  readonly row?: string
  /** The address that a client was let in at. */
  readonly address?: string
}

export interface Around {
  readonly env: Env
  readonly world: World
  readonly callers: Credentials[]
  /** Registered ones. */
  readonly clients: readonly string[]
  readonly pick: Dice
}

/** Through the page that asks, with an answer that may also name what the person does not read. */
export async function letIn({ env, world, callers, clients, pick }: Around, by: Person): Promise<void> {
  const client = pick(clients)
  const browser = await SignedIn.as(env, by.id)
  const me: Caller = { kind: 'browser', person: by.id, ended: false }
  const one = pick(world.repositories)
  const address = pick(['', '', '', `/${called(one)}`, `/${one.owner}`])
  const resource = `${ORIGIN}/mcp${address}`
  const page = await browser.page(client, { resource })
  if (by.suspended) {
    expect(page.to?.pathname).toBe('/sign-in')
    return
  }
  const of = pick(world.organisations)
  const ids = [pick(world.repositories), pick(world.repositories)].map(({ id }) => id)
  const reach = pick(['all', `organisation:${of.id}`, 'repositories'])
  const code = await browser.answer(page, [['reach', reach], ...ids.map((id) => ['repository', String(id)] as const)])
  const mine = world.repositories.filter((r) => isOwn(world, me, r)).map(({ id }) => id)
  const isMember = memberIn(world, of.id, by.id) !== undefined && !of.suspended
  const chosen = ids.filter((id) => mine.includes(id))
  const isOffered = address !== '' || reach === 'all' || (reach === 'repositories' ? chosen.length > 0 : isMember)
  const given = code.to?.searchParams.get('code')
  expect(['let in', given !== null && given !== undefined], `${reach} at ${address}`).toEqual(['let in', isOffered])
  if (!given) return
  const tokens = await exchange(env, client, given, { resource })
  expect(tokens.status).toBe(200)
  const grant = await env.DB.prepare('SELECT id FROM client_grant WHERE provider_grant = ?')
    .bind(given.split(':')[1])
    .first<string>('id')
  const limits =
    address === `/${called(one)}`
      ? { only: new Set(allReadAs(world, me, called(one)).map(({ id }) => id)) }
      : address !== '' || reach === 'all'
        ? {}
        : reach === 'repositories'
          ? { only: new Set(chosen) }
          : { organisation: of.id }
  // The same client at the same address is let in once.
  for (const other of callers)
    if (other.kind === 'client' && other.person === by.id && other.client === client && other.address === address)
      other.ended = true
  const made = { bearer: tokens.access_token ?? '', refresh: tokens.refresh_token, row: grant ?? '' }
  callers.push({ kind: 'client', person: by.id, client, address, ...made, ...limits, ended: false })
}
