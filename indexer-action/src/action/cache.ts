/**
 * Parse results between runs, in GitHub's cache: keyed by ref and run, and restored from the same ref or else from any.
 *
 * A cache is a convenience. Whatever goes wrong with it is reported and otherwise ignored.
 */
import * as cache from '@actions/cache'
import type { RunContext } from './event.ts'

const PREFIX = 'sextant-1'

const keys = (context: RunContext) => {
  const ref = context.ref.replace(/[^\w.-]+/g, '_')
  return { own: `${PREFIX}-${ref}-${context.run}-${context.attempt}`, ref: `${PREFIX}-${ref}-` }
}

/** The key of the restored cache; undefined if there was none. */
export async function restoreCache(
  folder: string,
  context: RunContext,
  say: (line: string) => void,
): Promise<string | undefined> {
  if (!cache.isFeatureAvailable()) return undefined
  const { own, ref } = keys(context)
  try {
    return await cache.restoreCache([folder], own, [ref, `${PREFIX}-`])
  } catch (error) {
    say(`Could not restore the cache: ${error instanceof Error ? error.message : String(error)}`)
    return undefined
  }
}

export async function saveCache(
  folder: string,
  context: RunContext,
  restored: string | undefined,
  say: (line: string) => void,
): Promise<void> {
  if (!cache.isFeatureAvailable()) return
  const { own } = keys(context)
  if (restored === own) return
  try {
    await cache.saveCache([folder], own)
  } catch (error) {
    say(`Could not save the cache: ${error instanceof Error ? error.message : String(error)}`)
  }
}
