/**
 * `npm run screenshots [-- NAME…]`: takes every page in light, dark and phone width, with the data of a busy organisation, into
 * docs/screenshots. Needs Chromium.
 */
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { openProfile } from '../test/browser/chromium.ts'
import { addConnector } from '../test/browser/connector.ts'
import { furnish } from '../test/browser/furnish.ts'
import { type Place, placesIn } from '../test/browser/places.ts'
import { openStage, type Stage, settled } from '../test/browser/stage.ts'
import { readCommandLine } from './command-line.ts'
import { smallPng } from './small-png.ts'

const FOLDER = fileURLToPath(new URL('../docs/screenshots', import.meta.url))
const LOOKS = {
  light: { colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  dark: { colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
  phone: { colorScheme: 'light', viewport: { width: 390, height: 844 } },
} as const
type Look = keyof typeof LOOKS
/** Maximum height in pixels: the rest of a list of 500 rows shows nothing new. */
const TALLEST = 1600

const { positionals: wanted } = readCommandLine(import.meta.url, { allowPositionals: true })
const stage = await openStage(21_000)
try {
  const furnished = await furnish(stage, { repositories: 60, auditLines: 400 })
  const places = placesIn(furnished).filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  mkdirSync(FOLDER, { recursive: true })
  if (wanted.length === 0) rmSync(FOLDER, { recursive: true, force: true })
  let bytes = 0
  for (const look of Object.keys(LOOKS) as Look[]) {
    const people = {
      ada: await stage.signIn('ada', '/healthz', LOOKS[look]),
      bob: await stage.signIn('bob', '/healthz', LOOKS[look]),
    }
    const nobody = await openProfile(stage.browser, LOOKS[look])
    for (const place of places) {
      const { page } = place.signedOut ? nobody : place.member ? people.bob : people.ada
      await page.goto(stage.service.url + place.path)
      bytes += await take(page, place, look)
    }
    if (wanted.length === 0 || wanted.includes('consent')) bytes += await takeConsent(stage, look)
    await Promise.all([people.ada.leave(), people.bob.leave(), nobody.context.close()])
  }
  process.stdout.write(`${places.length * 3} pictures, ${(bytes / 1024 / 1024).toFixed(1)} MB\n`)
} finally {
  await stage.close()
}

async function take(page: Page, { name }: Pick<Place, 'name'>, look: Look): Promise<number> {
  await page.emulateMedia({ ...LOOKS[look], reducedMotion: 'reduce' })
  await settled(page)
  await page.waitForTimeout(400) // Charts and syntax colours appear a moment after their data.
  const { width } = LOOKS[look].viewport
  const tall = (await page.evaluate('document.documentElement.scrollHeight')) as number
  // The window is made as tall as the page, so that elements stuck to its edges appear in their place.
  await page.setViewportSize({ width, height: Math.min(TALLEST, Math.max(LOOKS[look].viewport.height, tall)) })
  const folder = join(FOLDER, look)
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name}.png`)
  writeFileSync(file, smallPng(await page.screenshot({ animations: 'disabled', caret: 'hide' })))
  await page.setViewportSize(LOOKS[look].viewport)
  return statSync(file).size
}

/** The page where a person approves a client. */
async function takeConsent({ service, browser, ...rest }: Stage, look: Look): Promise<number> {
  const { page, leave } = await rest.signIn('ada', '/healthz', LOOKS[look])
  let bytes = 0
  await addConnector({
    url: `${service.url}/mcp`,
    name: 'Editor',
    page,
    async answer(window) {
      bytes = await take(window, { name: 'consent' }, look)
      await window.getByRole('button', { name: 'Do not allow' }).click()
    },
  }).catch(() => undefined)
  await leave()
  return bytes
}
