/** A page whose code cannot be loaded. */
import { afterAll, beforeAll, it } from 'vitest'
import { describeInChromium } from './chromium.ts'
import { furnish } from './furnish.ts'
import { openStage, type Person, type Stage, settled } from './stage.ts'

describeInChromium('a page', () => {
  let stage: Stage
  let ada: Person
  beforeAll(async () => {
    stage = await openStage()
    await furnish(stage, { repositories: 2, auditLines: 10, sources: ['src/query'] })
    ada = await stage.signIn('ada', '/healthz')
  }, 240_000)
  afterAll(() => stage?.close())

  it('whose code was not loaded yet says that there is no connection, and comes once there is one', async () => {
    const { page } = ada
    await ada.go('/o/acme/repositories')
    await settled(page)
    await page.context().setOffline(true)
    await page.getByRole('link', { name: 'Usage' }).click()
    await page.getByRole('heading', { name: 'This page could not be loaded' }).waitFor()
    await page.getByRole('link', { name: 'Repositories' }).click()
    await page.getByRole('heading', { name: 'Repositories' }).waitFor()
    await page.getByRole('link', { name: 'Connect', exact: true }).click()
    await page.getByRole('heading', { name: 'This page could not be loaded' }).waitFor()
    await page.context().setOffline(false)
    await page.getByRole('heading', { name: 'Connect' }).first().waitFor()
  }, 40_000)

  it('whose code is gone after a deployment says that there is a newer version, also for a part of it', async () => {
    const { page } = ada
    await ada.go('/o/acme/repositories')
    await settled(page)
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }))
    await page.getByRole('link', { name: 'Usage' }).click()
    await page.getByRole('heading', { name: 'There is a newer version' }).waitFor()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Reload' }).click()
    await page.getByRole('heading', { name: 'Usage' }).waitFor()
    await ada.go('/o/acme/repositories')
    await page.getByRole('link', { name: 'acme/compass' }).click()
    await settled(page)
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }))
    await page.getByRole('tab', { name: 'Runs' }).click()
    await page.getByRole('heading', { name: 'There is a newer version' }).waitFor()
    await page.unrouteAll()
  }, 40_000)
})
