/**
 * The stage of a browser test: the built dashboard, the service with its own fake GitHub, and Chromium. Two organisations
 * exist that know nothing of each other: acme (owner ada, member bob) and rival (owner eve).
 */
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { buildDashboard } from '../../scripts/build-dashboard.ts'
import { type Service, startService } from '../identity/service.ts'
import type { Sender } from '../setup/uploader.ts'
import { launchChromium, openProfile, type Trouble } from './chromium.ts'

export interface Stage {
  readonly service: Service
  readonly browser: Browser
  /** A profile in which this person has signed in, opened at `path`. */
  signIn(login: string, path?: string, options?: BrowserContextOptions): Promise<Person>
  close(): Promise<void>
}

export interface Person {
  readonly page: Page
  readonly trouble: Trouble
  /** Opens a path of the service. */
  go(path: string): Promise<void>
  leave(): Promise<void>
}

export async function openStage(port?: number): Promise<Stage> {
  await buildDashboard()
  const [service, browser] = await Promise.all([startService(port), launchChromium()])
  const { world } = service.github
  for (const login of ['ada', 'bob', 'carol', 'eve']) world.user(login)
  world.organisation('acme', { ada: 'admin', bob: 'member', carol: 'member' })
  world.organisation('rival', { eve: 'admin' })
  return {
    service,
    browser,
    async signIn(login, path = '/', options = {}) {
      const { context, page, trouble } = await openProfile(browser, options)
      const go = async (to: string): Promise<void> => {
        await page.goto(`${service.url}${to}`)
      }
      service.github.api.tokens.signedInAs = login
      await go(`/sign-in?return=${encodeURIComponent(path)}`)
      return { page, trouble, go, leave: () => context.close() }
    },
    async close() {
      await browser.close()
      await service.stop()
    },
  }
}

/** An organisation that its owner has claimed, with a token to upload to it, for tests of what comes later. */
export async function settleAcme({ service }: Stage): Promise<Sender> {
  const signedIn = await fetch(`${service.url}/dev/sign-in`, { method: 'POST' })
  const { token } = (await signedIn.json()) as { token: string }
  const { id } = service.github.world.account('acme')
  service.sql("UPDATE organisation SET name = 'acme', github_id = ? WHERE name = 'local'", id)
  return (path, body) =>
    fetch(`${service.url}/api/ingest/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: body instanceof Uint8Array ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body),
    })
}

/**
 * From now on a test may put the page's clock forward, so that the next pulse is due, or the next try of what failed. Until it does,
 * the clock runs as usual.
 */
export const keepTime = (page: Page): Promise<void> => page.clock.install()

/**
 * Waits for what comes after a pulse, or after tries that failed, and puts the page's clock forward by up to `seconds` meanwhile. Not
 * by more: news, and the buttons in them, go away after ten.
 */
export async function soon(place: Locator, seconds = 4, state: 'visible' | 'detached' = 'visible'): Promise<void> {
  for (const until = Date.now() + 15_000; ; ) {
    if (seconds-- > 0) await place.page().clock.fastForward(1000)
    try {
      await place.waitFor({ state, timeout: 200 })
      return
    } catch (error) {
      if (Date.now() > until) throw error
    }
  }
}

/** Waits until no placeholder of loading content is left. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.locator('h1, h2').first().waitFor()
  const waiting = page.locator('.animate-pulse.bg-muted:visible, [aria-busy=true]')
  const until = Date.now() + 15_000
  while ((await waiting.count()) > 0) {
    if (Date.now() > until) throw new Error(`${page.url()} is still loading`)
    await page.waitForTimeout(50)
  }
}

/** The serious and critical findings of axe, by rule and place; colours are checked in both themes. */
export async function grievances(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // Reload: Chromium keeps the old colour of some inline elements when only the preference changes.
    if (colorScheme === 'dark') {
      await page.reload()
      await settled(page)
    }
    await page.waitForTimeout(100) // wait for colour transitions to end
    const axe = new AxeBuilder({ page: page as never })
    // Only colours depend on the theme.
    const { violations } = await (colorScheme === 'light' ? axe : axe.withRules(['color-contrast'])).analyze()
    for (const { id, impact, nodes } of violations)
      if (impact === 'serious' || impact === 'critical')
        found.push(...nodes.map((node) => `${colorScheme}: ${id} at ${node.target.join(' ')}: ${node.any[0]?.message}`))
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  return found
}
