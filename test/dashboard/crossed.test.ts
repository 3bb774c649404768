/** P1: who runs one organisation has no power over what is another's, though they name it in their own. */
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { ask, routes } from './asking.ts'
import { emptied, everything, signIn, type World, world } from './world.ts'

beforeEach(() => emptied(env))

describe('the owner of an organisation', () => {
  const about = routes.filter(([route]) => /:(organisation|repository).*:(account|team|token|grant)/.test(route))

  it.each(about)('%s does and tells nothing of what is another’s', async (route, shape) => {
    const [of, elsewhere] = [await world(env), await world(env)]
    const browser = await signIn(env, elsewhere.people.owner)
    const crossed: World = { ...of, organisation: elsewhere.organisation, repository: elsewhere.repository }
    const before = await everything(env, ['audit'])
    const said = await ask(browser, route, shape, crossed)
    expect(said.status).toBe(404)
    for (const canary of of.canaries) expect(said.all).not.toContain(canary)
    expect(await everything(env, ['audit'])).toBe(before)
  })
})
