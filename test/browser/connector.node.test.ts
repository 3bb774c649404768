/**
 * A developer adds the connector: the client opens a window, the person signs in at GitHub, reads the request, allows it, and
 * the first tool call answers. In real Chromium, with the official client, against the real Worker.
 */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startAcme } from '../identity/acme.ts'
import type { Service } from '../identity/service.ts'
import { describeInChromium, launchChromium, openProfile } from './chromium.ts'
import { addConnector } from './connector.ts'

describeInChromium('a connector', () => {
  let service: Service
  let browser: Browser
  beforeAll(async () => {
    ;[service, browser] = await Promise.all([startAcme(), launchChromium()])
  }, 120_000)
  afterAll(async () => {
    await browser?.close()
    await service?.stop()
  })

  const allow = async (page: Page) => page.getByRole('button', { name: 'Allow', exact: true }).click()

  it('is added, signed in for, allowed, and answers its first call', async () => {
    const { context, page, trouble } = await openProfile(browser)
    service.github.api.tokens.signedInAs = 'ada'
    const asked: string[] = []
    const connection = await addConnector({
      url: `${service.url}/mcp/acme/api`,
      name: 'Editor of Ada',
      page,
      async answer(window) {
        asked.push(await window.getByRole('main').innerText())
        expect(await window.locator('script').count()).toBe(0)
        const { violations } = await new AxeBuilder({ page: window as never }).analyze()
        expect(violations.map(({ id }) => id)).toEqual([])
        await allow(window)
      },
    })
    await page.getByText('You can close this window.').waitFor()
    expect(asked).toHaveLength(1)
    expect(asked[0]).toContain('Allow Editor of Ada to read your code?')
    expect(asked[0]).toContain('You are signed in as ada.')
    expect(asked[0]).toContain('It can read only acme/api')
    const found = await connection.client.callTool({ name: 'find_definition', arguments: { symbol: 'main' } })
    expect(found.isError ?? false).toBe(false)
    expect(JSON.stringify(found.structuredContent)).toContain('src/app.ts')
    expect(trouble.said).toEqual([])
    await connection.close()
    await context.close()
  })

  it('reads what the person chose on the page', async () => {
    const { context, page } = await openProfile(browser)
    service.github.api.tokens.signedInAs = 'ada'
    const connection = await addConnector({
      url: `${service.url}/mcp`,
      name: 'Chooser',
      page,
      async answer(window) {
        // A ticked box beside "everything" would look as if it narrowed that.
        expect(await window.getByLabel('acme/web').isVisible()).toBe(false)
        await window.getByLabel('only those I choose').check()
        await window.getByLabel('acme/web').check()
        await allow(window)
      },
    })
    const listed = await connection.client.callTool({ name: 'list_repositories', arguments: {} })
    const { repositories } = listed.structuredContent as { repositories: { repository: string }[] }
    expect(repositories.map(({ repository }) => repository)).toEqual(['acme/web'])
    await connection.close()
    await context.close()
  })

  it('is not let in when the answer is no', async () => {
    const { context, page } = await openProfile(browser)
    service.github.api.tokens.signedInAs = 'ada'
    const refused = addConnector({
      url: `${service.url}/mcp/acme/api`,
      name: 'Unwanted',
      page,
      answer: (window) => window.getByRole('button', { name: 'Do not allow' }).click(),
    })
    await expect(refused).rejects.toThrow('access_denied')
    await context.close()
  })

  it('of another organisation’s owner is shown and told nothing of this one', async () => {
    const { context, page } = await openProfile(browser)
    service.github.api.tokens.signedInAs = 'eve'
    const connection = await addConnector({
      url: `${service.url}/mcp`,
      name: 'Editor of Eve',
      page,
      async answer(window) {
        expect(await window.content()).not.toContain('acme')
        await allow(window)
      },
    })
    const listed = await connection.client.callTool({ name: 'list_repositories', arguments: {} })
    expect((listed.structuredContent as { repositories: unknown[] }).repositories).toEqual([])
    await connection.close()
    await context.close()
  })

  it.each([
    ['a form', '<form method="post" action="URL"></form>', ''],
    ['a form that hides where it is', '<form method="post" action="URL"></form>', 'no-referrer'],
    [
      'a form in a sandboxed frame',
      `<iframe sandbox="allow-forms allow-scripts allow-top-navigation" srcdoc='<form method="post" target="_top" action="URL"></form><script>document.forms[0].submit()</script>'></iframe>`,
      'no-referrer',
    ],
  ])('%s of another program on this machine cannot act for who is signed in', async (_, html, policy) => {
    const { context, page } = await openProfile(browser)
    service.github.api.tokens.signedInAs = 'ada'
    await page.goto(`${service.url}/sign-in?return=/healthz`)
    const elsewhere = await serve(
      `<!doctype html>${html.replace('URL', `${service.url}/sign-out`)}<script>document.forms[0]?.submit()</script>`,
      policy,
    )
    const [posted] = await Promise.all([
      page.waitForResponse((response) => response.url() === `${service.url}/sign-out`),
      page.goto(elsewhere.url),
    ])
    // Another port is the same site, so a plain form sends the cookie: only the server's refusal protects here.
    const cookie = (await posted.request().headerValue('cookie')) ?? ''
    expect(cookie.includes('__Host-sextant-session')).toBe(!html.includes('sandbox'))
    expect(posted.status()).toBe(403)
    expect((await context.cookies(service.url)).map(({ name }) => name)).toContain('__Host-sextant-session')
    await elsewhere.close()
    await context.close()
  })
})

async function serve(html: string, referrerPolicy: string): Promise<{ url: string; close(): Promise<void> }> {
  const server: Server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'referrer-policy': referrerPolicy || 'origin' })
    response.end(html)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
