/**
 * Every page of a busy organisation: what a first visit weighs, how soon 500 repositories can be used, that axe finds nothing
 * serious in either theme, that nothing is wider than a phone, and that there are no errors behind the page.
 */
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeInChromium, openProfile, WHOLE } from './chromium.ts'
import { type Furnished, furnish } from './furnish.ts'
import { type Place, placesIn } from './places.ts'
import { grievances, openStage, type Person, type Stage, settled } from './stage.ts'

const NAMES = placesIn({ organisation: 0, repository: 0, waiting: 0 }).map(({ name }) => name)
/** The whole set takes minutes. */
const ALWAYS = ['repositories']
const WITH_TABLES = ['home', 'repositories', 'repository', 'audit', 'usage']
const FEW = ['src/query/nearness.ts', 'src/query/page.ts']

describeInChromium('the pages', () => {
  let stage: Stage
  let furnished: Furnished
  let ada: Person
  beforeAll(async () => {
    stage = await openStage()
    furnished = await furnish(stage, { repositories: 499, auditLines: 10_000, ...(WHOLE ? {} : { sources: FEW }) })
    ada = await stage.signIn('ada', '/healthz')
  }, 240_000)
  afterAll(() => stage?.close())

  const placeNamed = (name: string) => placesIn(furnished).find((place) => place.name === name) as Place

  it('weigh less than 250 KB of script, gzipped, on a first visit', async () => {
    const { page, trouble, context } = await openProfile(stage.browser)
    const scripts = new Map<string, number>()
    page.on('response', async (response) => {
      if (response.request().resourceType() !== 'script') return
      const body = await response.body()
      scripts.set(new URL(response.url()).pathname, gzipSync(isGzip(body) ? gunzipSync(body) : body).length)
    })
    stage.service.github.api.tokens.signedInAs = 'ada'
    await page.goto(`${stage.service.url}/sign-in?return=/`)
    await settled(page)
    await page.waitForLoadState('networkidle')
    const bytes = [...scripts.values()].reduce((sum, one) => sum + one, 0)
    console.info(`first load: ${scripts.size} scripts, ${(bytes / 1024).toFixed(1)} KB gzipped`)
    expect(scripts.size).toBeGreaterThan(0)
    expect(bytes).toBeLessThan(250 * 1024)
    expect(trouble.said).toEqual([])
    await context.close()
  }, 60_000)

  it('show 500 repositories and let them be searched', async () => {
    const { page } = ada
    await ada.go('/healthz')
    const took = async (): Promise<number> => {
      await ada.go('/o/acme/repositories')
      const begun = (await page.evaluate('performance.timeOrigin')) as number
      const search = page.getByRole('searchbox').first()
      await search.waitFor()
      await page.getByRole('row').nth(20).waitFor()
      await search.fill('service-498')
      await expect.poll(() => page.getByRole('row').count(), { interval: 10 }).toBe(2)
      return ((await page.evaluate('performance.timeOrigin + performance.now()')) as number) - begun
    }
    const times = [await took(), await took(), await took()].sort((a, b) => a - b)
    console.info(
      `500 repositories, from the click to a search that is answered: ${times.map(Math.round).join(', ')} ms`,
    )
    // A busy machine is several times slower. The strict bound is checked by `npm run browser`.
    expect(times[1]).toBeLessThan(WHOLE ? 1000 : 5000)
  }, 60_000)

  it.each(NAMES.filter((name) => WHOLE || ALWAYS.includes(name)))(
    '%s: nothing serious, and it fits a phone',
    async (name) => {
      const place = placeNamed(name)
      const own = place.signedOut
        ? await openProfile(stage.browser)
        : place.member
          ? await stage.signIn('bob', '/healthz')
          : ada
      const { page, trouble } = own
      await page.goto(stage.service.url + place.path)
      await settled(page)
      expect(await page.locator('h1').count()).toBe(1)
      expect(await page.title()).not.toBe('')
      expect(await grievances(page)).toEqual([])
      await page.setViewportSize({ width: 390, height: 800 })
      await page.waitForTimeout(100)
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
      await page.setViewportSize({ width: 1280, height: 800 })
      expect(trouble.said.splice(0)).toEqual([])
      if (own !== ada) await page.context().close()
    },
    180_000,
  )

  it('are of the repository that the address names, also where it is not among the first 500', async () => {
    const { sql } = stage.service
    sql(
      `INSERT INTO repository (organisation_id, owner, name, shard, default_ref, visibility, next_generation, created_at)
       VALUES (?, 'acme', 'zz-the-last', 0, 'main', 'private', 1, 0)`,
      furnished.organisation,
    )
    const [last] = sql<{ id: number }>("SELECT id FROM repository WHERE name = 'zz-the-last'")
    const { page } = ada
    await ada.go(`/o/acme/access?repository=${last?.id}`)
    const chosen = page.getByLabel('Repository', { exact: true }).locator('option:checked')
    await expect.poll(() => chosen.innerText()).toBe('acme/zz-the-last (private)')
    await ada.go(`/?repository=${last?.id}`)
    await page.getByTestId('mcp-address').filter({ hasText: '/mcp/acme/zz-the-last' }).waitFor()
    await ada.go('/o/acme/usage')
    await page.getByLabel('Repository', { exact: true }).selectOption({ label: 'acme/zz-the-last' })
    await ada.go('/o/acme/access?repository=999999')
    await page.getByRole('heading', { name: 'No such repository' }).waitFor()
    sql('DELETE FROM repository WHERE id = ?', last?.id ?? 0)
  }, 60_000)

  it('name every repository in whole on a phone, and leave as much room behind a table as before it', async () => {
    const { page, leave, go } = await stage.signIn('ada', '/healthz', { viewport: { width: 390, height: 800 } })
    await go('/o/acme/repositories')
    await settled(page)
    const cut = `[...document.querySelectorAll('td a')].filter((one) => one.scrollHeight > one.clientHeight + 1).length`
    expect(await page.evaluate(cut)).toBe(0)
    const room = `(() => {
      const cells = [...document.querySelector('tbody tr').cells].filter((cell) => cell.offsetWidth > 0)
      return [getComputedStyle(cells[0]).paddingLeft, getComputedStyle(cells.at(-1)).paddingRight]
    })()`
    const [before, behind] = (await page.evaluate(room)) as [string, string]
    expect(behind).toBe(before)
    await leave()
  })

  it('keep their tables within their place at every width, also beside the navigation', async () => {
    const { page } = ada
    const names = WHOLE ? NAMES.filter((name) => !placeNamed(name).signedOut && !placeNamed(name).member) : WITH_TABLES
    const cut = `[...document.querySelectorAll('table')].filter(({ parentElement: place }) => place.scrollWidth > place.clientWidth + 1).length`
    const found: string[] = []
    for (const name of names) {
      await ada.go(placeNamed(name).path)
      await settled(page)
      for (const width of [360, 390, 640, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        if ((await page.evaluate(cut)) !== 0) found.push(`${name} at ${width}`)
      }
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    expect(found).toEqual([])
  }, 180_000)

  it('leave room on a phone for what leads to a ref, also while it waits for its first run', async () => {
    const { page, leave, go } = await stage.signIn('ada', '/healthz', { viewport: { width: 360, height: 800 } })
    const { sql } = stage.service
    sql("INSERT INTO ref (repository_id, name, created_at) VALUES (?, 'a-branch-that-waits', 0)", furnished.repository)
    await go(`/o/acme/repositories/${furnished.repository}`)
    await settled(page)
    const end = `document.querySelector('[aria-label="Connect to a-branch-that-waits"]').getBoundingClientRect().right`
    expect(await page.evaluate(end)).toBeLessThan(345)
    sql("DELETE FROM ref WHERE name = 'a-branch-that-waits'")
    await leave()
  })

  it('tell the current page, the current tab and what is a button where the system chooses the colours', async () => {
    const { page, leave, go } = await stage.signIn('ada', '/healthz', { forcedColors: 'active' })
    await go('/o/acme/members')
    await settled(page)
    const said = (selector: string, property: string) =>
      page.evaluate(`[...document.querySelectorAll('${selector}')].map((one) => getComputedStyle(one).${property})`)
    const [people, teams] = (await said('[role=tab]', 'borderBottomColor')) as [string, string]
    expect(people).not.toBe(teams)
    const outlines = (await said('nav a', 'outlineStyle')) as string[]
    expect(outlines.filter((style) => style === 'solid')).toHaveLength(1)
    await go('/o/acme/settings')
    await settled(page)
    const buttons = 'main form button, main .border button'
    expect(new Set((await said(buttons, 'borderTopStyle')) as string[])).toEqual(new Set(['solid']))
    expect(new Set((await said(buttons, 'borderTopWidth')) as string[])).toEqual(new Set(['1px']))
    await leave()
  })

  it('say what they need where scripts are switched off', async () => {
    const { page, leave, go } = await stage.signIn('ada', '/healthz', { javaScriptEnabled: false })
    await go('/o/acme/members')
    const said = page.locator('noscript p')
    expect(await said.innerText()).toContain('The dashboard needs JavaScript')
    expect((await said.boundingBox())?.x).toBeGreaterThan(15)
    await leave()
  })

  it.runIf(WHOLE)(
    'page through 10,000 audit lines',
    async () => {
      const { page } = ada
      await ada.go('/o/acme/audit')
      await settled(page)
      expect(await page.getByRole('main').innerText()).toMatch(/10,0\d\d/)
      const rows = () => page.getByRole('row').count()
      const before = await rows()
      expect(before).toBeGreaterThan(20)
      await page
        .getByRole('button', { name: /load more|next page/i })
        .first()
        .click()
      await page.getByLabel('Act', { exact: true }).selectOption('member.role')
      await expect
        .poll(async () => (await page.getByRole('row').allInnerTexts()).slice(1).every((line) => !/token/.test(line)))
        .toBe(true)
    },
    60_000,
  )
})

const isGzip = (body: Buffer): boolean => body[0] === 0x1f && body[1] === 0x8b
