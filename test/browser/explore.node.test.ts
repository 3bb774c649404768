/**
 * The Explore page in real Chromium: it shows a person what an agent gets, and everything can be reached by keyboard.
 */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { TOOLS } from '../../src/mcp/registry.ts'
import { CALLS } from '../tools/calls.ts'
import { SAMPLE } from '../tools/sample.ts'
import { uploadSample } from '../tools/upload-sample.ts'
import { describeInChromium, WHOLE } from './chromium.ts'
import { grievances, keepTime, openStage, type Person, type Stage, settleAcme, settled } from './stage.ts'

const VIEWS: [string, Record<string, string>][] = [
  ['symbol', { symbol: 'lookUp' }],
  ['tools', { tool: 'find_references' }],
  ['search', { query: 'lookUp' }],
  ['search', { how: 'search_code', query: 'store' }],
  ['search', { how: 'search_symbols', query: 'store' }],
  ['symbol', { symbol: 'lookUp', show: 'references' }],
  ['symbol', { symbol: 'put', show: 'impact' }],
  ['file', { path: 'src/app.ts', line: '4' }],
  ['compare', { base: 'feature/x' }],
]

describeInChromium('explore', () => {
  let stage: Stage
  let ada: Person
  beforeAll(async () => {
    stage = await openStage()
    const send = await settleAcme(stage)
    await uploadSample(send, { repository: 'acme/api', ref: 'main' })
    const { 'src/cache.ts': _, ...changed } = SAMPLE
    await uploadSample(send, { repository: 'acme/api', ref: 'feature/x' }, changed)
    ada = await stage.signIn('ada')
  }, 120_000)
  afterAll(() => stage?.close())

  const at = (view: string, more: Record<string, string> = {}) =>
    `/o/acme/explore?${new URLSearchParams({ repository: 'acme/api', ref: 'main', view, ...more })}`

  it('searches, and leads to a symbol whose graph is walked by keyboard alone', async () => {
    const { page } = ada
    await ada.go('/o/acme/explore')
    await page.getByLabel('Query').fill('lookUp')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'lookUp', exact: true }).first().focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'lookUp' }).waitFor()
    const box = (name: RegExp) => page.getByRole('navigation', { name: /^Call graph/ }).getByRole('link', { name })
    const focused = () => page.evaluate('document.activeElement?.querySelector("title")?.textContent')
    await box(/^This symbol: ?lookUp/).focus()
    await page.keyboard.press('ArrowLeft')
    expect(await focused()).toMatch(/^Caller: main, function/)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'main', exact: true }).waitFor()
    // After the step, the focus is on the new centre, and the next step starts from there.
    await expect.poll(focused, { timeout: 10_000 }).toMatch(/^This symbol: main/)
    await page.keyboard.press('ArrowRight')
    expect(await focused()).toMatch(/^Callee: /)
    await page.goBack()
    await page.getByRole('heading', { name: 'lookUp' }).waitFor()
  })

  it.each([
    ['search', 'Query', { query: 'lookUp' }, 'put'],
    ['symbol', 'Symbol', { symbol: 'lookUp' }, 'put'],
    ['file', 'File or folder', { path: 'src/app.ts' }, 'src'],
    ['compare', 'Only paths with', { base: 'feature/x', path: 'src' }, 'test'],
  ])('goes back in %s to what was asked before, and the field says it', async (view, label, asked, next) => {
    const { page } = ada
    await ada.go(at(view, asked))
    const field = page.getByLabel(label, { exact: true })
    const before = await field.inputValue()
    await field.fill(next)
    await page.keyboard.press('Enter')
    const here = page.getByRole('navigation', { name: 'Ways to explore' }).locator('[aria-current]')
    await expect.poll(() => here.getAttribute('href')).toMatch(new RegExp(`=${next}(&|$)`))
    // The focus stays where it was, for the next question.
    expect(await page.locator('input:focus').inputValue()).toBe(next)
    await page.goBack()
    await expect.poll(() => field.inputValue()).toBe(before)
  })

  it('asks which one is meant, rather than guess', async () => {
    const { page } = ada
    await ada.go(at('symbol', { symbol: 'get' }))
    await page.getByRole('heading', { name: 'Which one is meant?' }).waitFor()
    await page.getByRole('link', { name: 'Cache.get' }).click()
    await page.getByRole('heading', { name: /Cache\.get$/ }).waitFor()
  })

  it('shows of two refs what one of them lacks', async () => {
    const { page } = ada
    await ada.go(at('compare', { ref: 'feature/x' }))
    await page.getByLabel('Compare feature/x with').selectOption('main')
    await page.getByRole('link', { name: 'Cache', exact: true }).waitFor()
    expect(await page.getByRole('main').innerText()).toMatch(/2 removed/)
    // What was removed is shown in the old version.
    await page.getByRole('link', { name: 'Cache', exact: true }).click()
    await page.getByRole('heading', { name: 'Cache', exact: true }).waitFor()
    expect(await page.getByLabel('Ref', { exact: true }).inputValue()).toBe('main')
  })

  it('runs every tool from its form, and shows to the letter what an agent gets', async () => {
    const { page } = ada
    const clients = await agents(stage)
    // Half a minute for all of them; the others run with the journeys.
    for (const tool of TOOLS.filter((_, at) => WHOLE || at % 4 === 0)) {
      const call = CALLS[tool.name]?.[0] ?? {}
      await ada.go(at('tools', { tool: tool.name }))
      await page.getByRole('heading', { name: tool.title }).waitFor()
      for (const [name, value] of Object.entries(call)) {
        const field = page.getByLabel(new RegExp(`^${name}( |$)`))
        if ((await field.evaluate((one) => one.nodeName)) === 'SELECT') await field.selectOption(String(value))
        else await field.fill(Array.isArray(value) ? value.join('\n') : String(value))
      }
      await page.getByRole('button', { name: 'Run' }).click()
      const shown = page.getByRole('region', { name: 'Text of the answer' })
      await shown.waitFor()
      const text = (await shown.textContent()) ?? ''
      // What an agent looked at a moment ago affects its ranking; a new client has no such history.
      const begun = tool.name === 'get_code_context' ? await agents(stage) : clients
      const got = await begun[tool.about].callTool({ name: tool.name, arguments: call })
      expect({ tool: tool.name, answer: steady(JSON.parse(text)) }).toEqual({
        tool: tool.name,
        answer: steady(got.structuredContent),
      })
    }
    await Promise.all(Object.values(clients).map((client) => client.close()))
  }, 90_000)

  it('keeps a drawn answer on screen when asking for it again fails on the way', async () => {
    const { page } = ada
    await keepTime(page)
    await ada.go(at('search', { query: 'Cache', how: 'search_code' }))
    await settled(page)
    let failed = 0
    const before = await page.getByRole('main').innerText()
    await page.route('**/explore/search_code', (route) => {
      failed += 1
      return route.abort()
    })
    // A new index somewhere: whatever depends on one is asked for again.
    await page.route('**/pulse', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), index: 'another' } })
    })
    const afterASecond = async () => {
      await page.clock.fastForward(1000)
      return failed
    }
    // The request is repeated twice.
    await expect.poll(afterASecond, { interval: 200 }).toBeGreaterThanOrEqual(3)
    await page.waitForTimeout(300)
    expect(await page.getByRole('main').innerText()).toBe(before)
    await page.unrouteAll()
  }, 30_000)

  it('tells what is wrong with an argument beside its field, and what a tool refuses above its answer', async () => {
    const { page } = ada
    await ada.go(at('tools', { tool: 'callers' }))
    await page.getByRole('button', { name: 'Run' }).click()
    await page.getByText('This is required.').waitFor()
    await page.getByLabel(/^symbol/).fill('get')
    await page.getByLabel(/^depth/).fill('deep')
    await page.getByRole('button', { name: 'Run' }).click()
    await page.getByText('This is not a number.').waitFor()
    await page.getByLabel(/^depth/).fill('2')
    await page.getByRole('button', { name: 'Run' }).click()
    expect(await page.getByRole('alert').innerText()).toContain('Store.get')
  })

  it('keeps the arguments of a tool for another ref, and no answer of the one before', async () => {
    const { page } = ada
    await ada.go(at('tools', { tool: 'search_symbols' }))
    await page.getByLabel(/^query/).fill('lookUp')
    await page.getByRole('button', { name: 'Run' }).click()
    const answer = page.getByText('"symbol_id"').first()
    await answer.waitFor()
    await page.getByLabel('Ref', { exact: true }).selectOption('feature/x')
    await answer.waitFor({ state: 'detached' })
    expect(await page.getByLabel(/^query/).inputValue()).toBe('lookUp')
    await page.getByRole('button', { name: 'Run' }).click()
    await page.getByText('feature/x@').or(page.getByText('"ref": "feature/x"')).first().waitFor()
  })

  it.each(VIEWS.slice(0, WHOLE ? undefined : 1))(
    '%s %j has nothing serious against it, in light and dark, and fits a phone',
    async (view, more) => {
      const { page } = ada
      await ada.go(at(view, more))
      await settled(page)
      expect(await grievances(page)).toEqual([])
      await page.setViewportSize({ width: 390, height: 800 })
      const width = await page.evaluate('document.documentElement.scrollWidth')
      await page.setViewportSize({ width: 1280, height: 800 })
      expect(width).toBeLessThanOrEqual(390)
      expect(ada.trouble.said).toEqual([])
    },
  )
})

/** The measured time differs on every run. */
const steady = (answer: unknown) => ({ ...(answer as object), duration: undefined })

/** The same person through MCP clients, at the URL of the chosen ref and at that of the whole service. */
async function agents({ service }: Stage): Promise<{ ref: Client; caller: Client }> {
  const signedIn = await fetch(`${service.url}/dev/sign-in`, { method: 'POST' })
  const { token } = (await signedIn.json()) as { token: string }
  service.sql(
    `UPDATE token SET organisation_id = (SELECT id FROM organisation WHERE name = 'acme'),
       account_id = (SELECT id FROM account WHERE name = 'ada') WHERE id = (SELECT max(id) FROM token)`,
  )
  const open = async (path: string): Promise<Client> => {
    const client = new Client({ name: 'agent', version: '1.0.0' })
    const headers = { authorization: `Bearer ${token}` }
    await client.connect(new StreamableHTTPClientTransport(new URL(service.url + path), { requestInit: { headers } }))
    return client
  }
  return { ref: await open('/mcp/acme/api@main'), caller: await open('/mcp') }
}
