/**
 * What a page says of itself when there is nothing to show yet or any more: it loads, it is not for this person, or what it was about
 * goes away or is changed by somebody else while it is open.
 */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeInChromium } from './chromium.ts'
import { type Furnished, furnish } from './furnish.ts'
import { grievances, keepTime, openStage, type Person, type Stage, settled, soon } from './stage.ts'

const API = '**/api/dashboard/'

describeInChromium('a page', () => {
  let stage: Stage
  let furnished: Furnished
  let ada: Person
  beforeAll(async () => {
    stage = await openStage()
    furnished = await furnish(stage, { repositories: 5, auditLines: 10, sources: ['src/query/nearness.ts'] })
    ada = await stage.signIn('ada', '/healthz')
    await keepTime(ada.page)
  }, 240_000)
  afterAll(() => stage?.close())

  const head = (page: Page) => page.getByRole('heading', { level: 1 })
  const nameOf = (repository: number): string =>
    stage.service.sql<{ name: string }>(
      "SELECT owner || '/' || name AS name FROM repository WHERE id = ?",
      repository,
    )[0]?.name ?? ''

  /** Another tab of the same person: what another admin does looks the same to the first. */
  async function elsewhere(method: string, path: string, body: object): Promise<void> {
    const { request } = ada.page.context()
    const at = `${stage.service.url}/api/dashboard`
    const { csrf } = (await (await request.get(`${at}/me`)).json()) as { csrf: string }
    const answer = await request.fetch(`${at}${path}`, {
      method,
      headers: { 'x-csrf-token': csrf, origin: stage.service.url, 'content-type': 'application/json' },
      data: body,
    })
    expect(answer.status()).toBe(200)
  }

  it('has its heading while it loads, when it fails, and for those who may not see it', async () => {
    const { page } = ada
    await page.route(`${API}repositories/*`, () => undefined)
    await ada.go(`/o/acme/repositories/${furnished.repository}`)
    await head(page).waitFor()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.route(`${API}repositories/*`, (route) => route.abort())
    await ada.go(`/o/acme/repositories/${furnished.repository}`)
    await soon(page.getByRole('heading', { name: 'This could not be loaded' }))
    expect(await head(page).count()).toBe(1)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    const bob = await stage.signIn('bob', '/o/acme/link')
    await bob.page.getByRole('heading', { name: 'No access' }).waitFor()
    expect([await head(bob.page).innerText(), await bob.page.title()]).toEqual([
      'Link a repository',
      'Link a repository · Sextant',
    ])
    await bob.leave()
  }, 60_000)

  it('of somebody who is in no organisation yet has nothing serious either', async () => {
    stage.service.github.world.user('newt')
    const newt = await stage.signIn('newt', '/')
    for (const path of ['/', '/claim']) {
      await newt.go(path)
      await settled(newt.page)
      expect([path, await grievances(newt.page)]).toEqual([path, []])
    }
    await newt.leave()
  }, 60_000)

  it('with an open menu has nothing serious, and the keyboard moves in the menu alone', async () => {
    const { page } = ada
    await ada.go('/o/acme/members')
    const button = page.getByRole('button', { name: 'Actions for bob', exact: true })
    await button.press('Enter')
    const menu = page.getByRole('menu')
    await menu.waitFor()
    const { violations } = await new AxeBuilder({ page: page as never }).analyze()
    expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([])
    for (const key of ['Tab', 'ArrowDown', 'Tab']) await page.keyboard.press(key)
    expect(await menu.evaluate('document.activeElement?.getAttribute("role")')).toBe('menuitem')
    await page.keyboard.press('Escape')
    await expect
      .poll(() => button.evaluate('document.activeElement?.getAttribute("aria-label")'))
      .toBe('Actions for bob')
  }, 60_000)

  it('of a repository that somebody deletes says so aloud, and so does the address that was for it', async () => {
    const { page } = ada
    const gone = furnished.waiting + 2
    const name = nameOf(gone)
    await ada.go(`/o/acme/repositories/${gone}?tab=settings`)
    await page.getByRole('heading', { name: 'Visibility' }).waitFor()
    await elsewhere('DELETE', `/repositories/${gone}`, { confirm: name })
    await soon(page.getByRole('alert').getByText(`${name} is no longer here`))
    expect(await head(page).count()).toBe(1)
    await ada.go(`/?repository=${gone}`)
    await page.getByText('The repository that was chosen is gone').waitFor()
  }, 60_000)

  it('of a repository says nothing of the one that was shown before it', async () => {
    const { page } = ada
    await ada.go(`/o/acme/repositories/${furnished.repository}`)
    await page.getByRole('heading', { level: 1, name: nameOf(furnished.repository) }).waitFor()
    const title = head(page)
    await page.route(`${API}repositories/${furnished.waiting}`, () => undefined)
    const goTo = (repository: number) =>
      page.evaluate(
        `history.pushState({}, '', '/o/acme/repositories/${repository}'); dispatchEvent(new PopStateEvent('popstate'))`,
      )
    await goTo(furnished.waiting)
    await page.getByText('Loading the repository').waitFor({ state: 'attached' })
    expect(await title.innerText()).toBe('Repository')
    await goTo(99_999)
    await page.getByRole('heading', { level: 1, name: 'No such page' }).waitFor()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }, 60_000)

  it('asks nothing about a visibility that somebody else has chosen meanwhile', async () => {
    const { page } = ada
    const { waiting } = furnished
    await ada.go(`/o/acme/repositories/${waiting}?tab=settings`)
    await page.getByRole('radio', { name: /^Internal/ }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByText('It is private now.').waitFor()
    await elsewhere('PATCH', `/repositories/${waiting}`, { visibility: 'internal' })
    await soon(dialog.getByText(`${nameOf(waiting)} is internal already`))
    expect(await dialog.getByText(/Gains access/).count()).toBe(0)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await page.getByRole('radio', { name: /^Internal/ }).isChecked()).toBe(true)
  }, 60_000)

  it('does not change back a visibility that somebody else has decided since', async () => {
    const { page } = ada
    const { waiting } = furnished
    await ada.go(`/o/acme/repositories/${waiting}?tab=settings`)
    await page.getByRole('radio', { name: /^Private/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make it private' }).click()
    await page.getByRole('button', { name: 'Undo' }).waitFor()
    await elsewhere('PATCH', `/repositories/${waiting}`, { visibility: 'public' })
    await soon(page.getByRole('radio', { name: /^Public/ }).and(page.locator(':checked')))
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Somebody else made it public meanwhile').first().waitFor()
    expect(
      stage.service.sql<{ visibility: string }>('SELECT visibility FROM repository WHERE id = ?', waiting),
    ).toMatchObject([{ visibility: 'public' }])
  }, 60_000)

  it('changes a visibility and a limit back also while the page has yet to see what became of them', async () => {
    const { page } = ada
    const { waiting, organisation } = furnished
    const isHeld = (url: URL) => /\/(repositories\/\d+|limits)$/.test(url.pathname)
    const hold = () =>
      page.route(isHeld, (route) => (route.request().method() === 'GET' ? undefined : route.continue()))
    stage.service.sql("UPDATE repository SET visibility = 'public' WHERE id = ?", waiting)
    await ada.go(`/o/acme/repositories/${waiting}?tab=settings`)
    await page.getByRole('radio', { name: /^Private/ }).click()
    await hold()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make it private' }).click()
    await page.getByRole('button', { name: 'Undo' }).last().click()
    const visibility = () =>
      stage.service.sql<{ visibility: string }>('SELECT visibility FROM repository WHERE id = ?', waiting)[0]
        ?.visibility
    await expect.poll(visibility, { timeout: 5000 }).toBe('public')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    const limit = { clientId: null, tool: 'callers', perMinute: 3, perDay: null, atOnce: null }
    await elsewhere('PUT', `/organisations/${organisation}/limits`, limit)
    await ada.go('/o/acme/clients?tab=limits')
    const remove = page.getByRole('button', { name: 'Remove the limit of each client for callers' })
    await remove.waitFor()
    await hold()
    await remove.click()
    const limits = () => stage.service.sql("SELECT 1 FROM usage_limit WHERE tool = 'callers'").length
    await expect.poll(limits).toBe(0)
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect.poll(limits, { timeout: 5000 }).toBe(1)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }, 60_000)

  it('does not set a removed limit again where somebody else has set another since', async () => {
    const { page } = ada
    const at = `/organisations/${furnished.organisation}/limits`
    const limit = { clientId: null, tool: 'search', perMinute: 3, perDay: null, atOnce: null }
    await elsewhere('PUT', at, limit)
    await ada.go('/o/acme/clients?tab=limits')
    await page.getByRole('button', { name: 'Remove the limit of each client for search' }).click()
    await page.getByText('The limit was removed.', { exact: true }).waitFor()
    await elsewhere('PUT', at, { ...limit, perMinute: 1 })
    await page.getByRole('button', { name: 'Remove the limit of each client for search' }).waitFor()
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await page.getByText('Somebody else has set this limit meanwhile').first().waitFor()
    expect(
      stage.service.sql<{ per_minute: number }>("SELECT per_minute FROM usage_limit WHERE tool = 'search'"),
    ).toMatchObject([{ per_minute: 1 }])
  }, 60_000)

  it('where a repository is to be linked shows it as linked once somebody else was quicker', async () => {
    const { page } = ada
    await ada.go('/o/acme/link')
    await settled(page)
    const link = page.getByRole('button', { name: 'Link acme/newcomer', exact: true })
    await link.waitFor()
    await elsewhere('POST', `/organisations/${furnished.organisation}/repositories`, { repository: 'acme/newcomer' })
    await link.click()
    await page.getByText('The organisation already has a repository of that name').first().waitFor()
    await page.getByRole('link', { name: 'Open acme/newcomer', exact: true }).waitFor({ timeout: 5000 })
  }, 60_000)

  it('where sharing ended says so when it cannot be undone, because the team is gone', async () => {
    const { page } = ada
    await ada.go(`/o/acme/access?repository=${furnished.repository}`)
    await page.getByRole('button', { name: 'Stop sharing with compiler' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stop sharing' }).click()
    await page.getByText('No longer shared.', { exact: true }).waitFor()
    const [team] = stage.service.sql<{ id: number }>("SELECT id FROM team WHERE name = 'compiler'")
    await elsewhere('DELETE', `/organisations/${furnished.organisation}/teams/${team?.id}`, {})
    await page.getByRole('button', { name: 'Undo' }).click()
    await page
      .getByText(/^Nothing was found or changed\./)
      .last()
      .waitFor()
  }, 60_000)

  it('lets somebody be chosen by keyboard, and does nothing until the button is pressed', async () => {
    const { page } = ada
    await ada.go('/o/acme/members?tab=teams')
    const team = 'a team whose name says everything that it is responsible for and more'
    const list = page.getByLabel(`Add somebody to ${team}`, { exact: true })
    await list.focus()
    for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowDown')
    const [, , , third = ''] = await list.getByRole('option').allInnerTexts()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: `Take ${third} out of ${team}` }).waitFor()
    const out = page.getByRole('button', { name: new RegExp(`^Take .* out of ${team}$`) })
    expect(await out.count()).toBe(5)
    await expect.poll(() => list.evaluate('document.activeElement?.tagName')).toBe('SELECT')
    // What is pressed goes away with the person.
    await out.first().press('Enter')
    await expect.poll(() => out.count()).toBe(4)
    await expect.poll(() => page.evaluate('document.activeElement?.id')).toBe('main')
  }, 60_000)

  it('leaves the keyboard at the button while its act is under way, and afterwards', async () => {
    const { page } = ada
    await ada.go(`/o/acme/repositories/${furnished.repository}?tab=settings`)
    await page.getByLabel(/replaced commits/i).fill('40')
    const save = page.getByRole('button', { name: 'Save' }).first()
    const answer = Promise.withResolvers<void>()
    let sent = 0
    await page.route(`${API}repositories/*`, async (route) => {
      if (route.request().method() === 'PATCH') sent += 1
      await answer.promise
      await route.continue()
    })
    for (const _ of [1, 2]) await save.press('Enter')
    await page.waitForTimeout(200)
    const focused = () => page.evaluate('document.activeElement?.textContent')
    expect([await focused(), await save.isDisabled(), sent]).toEqual(['Save', true, 1])
    answer.resolve()
    await page.getByText('Saved.', { exact: true }).waitFor()
    await page.waitForTimeout(200)
    expect(await focused()).toBe('Save')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }, 60_000)

  it('says aloud which clients connected, and not their age each minute', async () => {
    const { page } = ada
    await ada.go('/?repository=all')
    await settled(page)
    const said = page.getByRole('status').filter({ hasText: 'Connected' })
    await said.waitFor({ state: 'attached' })
    expect(await said.textContent()).toMatch(/^Connected: Claude/)
    expect(await said.textContent()).not.toMatch(/ago|now/)
  }, 60_000)

  it('whose session has ended says so aloud', async () => {
    const eve = await stage.signIn('eve', '/healthz')
    await keepTime(eve.page)
    await eve.go('/')
    await head(eve.page).waitFor()
    await eve.page.context().clearCookies()
    await soon(eve.page.getByRole('alert').getByText('You are signed out'))
    await eve.leave()
  }, 60_000)
})
