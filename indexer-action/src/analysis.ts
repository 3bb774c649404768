/**
 * Files in, facts and link sets out: all of indexing without threads, cache or server.
 *
 * A run (`run.ts`) does the same with a pool of workers; tests and benchmarks use this.
 */
import type { LinkSetBody } from '../../src/contract/links.ts'
import type { SymbolFact } from '../../src/contract/symbols.ts'
import { extractUnit, withIds } from './extract.ts'
import type { Language, LinkerFile, Project, Unit } from './languages/language.ts'
import { FAMILIES, LANGUAGES } from './languages/registry.ts'
import { linkConstructors } from './link/constructors.ts'
import { LinkSetBuilder } from './link/link-set-builder.ts'
import { loadGrammar } from './syntax/grammars.ts'

export { loadGrammar, withIds }

export async function extractFile(language: Language, path: string, text: string): Promise<Unit> {
  return (await extractUnit(language, path, text)).unit
}

export interface AnalysedFile {
  path: string
  language: string
  text: string
  symbols: SymbolFact[]
  links: LinkSetBody
}

/** `languageOf` decides by path (and text); files without a language are left out. */
export async function analyse(
  files: ReadonlyMap<string, string>,
  languageOf: (path: string, text: string) => string | undefined,
): Promise<AnalysedFile[]> {
  const project: Project = { paths: new Set(files.keys()), read: (path) => files.get(path) }
  const byKey = new Map(LANGUAGES.map((language) => [language.key, language]))
  const units: { file: LinkerFile<unknown>; text: string; body: unknown; family: string }[] = []
  for (const [path, text] of files) {
    const language = byKey.get(languageOf(path, text) ?? '')
    if (!language) continue
    const unit = await extractFile(language, path, text)
    const file: LinkerFile<unknown> = {
      path,
      language: language.key,
      symbols: withIds(path, unit.symbols),
      surface: JSON.parse(JSON.stringify(unit.surface)),
    }
    if (unit.module !== undefined) file.module = unit.module
    units.push({ file, text, body: JSON.parse(JSON.stringify(unit.body)), family: language.family })
  }
  const analysed: AnalysedFile[] = []
  for (const family of FAMILIES) {
    const own = units.filter((unit) => unit.family === family.name)
    if (own.length === 0) continue
    const linker = (await family.load()).createLinker(project)
    for (const unit of own) linker.add(unit.file)
    linker.finish()
    for (const unit of own) {
      const out = new LinkSetBuilder()
      linker.link(unit.file, unit.body, out)
      linkConstructors(unit.file.symbols, out)
      analysed.push({
        path: unit.file.path,
        language: unit.file.language,
        text: unit.text,
        symbols: [...unit.file.symbols],
        links: out.build(),
      })
    }
  }
  return analysed
}
