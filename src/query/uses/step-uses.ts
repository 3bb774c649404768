/**
 * The uses that the steps of the call graph stand for. A page has many steps in one file, which may have a hundred
 * thousand uses, so the file is traversed once for all of them.
 */
import type { Id } from '../../contract/ids.ts'
import type { IndexedFile } from '../indexed/indexed-file.ts'
import { type Site, usesOf } from '../indexed/occurrences.ts'

/**
 * What is used, by whom in which file: the user's index there, -1 for the file's top level, undefined if it is not
 * there.
 */
export interface Using {
  readonly fileId: Id
  readonly target: Id
  readonly holder: number | undefined
}

export interface StepUse {
  readonly site: Site
  readonly ambiguous: boolean
}

/** The uses of those steps whose files are opened. A file is read when its first step is asked for. */
export function usesOfSteps(
  steps: readonly Using[],
  files: readonly IndexedFile[],
  uses: number,
): (step: Using) => readonly StepUse[] {
  const byFile = Map.groupBy(steps, ({ fileId }) => fileId)
  const opened = new Map(files.map((file) => [file.row.id, file]))
  const read = new Map<Id, Map<string, StepUse[]>>()
  return (step) => {
    const file = opened.get(step.fileId)
    if (!file) return []
    const known = read.get(step.fileId) ?? usesIn(file, byFile.get(step.fileId) ?? [], uses)
    read.set(step.fileId, known)
    return known.get(keyOf(step.target, step.holder)) ?? []
  }
}

function usesIn(file: IndexedFile, steps: readonly Using[], uses: number): Map<string, StepUse[]> {
  const holders = new Set(steps.map(({ holder }) => holder))
  const found = new Map<string, StepUse[]>(steps.map(({ target, holder }) => [keyOf(target, holder), []]))
  const targets = new Set(steps.map(({ target }) => target))
  for (const { site, id, ambiguous } of usesOf(file, targets, uses, (holder) => holders.has(holder)))
    found.get(keyOf(id, site.from))?.push({ site, ambiguous })
  return found
}

const keyOf = (target: Id, holder: number | undefined): string => `${target} ${holder}`
