/**
 * `refresh` through the GitHub App, in workerd, against the fake GitHub: which key, which installation, and how often.
 */

import { env } from 'cloudflare:workers'
import { Buffer } from 'node:buffer'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDatabases } from '../../src/db/databases.ts'
import type { Env } from '../../src/env.ts'
import { asPkcs8 } from '../../src/github/app.ts'
import { dispatchIndexing } from '../../src/github/dispatch.ts'
import type { RefScope } from '../../src/tenancy/scope.ts'
import { GitHubApi } from '../doubles/github/api.ts'
import { World } from '../doubles/github/world.ts'
import { scopeOf } from '../setup/reader.ts'
import { sender, signIn, upload } from '../setup/uploader.ts'

const API = 'https://github.test'
const world = new World()
const api = new GitHubApi(world, { clientId: 'x', clientSecret: 'x', callback: 'x' })
let on: Env
let scope: RefScope
let pkcs8: string

const pem = (label: string, der: Uint8Array) =>
  `-----BEGIN ${label}-----\n${(
    Buffer.from(der)
      .toString('base64')
      .match(/.{1,64}/g) ?? []
  ).join('\n')}\n-----END ${label}-----\n`

beforeAll(async () => {
  const algorithm = {
    name: 'RSASSA-PKCS1-v1_5',
    modulusLength: 2048,
    publicExponent: new Uint8Array([1, 0, 1]),
    hash: 'SHA-256',
  }
  const pair = (await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])) as CryptoKeyPair
  const der = new Uint8Array((await crypto.subtle.exportKey('pkcs8', pair.privateKey)) as ArrayBuffer)
  pkcs8 = pem('PRIVATE KEY', der)
  api.tokens.gitHubApp = { id: '4711', publicKey: pair.publicKey }
  // As GitHub issues it: the inner key, without the header that names RSA.
  const key = pem('RSA PRIVATE KEY', der.subarray(26))
  on = { ...(env as Env), GITHUB_URL: API, GITHUB_APP_ID: '4711', GITHUB_APP_PRIVATE_KEY: key }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) =>
    api.app.fetch(new Request(input as string, init)),
  )

  const acme = world.organisation('acme')
  const repository = world.repository('acme/api')
  const token = await signIn(on)
  await upload(sender(on, token), { repository: 'acme/api' }, { 'a.py': 'def a(): pass\n' })
  scope = (await scopeOf(on, token, 'acme/api')) as RefScope
  await on.DB.batch([
    on.DB.prepare('UPDATE repository SET github_id = ?, github_owner_id = ?').bind(repository.id, acme.id),
    on.DB.prepare("INSERT INTO installation (id, github_owner_id, owner, updated_at) VALUES (77, ?, 'acme', 0)").bind(
      acme.id,
    ),
    on.DB.prepare("INSERT INTO installation_repository VALUES (77, ?, 'api', 1)").bind(repository.id),
  ])
  world.installations.set(77, new Set([repository.id]))
})
afterAll(() => vi.restoreAllMocks())
beforeEach(async () => {
  api.dispatches.length = 0
  await on.DB.prepare('DELETE FROM workflow_start').run()
})

const dispatch = (ref = 'main', as = on, now?: number) => dispatchIndexing(as, openDatabases(as), scope, ref, now)

describe('the key of the App', () => {
  it('is taken as GitHub gives it out, as PKCS#8, and from one line', () => {
    expect(asPkcs8(on.GITHUB_APP_PRIVATE_KEY as string)).toBe(pkcs8)
    expect(asPkcs8(pkcs8)).toBe(pkcs8.trim())
    expect(asPkcs8((on.GITHUB_APP_PRIVATE_KEY as string).replaceAll('\n', '\\n'))).toBe(pkcs8)
  })
})

describe('starting the workflow', () => {
  it('is done once in a minute for a ref, however often it is asked for', async () => {
    expect(await Promise.all([dispatch(), dispatch(), dispatch()])).toEqual(['started', 'started', 'started'])
    expect(api.dispatches).toEqual([{ repository: 'acme/api', workflow: 'sextant.yml', ref: 'main', inputs: {} }])
    expect(await dispatch('refs/tags/v1')).toBe('started')
    expect(await dispatch('main', on, Date.now() + 61_000)).toBe('started')
    // A branch that is named like a pull request, as it is stored.
    expect(await dispatch('refs/heads/pull/7')).toBe('started')
    expect(api.dispatches.map(({ ref }) => ref)).toEqual(['main', 'refs/tags/v1', 'main', 'refs/heads/pull/7'])
  })

  it.each(['refs/pull/7/head', 'a'.repeat(40)])('cannot be done for %s, on which no workflow runs', async (ref) => {
    expect([await dispatch(ref), api.dispatches]).toEqual(['cannot', []])
  })

  it('cannot be done without an App, or where it is not installed or suspended', async () => {
    const { GITHUB_APP_ID: _, ...without } = on
    expect(await dispatch('main', without as Env)).toBe('cannot')
    await on.DB.prepare('UPDATE installation SET suspended_at = 1').run()
    expect(await dispatch()).toBe('cannot')
    await on.DB.prepare('UPDATE installation SET suspended_at = NULL').run()
  })

  it('is not asked of the installation of an owner whom the repository has left', async () => {
    await on.DB.prepare('UPDATE repository SET github_owner_id = github_owner_id + 1').run()
    expect([await dispatch(), api.dispatches]).toEqual(['cannot', []])
    await on.DB.prepare('UPDATE repository SET github_owner_id = github_owner_id - 1').run()
    expect(await dispatch()).toBe('started')
  })

  it('that GitHub refuses is said, and may be tried again at once', async () => {
    await on.DB.prepare("UPDATE repository SET workflow = 'other.yml'").run()
    expect(await dispatch()).toBe('refused')
    world.installations.clear()
    await on.DB.prepare('UPDATE repository SET workflow = NULL').run()
    expect([await dispatch(), api.dispatches]).toEqual(['refused', []])
  })
})
