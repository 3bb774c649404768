/**
 * An organisation's first day in real Chromium: from the owner's first sign-in to a deleted repository, with the real Action and real
 * MCP clients, while the owner of another organisation looks on from a second browser and sees nothing.
 *
 * One story: each step builds on the ones before it, and nothing is reloaded that a person would not reload.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startStep } from '../doubles/github/runner.ts'
import { Origin } from '../doubles/github/workspace.ts'
import { describeInChromium, WHOLE } from './chromium.ts'
import { addConnector, type Connection } from './connector.ts'
import { openStage, type Person, type Stage } from './stage.ts'

const ACTION = fileURLToPath(new URL('../../indexer-action/src/action/main.ts', import.meta.url))
const SLOW = 60_000

describeInChromium('the first day of an organisation', () => {
  let stage: Stage
  let folder: string
  let origin: Origin
  let ada: Person
  let eve: Person
  let address = ''
  let adas: Connection
  let bobs: Connection
  beforeAll(async () => {
    stage = await openStage()
    stage.service.github.world.repository('acme/shop')
    stage.service.github.world.repository('rival/secret')
    folder = mkdtempSync(join(tmpdir(), 'sextant-journey-'))
    origin = new Origin(join(folder, 'origin'))
    origin.commit('main', {
      'src/shop.py': 'from .prices import price\n\n\ndef total(items):\n    return sum(price(one) for one in items)\n',
      'src/prices.py': 'def price(item):\n    return item.cost\n',
      'README.md': '# Shop\n',
    })
  }, 120_000)
  afterAll(async () => {
    await Promise.allSettled([adas?.close(), bobs?.close()])
    await stage?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const allow = async (page: Page) => page.getByRole('button', { name: 'Allow', exact: true }).click()
  const said = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()
  /** Through the navigation, as a person does. */
  const visit = async (page: Page, name: string) => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
  }
  /** What the workflow does after a push. */
  const push = async (commit: string, run: number) => {
    const workspace = join(folder, `workspace-${run}`)
    origin.checkout(workspace, commit)
    const at = { ref: 'refs/heads/main', sha: commit, event: 'push', run }
    return startStep({
      ...at,
      program: ACTION,
      workspace,
      temp: join(folder, `temp-${run}`),
      repository: 'acme/shop',
      payload: { repository: { full_name: 'acme/shop', default_branch: 'main' } },
      inputs: { server: stage.service.url },
      env: stage.service.github.actions.runner({ repository: 'acme/shop', ...at }),
    }).result
  }

  it(
    'begins at the front page: the owner signs in and adds the organisation',
    async () => {
      ada = await stage.signIn('ada', '/healthz', { permissions: ['clipboard-read', 'clipboard-write'] })
      const { page } = ada
      await page.context().clearCookies()
      await ada.go('/')
      await page.getByRole('link', { name: 'Sign in with GitHub' }).click()
      await page.getByRole('heading', { name: 'No repository yet' }).waitFor()
      await page.getByRole('main').getByRole('link', { name: 'Add an organisation' }).click()
      await page.getByRole('button', { name: 'Add acme' }).click()
      await page.getByRole('heading', { name: 'Link a repository' }).waitFor()
      // The owner of the other organisation does the same in her own browser.
      eve = await stage.signIn('eve', '/claim')
      await eve.page.getByRole('button', { name: 'Add rival' }).click()
      await eve.page.getByRole('heading', { name: 'Link a repository' }).waitFor()
      await said(eve.page, 'rival/secret')
      expect(await eve.page.content()).not.toContain('acme')
    },
    SLOW,
  )

  it(
    'links a repository, and its first index arrives while the page is looked at',
    async () => {
      const { page } = ada
      await page.getByRole('button', { name: 'Link acme/shop' }).click()
      await page.getByRole('heading', { level: 1, name: /acme\/shop/ }).waitFor()
      await said(page, 'Nothing is indexed yet.')
      await said(page, /id-token: write/)
      const first = await push(origin.commit('main', { 'src/more.py': 'def more():\n    return 1\n' }), 1)
      expect({ exit: first.exitCode, said: first.exitCode === 0 ? '' : first.stdout }).toEqual({ exit: 0, said: '' })
      await page.getByText('Nothing is indexed yet.').waitFor({ state: 'detached' })
      await said(page, /was indexed/)
      await page.getByRole('tab', { name: 'Runs' }).click()
      await said(page, 'published')
    },
    SLOW,
  )

  it(
    'gives an address to copy, and says so by itself when a client has called',
    async () => {
      const { page } = ada
      await page.getByRole('main').getByRole('link', { name: 'Connect' }).click()
      await page.getByRole('button', { name: 'Copy address' }).first().click()
      address = (await page.evaluate('navigator.clipboard.readText()')) as string
      expect(address).toBe(`${stage.service.url}/mcp/acme/shop`)
      await said(page, /None of your clients uses this address yet/)
      const window = await page.context().newPage()
      adas = await addConnector({ url: address, name: 'Editor of Ada', page: window, answer: allow })
      await window.close()
      expect(await definitionOf(adas.client, 'total')).toContain('src/shop.py')
      await said(page, /Connected:/)
      await said(page, /Editor of Ada, last call/)
    },
    SLOW,
  )

  it(
    'shares it with a team, after having shown who gains',
    async () => {
      // Bob signs in once so that he is known here. He has no access yet.
      const bob = await stage.signIn('bob')
      await bob.page.getByRole('heading', { name: 'No repository yet' }).waitFor()
      const { page } = ada
      await visit(page, 'Members')
      await page.getByRole('tab', { name: 'Teams' }).click()
      await page.getByLabel('New team').fill('shopkeepers')
      await page.getByRole('button', { name: 'Make team' }).click()
      await page.getByLabel('Add somebody to shopkeepers', { exact: true }).selectOption('bob')
      await page.getByRole('button', { name: 'Add: bob' }).click()
      await page.getByRole('button', { name: 'Take bob out of shopkeepers' }).waitFor()
      await visit(page, 'Access')
      await page.getByLabel('Share with a team', { exact: true }).selectOption('shopkeepers')
      await page.getByRole('button', { name: 'Share: shopkeepers' }).click()
      const dialog = page.getByRole('alertdialog')
      await dialog.getByText('bob').waitFor()
      await dialog.getByRole('button', { name: 'Share', exact: true }).click()
      await page.getByRole('button', { name: 'Stop sharing with shopkeepers' }).waitFor()
      // It appears for Bob without a reload, and his client can read it.
      await bob.page.getByRole('heading', { name: 'MCP address' }).waitFor()
      const window = await bob.page.context().newPage()
      bobs = await addConnector({ url: address, name: 'Editor of Bob', page: window, answer: allow })
      expect(await definitionOf(bobs.client, 'price')).toContain('src/prices.py')
      expect(bob.trouble.said).toEqual([])
      await bob.leave()
    },
    SLOW,
  )

  it(
    'removes a member, whose client is refused at its next call',
    async () => {
      const { page } = ada
      await visit(page, 'Members')
      await page.getByRole('button', { name: 'Actions for bob' }).click()
      await page.getByRole('menuitem', { name: 'Remove' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove bob' }).click()
      // Elements behind an open dialog have no role, so the row would count as gone too early.
      await page.getByRole('alertdialog').waitFor({ state: 'detached' })
      await page.getByRole('button', { name: 'Actions for bob' }).waitFor({ state: 'detached' })
      await expect(definitionOf(bobs.client, 'price')).rejects.toThrow()
      expect(await definitionOf(adas.client, 'price')).toContain('src/prices.py')
    },
    SLOW,
  )

  it(
    'makes a token that is shown once, works, and does not after it was revoked',
    async () => {
      const { page } = ada
      await visit(page, 'Tokens')
      await page.getByRole('button', { name: 'New token' }).first().click()
      await page.getByLabel('Name').fill('night job')
      await page.getByRole('button', { name: 'Make token' }).click()
      await page.getByRole('button', { name: 'Copy token' }).click()
      const token = (await page.evaluate('navigator.clipboard.readText()')) as string
      await page.getByRole('button', { name: 'I have copied it' }).click()
      expect(await page.content()).not.toContain(token)
      const job = new Client({ name: 'night job', version: '1' })
      const headers = { authorization: `Bearer ${token}` }
      await job.connect(new StreamableHTTPClientTransport(new URL(address), { requestInit: { headers } }))
      expect(await definitionOf(job, 'total')).toContain('src/shop.py')
      await page.getByRole('button', { name: /^Revoke/ }).click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: /^Revoke/ })
        .click()
      await page.getByRole('heading', { name: 'No live token' }).waitFor()
      await expect(definitionOf(job, 'total')).rejects.toThrow()
    },
    SLOW,
  )

  it(
    'finds all of it in the audit log',
    async () => {
      const { page } = ada
      await visit(page, 'Audit log')
      for (const act of [
        'organisation.claimed',
        'repository.linked',
        'team.created',
        'team.joined',
        'access.granted',
        'member.removed',
        'token.created',
        'token.revoked',
      ])
        await page.getByLabel('Act', { exact: true }).locator(`option[value="${act}"]`).waitFor({ state: 'attached' })
      await page.getByLabel('Act', { exact: true }).selectOption('member.removed')
      const lines = page.getByRole('table').getByRole('row')
      await expect.poll(() => lines.count()).toBe(2)
      expect(await lines.last().innerText()).toMatch(/ada[\s\S]*bob/)
    },
    SLOW,
  )

  // Usage counters are written once a minute, so this test waits.
  it.runIf(WHOLE)(
    'shows what was used, by whom',
    async () => {
      const { page } = ada
      await visit(page, 'Usage')
      await page.getByLabel('Group by').selectOption({ label: 'Client' })
      await page.getByRole('cell', { name: 'Editor of Bob' }).waitFor({ timeout: 90_000 })
      await page.getByRole('cell', { name: 'Editor of Ada' }).waitFor()
    },
    120_000,
  )

  it(
    'has all the while been nothing to the other organisation',
    async () => {
      const { page } = eve
      for (const path of [
        '/',
        '/o/rival/repositories',
        '/o/rival/audit',
        '/o/rival/usage',
        '/o/rival/members',
        '/o/rival/explore',
      ]) {
        await eve.go(path)
        await page.getByRole('heading', { level: 1 }).waitFor()
        expect(await page.content()).not.toMatch(/acme|shop|Editor of/)
      }
      await eve.go('/o/acme/repositories')
      await page.getByText('No such page').waitFor()
      await eve.go('/repositories/1')
      await page.getByText('No such page').waitFor()
      await eve.go('/repositories/999')
      await page.getByText('No such page').waitFor()
      expect(eve.trouble.said).toEqual([])
    },
    SLOW,
  )

  it(
    'ends with a repository that is deleted by typing its name, and answers nobody any more',
    async () => {
      const { page } = ada
      await visit(page, 'Repositories')
      await page.getByRole('link', { name: 'acme/shop' }).first().click()
      await page.getByRole('tab', { name: 'Settings' }).click()
      await page.getByRole('button', { name: 'Delete repository' }).click()
      const dialog = page.getByRole('alertdialog')
      const really = dialog.getByRole('button', { name: 'Delete repository' })
      expect(await really.isDisabled()).toBe(true)
      await dialog.getByRole('textbox').fill('acme/shop')
      await really.click()
      await page.getByRole('heading', { level: 1, name: 'Repositories' }).waitFor()
      await page.getByRole('heading', { name: 'No repository yet' }).waitFor()
      const gone = await adas.client.callTool({ name: 'find_definition', arguments: { symbol: 'total' } }).then(
        (answer) => JSON.stringify(answer),
        (error: Error) => error.message,
      )
      expect(gone).not.toContain('shop.py')
      expect(ada.trouble.said).toEqual([])
    },
    SLOW,
  )

  it(
    'signs out everywhere: the other browser says so by itself, and a client has to be allowed again',
    async () => {
      const second = await stage.signIn('ada')
      await second.page.getByRole('button', { name: 'Account: ada' }).waitFor()
      const { page } = ada
      expect((await adas.client.listTools()).tools.length).toBeGreaterThan(0)
      await page.getByRole('button', { name: 'Account: ada' }).click()
      await page.getByRole('menuitem', { name: 'Sign out everywhere' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click()
      await page.getByRole('link', { name: 'Sign in with GitHub' }).waitFor()
      await second.page.getByRole('heading', { name: 'You are signed out' }).waitFor()
      await second.leave()
      await expect(adas.client.listTools()).rejects.toThrow()
    },
    SLOW,
  )
})

async function definitionOf(client: Client, symbol: string): Promise<string> {
  const answer = await client.callTool({ name: 'find_definition', arguments: { symbol } })
  if (answer.isError) throw new Error(JSON.stringify(answer.content))
  return JSON.stringify(answer.structuredContent)
}
