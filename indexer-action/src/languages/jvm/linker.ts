/**
 * Links Java with the languages beside it. Each is linked by the linker that knows it, which is told of the others' files as its
 * own language sees them: Java sees the classes that Kotlin is compiled into, Kotlin sees Java's getters as properties.
 *
 * Nothing is translated where there is nobody to see it.
 */
import type { LinkSetBuilder } from '../../link/link-set-builder.ts'
import { DeclarativeLinker } from '../declarative/link.ts'
import type { Rules } from '../declarative/rules.ts'
import type { Body as TableBody, Surface as TableSurface } from '../declarative/unit.ts'
import { createDialect } from '../java/dialect.ts'
import type { Linker, LinkerFile, Project } from '../language.ts'
import type { Body, Surface } from '../nominal/ir.ts'
import { createLinker as createNominalLinker } from '../nominal/linker.ts'
import { compiledClasses } from './compiled-classes.ts'
import { declarationsOf } from './java-declarations.ts'

type JavaFile = LinkerFile<Surface>
type TableFile = LinkerFile<TableSurface>

export class JvmLinker implements Linker<Surface | TableSurface, Body | TableBody> {
  readonly #java = createNominalLinker({ ...createDialect(), partialTypes: true })
  readonly #javaFiles: JavaFile[] = []
  readonly #tables: ReadonlyMap<string, { files: TableFile[]; linker: () => DeclarativeLinker }>

  constructor(tables: ReadonlyMap<string, Rules>, project: Project) {
    this.#tables = new Map(
      [...tables.keys()].map((language) => {
        const files: TableFile[] = []
        const made = (): DeclarativeLinker => {
          const linker = new DeclarativeLinker(tables, project)
          for (const file of files) linker.add(file)
          for (const file of this.#javaFiles) linker.add(declarationsOf(file, language))
          linker.finish()
          return linker
        }
        return [language, { files, linker: once(made) }]
      }),
    )
  }

  add(file: LinkerFile<Surface | TableSurface>): void {
    const table = this.#tables.get(file.language)
    if (table) table.files.push(file as TableFile)
    else {
      this.#javaFiles.push(file as JavaFile)
      this.#java.add(file as JavaFile)
    }
  }

  finish(): void {
    if (this.#javaFiles.length === 0) return
    // Nobody names what a script declares.
    for (const { files, linker } of this.#tables.values())
      for (const file of files)
        if (!file.path.endsWith('.kts'))
          this.#java.add(compiledClasses(file, (symbol) => linker().typeGivenBy(file, symbol)))
    this.#java.finish()
  }

  link(file: LinkerFile<Surface | TableSurface>, body: Body | TableBody, out: LinkSetBuilder): void {
    const table = this.#tables.get(file.language)
    if (table) table.linker().link(file as TableFile, body as TableBody, out)
    else this.#java.link(file as JavaFile, body as Body, out)
  }
}

function once<T>(make: () => T): () => T {
  let made: { it: T } | undefined
  return () => {
    made ??= { it: make() }
    return made.it
  }
}
