/** What the comparisons of incremental runs with whole ones share: crews of the present sources, and where two indexes differ. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { StrictIngest } from '../../indexer-action/src/testing/strict-ingest.ts'
import { Crew } from '../../indexer-action/src/threads/crew.ts'

export const PROJECT = join(import.meta.dirname, '../..')

/** Threads run a bundle of the present sources: it starts in a fifth of the time. */
export class Crews {
  readonly #bundle = mkdtempSync(join(tmpdir(), 'sextant-bundle-'))

  constructor() {
    execFileSync(process.execPath, ['--no-warnings', join(PROJECT, 'indexer-action/bundle.ts'), '--to', this.#bundle])
  }

  crew(): Crew {
    return new Crew({ file: pathToFileURL(join(this.#bundle, 'parse-worker.js')), stuckMs: 90_000 })
  }

  remove(): void {
    rmSync(this.#bundle, { recursive: true, force: true })
  }
}

/** Paths at which two indexes differ, with what each says. */
export function differences(grown: StrictIngest, whole: StrictIngest, ref: string): string[] {
  const at = (server: StrictIngest, path: string) => JSON.stringify(server.refs.get(ref)?.entries.get(path))
  const paths = new Set([grown, whole].flatMap((server) => [...(server.refs.get(ref)?.entries.keys() ?? [])]))
  return [...paths].flatMap((path) => {
    const [one, other] = [at(grown, path), at(whole, path)]
    return one === other ? [] : [`${path}: incremental ${one}, full ${other}`]
  })
}
