/** Linkers that go on from what one of them settled: in another thread, or after some files have changed. */
import type { GrownLinker, Linker, LinkerFile, Project } from '../language.ts'
import { isSame } from './answers.ts'
import { RubyLinker } from './link.ts'
import type { RubyBody, RubySurface } from './unit.ts'

type File = LinkerFile<RubySurface>
type Load = (at: number) => File

export function resumeLinker(
  project: Project,
  settled: Uint8Array<SharedArrayBuffer>,
  paths: readonly string[],
  load: Load,
): Pick<Linker<RubySurface, RubyBody>, 'link'> {
  return told(new RubyLinker(project, settled), paths, load)
}

/**
 * Settles anew, since what one method does may matter anywhere, and compares: where a file's calls mean what they meant, and what
 * the changed files declare is what they declared, its links are the same.
 */
export function growLinker(
  project: Project,
  settled: Uint8Array<SharedArrayBuffer>,
  paths: readonly string[],
  load: Load,
  before: ReadonlyMap<number, File>,
): GrownLinker<RubySurface, RubyBody> {
  const linker = told(new RubyLinker(project), paths, load)
  const now = linker.settled()
  const isDeclaredAlike = [...before].every(([at, was]) => declaredIn(was) === declaredIn(load(at)))
  return {
    settled: () => now,
    link: (file, body, out) => linker.link(file, body, out),
    affected: isDeclaredAlike
      ? [...paths.keys()].filter((at) => !before.has(at) && !isSame(settled, now, at))
      : undefined,
  }
}

function told(linker: RubyLinker, paths: readonly string[], load: Load): RubyLinker {
  for (const at of paths.keys()) linker.add(load(at))
  linker.finish()
  return linker
}

/** What names, scopes and imports of other files see of a file: not where it stands, nor what only people read. */
function declaredIn({ symbols, module, surface: { graph: _, ...surface } }: File): string {
  const isUnseen = /^(line|column|start|end|doc|signature)$/
  return JSON.stringify([symbols, module, surface], (key, value) => (isUnseen.test(key) ? undefined : value))
}
