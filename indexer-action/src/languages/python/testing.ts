/**
 * Helpers for tests of Python.
 */
import { extractFile } from '../../analysis.ts'
import { withIds } from '../../extract.ts'
import { LinkSetBuilder } from '../../link/link-set-builder.ts'
import type { Linker, LinkerFile, Unit } from '../language.ts'
import type { Body } from './extract/extraction.ts'
import { createLinker } from './family.ts'
import { pythonLanguages } from './index.ts'
import type { Surface } from './value-graph.ts'

/** Six lines of source, the first of them empty: text that is appended begins in the seventh. */
export const ONE_AND_TWO = `
def one():
    pass

def two():
    pass
`

/** A file as the linker takes it, and the body that it is linked with. */
export interface Made {
  file: LinkerFile<Surface>
  body: Body
}

export async function made(sources: Record<string, string>): Promise<Made[]> {
  const [language] = pythonLanguages
  return Promise.all(
    Object.entries(sources).map(async ([path, text]) => {
      const unit = (await extractFile(language as NonNullable<typeof language>, path, text)) as Unit<Surface, Body>
      const { surface, body } = JSON.parse(JSON.stringify(unit)) as Unit<Surface, Body>
      return { file: { path, language: 'python', symbols: withIds(path, unit.symbols), surface }, body }
    }),
  )
}

/** A linker to which all units were added, settled. */
export function settle(units: readonly Made[]) {
  const linker = createLinker({ paths: new Set(units.map(({ file }) => file.path)), read: () => undefined })
  for (const { file } of units) linker.add(file)
  linker.finish()
  return linker
}

export function linksOf(linker: Pick<Linker<Surface, Body>, 'link'>, unit: Made) {
  const out = new LinkSetBuilder()
  linker.link(unit.file, unit.body, out)
  return out.build()
}
