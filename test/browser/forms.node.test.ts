/**
 * What becomes of a question or a form while something else happens: its act takes long and fails, a menu that led to it is gone, or
 * what it shows is changed from elsewhere.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeInChromium } from './chromium.ts'
import { type Furnished, furnish } from './furnish.ts'
import { keepTime, openStage, type Person, type Stage, settled, soon } from './stage.ts'

describeInChromium('questions and forms', () => {
  let stage: Stage
  let furnished: Furnished
  let ada: Person
  beforeAll(async () => {
    stage = await openStage()
    furnished = await furnish(stage, {
      repositories: 2,
      auditLines: 300,
      sources: ['src/query'],
    })
    ada = await stage.signIn('ada', '/healthz')
    await keepTime(ada.page)
  }, 240_000)
  afterAll(() => stage?.close())

  const askAbout = async (act: string) => {
    const { page } = ada
    await ada.go('/o/acme/members')
    await settled(page)
    await page.getByRole('button', { name: 'Actions for bob', exact: true }).click()
    await page.getByRole('menuitem', { name: act }).click()
    return page.getByRole('alertdialog')
  }

  it('stay until what they asked for has ended, and say why it failed', async () => {
    const { page } = ada
    const dialog = await askAbout('Suspend')
    const answer = Promise.withResolvers<void>()
    await page.route('**/members/*', async (route) => {
      await answer.promise
      await route.abort()
    })
    await dialog.getByRole('button', { name: 'Suspend bob' }).click()
    await page.keyboard.press('Escape')
    expect(await dialog.getByRole('button', { name: 'Cancel' }).isDisabled()).toBe(true)
    answer.resolve()
    await dialog.getByRole('alert').waitFor()
    await page.unroute('**/members/*')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }, 30_000)

  it('show a token that was being made, whatever was pressed meanwhile', async () => {
    const { page } = ada
    await ada.go('/o/acme/tokens')
    await settled(page)
    await page.getByRole('button', { name: 'New token' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('of the night')
    const answer = Promise.withResolvers<void>()
    await page.route('**/tokens', async (route) => {
      if (route.request().method() === 'POST') await answer.promise
      await route.continue()
    })
    await dialog.getByRole('button', { name: 'Make token' }).click()
    await page.keyboard.press('Escape')
    answer.resolve()
    await dialog.getByRole('button', { name: 'I have copied it' }).click({ timeout: 5000 })
    await dialog.waitFor({ state: 'detached' })
    await page.unrouteAll()
  }, 30_000)

  it('give the focus back to the button whose menu led to them', async () => {
    const { page } = ada
    const dialog = await askAbout('Suspend')
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate('document.activeElement?.getAttribute("aria-label")')).toBe('Actions for bob')
  }, 30_000)

  it('give the focus back to the button that opened them, also where they are forms', async () => {
    const { page } = ada
    await ada.go('/o/acme/tokens')
    await settled(page)
    await page.getByRole('button', { name: 'New token' }).first().press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate('document.activeElement?.textContent?.trim()')).toBe('New token')
  }, 30_000)

  it('show what another admin has changed, without a reload', async () => {
    const { page } = ada
    const { repository, organisation } = furnished
    await ada.go(`/o/acme/repositories/${repository}?tab=settings`)
    await settled(page)
    await page.getByRole('radio', { name: 'Private' }).and(page.locator(':checked')).waitFor()
    stage.service.sql("UPDATE repository SET visibility = 'internal' WHERE id = ?", repository)
    stage.service.sql(
      "INSERT INTO audit (at, organisation_id, repository_id, actor, action, details) VALUES (?, ?, ?, 'system', 'repository.visibility', '{}')",
      ...[Date.now(), organisation, repository],
    )
    await soon(page.getByRole('radio', { name: 'Internal' }).and(page.locator(':checked')))
  }, 30_000)

  it('leave the parts of a limit as they are that are not filled in', async () => {
    const { page } = ada
    const limit = () =>
      stage.service.sql(
        "SELECT per_minute, per_day, at_once FROM usage_limit WHERE organisation_id = ? AND client_id = '' AND tool = 'search_code'",
        furnished.organisation,
      )
    await ada.go('/o/acme/clients')
    await page.getByRole('tab', { name: 'Limits' }).click()
    await page.getByLabel('Tool', { exact: true }).selectOption('search_code')
    await page.getByLabel('Calls a minute').fill('60')
    await page.getByRole('button', { name: 'Set limit' }).click()
    await page.getByRole('button', { name: 'Remove the limit of each client for search_code' }).waitFor()
    await page.getByLabel('Calls at once').fill('2')
    await page.getByRole('button', { name: 'Set limit' }).click()
    await expect.poll(limit).toEqual([{ per_minute: 60, per_day: null, at_once: 2 }])
  }, 30_000)

  it('keep in the address what was chosen, and have it again after going back', async () => {
    const { page } = ada
    const inAddress = () => Object.fromEntries(new URL(page.url()).searchParams)
    await ada.go('/o/acme/audit')
    await settled(page)
    const act = page.getByLabel('Act', { exact: true })
    const [, first = ''] = await act.locator('option').evaluateAll((all) => all.map((one) => one.getAttribute('value')))
    const action = first ?? ''
    await act.selectOption(action)
    await page.getByLabel('Time', { exact: true }).selectOption('30')
    await page.getByLabel('Search the audit log').pressSequentially('acme')
    await expect.poll(inAddress).toEqual({ action, days: '30', text: 'acme' })
    await ada.go('/o/acme/usage')
    await settled(page)
    await page.getByLabel('Time', { exact: true }).selectOption('month')
    await page.getByLabel('Group by').selectOption('client')
    await expect.poll(inAddress).toEqual({ span: 'month', by: 'client' })
    await page.reload()
    await settled(page)
    expect(await page.getByLabel('Group by').inputValue()).toBe('client')
    await page.goBack()
    await settled(page)
    const fields = [act, page.getByLabel('Time', { exact: true }), page.getByLabel('Search the audit log')]
    expect(await Promise.all(fields.map((field) => field.inputValue()))).toEqual([action, '30', 'acme'])
  }, 40_000)

  it('keep in the address what a list shows and which tab is open, until the page is chosen anew', async () => {
    const { page } = ada
    const inAddress = () => Object.fromEntries(new URL(page.url()).searchParams)
    const search = page.getByRole('searchbox')
    const first = page.getByRole('row').nth(1)
    await ada.go('/o/acme/repositories')
    await settled(page)
    await page.getByLabel('Status', { exact: true }).selectOption('ready')
    await page.getByRole('button', { name: 'Symbols' }).click()
    await search.pressSequentially('acme')
    await expect.poll(inAddress).toEqual({ status: 'ready', sort: 'symbols', search: 'acme' })
    await first.getByRole('link').first().click()
    await page.getByRole('tab', { name: 'Refs' }).waitFor()
    await page.goBack()
    await expect.poll(() => search.inputValue()).toBe('acme')
    expect(await first.innerText()).toContain('acme/compass')
    await page.getByRole('link', { name: 'Repositories' }).click()
    await expect.poll(() => search.inputValue()).toBe('')
    expect(inAddress()).toEqual({})
    for (const [where, tab] of [
      ['members', 'Teams'],
      ['clients', 'Limits'],
    ] as const) {
      await ada.go(`/o/acme/${where}`)
      await page.getByRole('tab', { name: tab }).click()
      await page.reload()
      await page.getByRole('tab', { name: tab, selected: true }).waitFor()
    }
    await ada.go('/o/acme/tokens')
    await page.getByLabel('Show those that have ended').click()
    await page.getByText('old build server').waitFor()
    await page.reload()
    await page.getByText('old build server').waitFor()
  }, 40_000)

  it('say that the rest of a list could not be loaded', async () => {
    const { page } = ada
    await ada.go('/o/acme/audit')
    await settled(page)
    await page.route('**/audit?*cursor=*', (route) =>
      route.fulfill({ status: 429, json: { error: { code: 'rate_limited', message: 'Too much at once.' } } }),
    )
    const more = page.getByRole('button', { name: 'Load more' })
    await more.click()
    const news = page.getByText('Too much at once.').first()
    await news.waitFor()
    expect(await page.getByRole('row').count()).toBeGreaterThan(20)
    await page.unrouteAll()
    // It lies over the button.
    await soon(news, 11, 'detached')
    await more.click()
    await more.waitFor({ state: 'detached' })
  }, 30_000)

  it('say that there is no connection, and do nothing later that could not be done then', async () => {
    const { page } = ada
    const suspended = () => stage.service.sql("SELECT 1 FROM audit WHERE action = 'member.suspended'").length
    const question = await askAbout('Suspend')
    await page.context().setOffline(true)
    await question.getByRole('button', { name: 'Suspend bob' }).click()
    await question.getByText('could not be reached').waitFor()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await soon(page.getByText('The service cannot be reached.'), 8)
    await page.context().setOffline(false)
    await soon(page.getByText('The service cannot be reached.'), 4, 'detached')
    expect(suspended()).toBe(0)
  }, 60_000)

  it('are answered by themselves once there is a connection again', async () => {
    const { page } = ada
    await ada.go('/o/acme/audit')
    await settled(page)
    await page.context().setOffline(true)
    await page.getByLabel('Search the audit log').fill('member')
    const failed = page.getByText('could not be reached').first()
    await soon(failed)
    await page.context().setOffline(false)
    await failed.waitFor({ state: 'detached', timeout: 10_000 })
  }, 60_000)

  it('are answered by themselves once the service can be reached again', async () => {
    const { page } = ada
    await ada.go('/o/acme/audit')
    await settled(page)
    await page.route('**/api/**', (route) => route.abort())
    await page.getByLabel('Search the audit log').fill('member')
    const failed = page.getByText('could not be reached').first()
    await soon(failed)
    await soon(page.getByText('The service cannot be reached.'), 8)
    await page.unrouteAll()
    await soon(failed, 4, 'detached')
  }, 60_000)

  it('find the one file with parse errors among more than are looked through at once', async () => {
    const { page } = ada
    await ada.go(`/o/acme/repositories/${furnished.repository}?tab=coverage`)
    const list = page.getByRole('region', { name: 'Files with parse errors' })
    await list.getByText('src/unfinished.ts').waitFor()
    expect(await page.getByRole('button', { name: /Look further|Load more/ }).count()).toBe(0)
  }, 30_000)

  it('look through two thousand further files whenever somebody wants to look further, or until one has errors', async () => {
    const { page } = ada
    let asked = 0
    await page.route('**/badly-parsed*', (route) => {
      asked += 1
      const file = { path: 'src/late.ts', language: 'typescript', errors: 1, firstLine: 3, lines: 9 }
      return route.fulfill({
        json: asked < 45 ? { items: [], looked: 100, next: `${asked}` } : { items: [file], looked: 100 },
      })
    })
    await ada.go(`/o/acme/repositories/${furnished.repository}?tab=coverage`)
    const further = page.getByRole('button', { name: 'Look further' })
    await further.click()
    await expect.poll(() => asked).toBe(40)
    await further.click()
    await page.getByText('src/late.ts').waitFor()
    expect(asked).toBe(45)
    await page.unrouteAll()
  }, 30_000)

  it('do not take back a default ref that was chosen elsewhere', async () => {
    const { page } = ada
    const branch = 'feature/a-branch-with-a-name-that-somebody-thought-about-for-very-long'
    const defaultRef = () =>
      stage.service.sql('SELECT default_ref, keep_commits_days FROM repository WHERE id = ?', furnished.repository)[0]
    await ada.go(`/o/acme/repositories/${furnished.repository}?tab=settings`)
    await settled(page)
    stage.service.sql('UPDATE repository SET default_ref = ? WHERE id = ?', branch, furnished.repository)
    // Whatever is done on the page asks for everything on it again.
    await page.getByRole('button', { name: 'Re-index' }).click()
    await page.getByText(`${branch} was indexed`).waitFor()
    await page.getByLabel('Keep replaced commits').fill('12')
    await page.getByRole('button', { name: 'Save' }).first().click()
    await page.getByText('Saved.', { exact: true }).waitFor()
    expect(defaultRef()).toEqual({ default_ref: branch, keep_commits_days: 12 })
  }, 30_000)

  it('tell that the default branch is another one at GitHub, and keep the former one where somebody wants that', async () => {
    const { page } = ada
    const row = () =>
      stage.service.sql(
        'SELECT default_ref, known_default_ref FROM repository WHERE id = ?',
        furnished.repository,
      )[0] as Record<string, string>
    const { default_ref } = row()
    stage.service.sql(
      "UPDATE repository SET known_default_ref = default_ref, said_default_ref = 'trunk' WHERE id = ?",
      furnished.repository,
    )
    await ada.go(`/o/acme/repositories/${furnished.repository}?tab=settings`)
    await page.getByText('trunk is the default branch at GitHub by now').waitFor()
    const keep = page.getByRole('button', { name: `Keep ${default_ref}` })
    await keep.click()
    await keep.waitFor({ state: 'detached' })
    expect(row()).toEqual({ default_ref, known_default_ref: 'trunk' })
  }, 30_000)

  it('change the rules for uploads that were touched, say beside a field what is wrong with it, and keep those of others', async () => {
    const { page } = ada
    const { repository } = furnished
    const policy = () =>
      JSON.parse(stage.service.sql('SELECT ci_policy FROM repository WHERE id = ?', repository)[0]?.ci_policy as string)
    stage.service.sql(`UPDATE repository SET ci_policy = '{"pullRequests":true}' WHERE id = ?`, repository)
    await ada.go(`/o/acme/repositories/${repository}?tab=settings`)
    const form = page.getByRole('form', { name: 'Runs that may upload' })
    const save = form.getByRole('button', { name: 'Save' })
    await form.getByLabel('Only on GitHub’s own runners').check()
    await form.getByLabel('Other events').fill('workflow_run')
    await save.click()
    await form.getByText('strangers start those').waitFor()
    await form.getByLabel('Other events').fill('repository_dispatch')
    await form.getByLabel('A schedule').uncheck()
    stage.service.sql(`UPDATE repository SET ci_policy = '{"pullRequests":false}' WHERE id = ?`, repository)
    await save.click()
    await page.getByText('Saved.', { exact: true }).waitFor()
    await expect.poll(() => form.getByLabel('A pull request of its own branches').isChecked()).toBe(false)
    expect(await form.getByLabel('Other events').inputValue()).toBe('repository_dispatch')
    expect(policy()).toEqual({
      pullRequests: false,
      hostedRunnersOnly: true,
      events: ['push', 'workflow_dispatch', 'release', 'create', 'merge_group', 'repository_dispatch'],
    })
  }, 30_000)

  it('keep what is being typed when another admin changes something else', async () => {
    const { page } = ada
    const { repository, organisation } = furnished
    const changedElsewhere = (sql: string) => {
      stage.service.sql(sql)
      stage.service.sql(
        "INSERT INTO audit (at, organisation_id, actor, action, details) VALUES (?, ?, 'system', 'organisation.settings', '{}')",
        ...[Date.now(), organisation],
      )
    }
    for (const [path, table, id] of [
      [`/o/acme/repositories/${repository}?tab=settings`, 'repository', repository],
      ['/o/acme/settings', 'organisation', organisation],
    ] as const) {
      await ada.go(path)
      await settled(page)
      const [commits, quiet] = [page.getByLabel('Keep replaced commits'), page.getByLabel('Drop quiet refs after')]
      await commits.fill('33')
      changedElsewhere(`UPDATE ${table} SET keep_idle_days = 44 WHERE id = ${id}`)
      await page.clock.fastForward(3000)
      await expect.poll(() => quiet.inputValue(), { timeout: 8000 }).toBe('44')
      expect(await commits.inputValue()).toBe('33')
      await page.getByRole('button', { name: 'Save' }).first().click()
      await page.getByText('Saved.', { exact: true }).first().waitFor()
      expect(stage.service.sql(`SELECT keep_commits_days, keep_idle_days FROM ${table} WHERE id = ${id}`)).toEqual([
        { keep_commits_days: 33, keep_idle_days: 44 },
      ])
    }
  }, 60_000)
})
