/**
 * Debian's Chromium, driven through its DevTools protocol. Nothing is downloaded: the browser is the machine's own.
 *
 * Without a Chromium, tests are skipped under a name that says so. In CI that is a failure; otherwise nobody would notice.
 */
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { describe } from 'vitest'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome']

/** Set by `npm run browser`; otherwise only what fits into `npm test` runs. */
export const WHOLE = process.env.BROWSER === 'whole'

function chromiumPath(): string | undefined {
  const { CHROMIUM, PATH = '' } = process.env
  if (CHROMIUM) return CHROMIUM
  const places = PATH.split(delimiter).filter((folder) => folder !== '')
  return places.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(canRun)
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

export function launchChromium(): Promise<Browser> {
  const executablePath = chromiumPath()
  if (executablePath === undefined) throw new Error('No Chromium: install it, or say where it is with CHROMIUM=…')
  const asRoot = process.getuid?.() === 0
  return chromium.launch({
    executablePath,
    chromiumSandbox: !asRoot, // its sandbox refuses to start as root
    args: ['--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking', '--no-first-run'],
  })
}

/** `describe` for tests that need a browser. */
export function describeInChromium(name: string, tests: () => void): void {
  if (chromiumPath() !== undefined) describe(name, tests)
  else if (process.env.CI === 'true') throw new Error('No Chromium here, and in CI there has to be one')
  else describe.skip(`${name} (skipped: no Chromium on PATH, and CHROMIUM names none)`, tests)
}

/** Errors behind a page: uncaught exceptions, requests that the browser refused, server errors. */
export interface Trouble {
  readonly said: string[]
}

/** A person's browser profile, and a record of everything that should not happen on our pages. */
export async function openProfile(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<{ context: BrowserContext; page: Page; trouble: Trouble }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options })
  const trouble: Trouble = { said: [] }
  const watch = (page: Page): void => {
    page.on('pageerror', (error) => trouble.said.push(`uncaught: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() !== 'error') return
      // Chromium reports every refused request here. Each test says which refusals are expected.
      if (!/Failed to load resource/.test(message.text())) trouble.said.push(`console: ${message.text()}`)
    })
    page.on('response', (response) => {
      if (response.status() >= 500) trouble.said.push(`${response.status()} ${response.url()}`)
    })
  }
  context.on('page', watch)
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  return { context, page, trouble }
}
