/** What became of a SCIP index, in one line for the person whose run it was. */
import type { ScipReport } from './overlay.ts'

export function describeScip({ tool, covered, stale, missing }: ScipReport): string {
  const some = (paths: string[]) => paths.slice(0, 3).join(', ')
  const problems = [
    stale.length > 0
      ? `${stale.length} stale (${some(stale)}): made from a different version of the file, ignored`
      : '',
    missing.length > 0 ? `${missing.length} not in this tree (${some(missing)})` : '',
  ].filter(Boolean)
  return `SCIP (${tool}): exact links for ${covered} files${problems.length > 0 ? `; ${problems.join('; ')}` : ''}`
}
