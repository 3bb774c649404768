/**
 * Links Java with the languages beside it. Each is linked by the linker that knows it, which is told of the others' files as its
 * own language sees them: Java sees the classes that Kotlin and Scala are compiled into, Kotlin sees Java's classes as they are,
 * and Scala their declarations.
 *
 * Nothing is translated where there is nobody to see it.
 */
import type { LinkSetBuilder } from '../../link/link-set-builder.ts'
import { DeclarativeLinker } from '../declarative/link.ts'
import type { Rules } from '../declarative/rules.ts'
import type { Body as TableBody, Surface as TableSurface } from '../declarative/unit.ts'
import { createDialect } from '../java/dialect.ts'
import { KotlinLinker } from '../kotlin/link.ts'
import type { KotlinSurface } from '../kotlin/unit.ts'
import type { Linker, LinkerFile, Project } from '../language.ts'
import type { Body, Surface } from '../nominal/ir.ts'
import { createLinker as createNominalLinker } from '../nominal/linker.ts'
import { compiledClasses } from './compiled-classes.ts'
import { declarationsOf } from './java-declarations.ts'

type JavaFile = LinkerFile<Surface>
type KotlinFile = LinkerFile<KotlinSurface>
type TableFile = LinkerFile<TableSurface>
export type JvmSurface = Surface | KotlinSurface | TableSurface
export type JvmBody = Body | TableBody

export class JvmLinker implements Linker<JvmSurface, JvmBody> {
  readonly #java = createNominalLinker({ ...createDialect(), partialTypes: true })
  readonly #javaFiles: JavaFile[] = []
  readonly #kotlinFiles: KotlinFile[] = []
  readonly #scalaFiles: TableFile[] = []
  readonly #kotlin: () => KotlinLinker
  readonly #scala: () => DeclarativeLinker

  constructor(tables: ReadonlyMap<string, Rules>, project: Project) {
    this.#kotlin = once(() => {
      const linker = new KotlinLinker()
      for (const file of this.#kotlinFiles) linker.add(file)
      for (const file of this.#javaFiles) linker.add(file)
      linker.finish()
      return linker
    })
    this.#scala = once(() => {
      const linker = new DeclarativeLinker(tables, project)
      for (const file of this.#scalaFiles) linker.add(file)
      for (const file of this.#javaFiles) linker.add(declarationsOf(file))
      linker.finish()
      return linker
    })
  }

  add(file: LinkerFile<JvmSurface>): void {
    if (file.language === 'kotlin') this.#kotlinFiles.push(file as KotlinFile)
    else if (file.language === 'scala') this.#scalaFiles.push(file as TableFile)
    else {
      this.#javaFiles.push(file as JavaFile)
      this.#java.add(file as JavaFile)
    }
  }

  finish(): void {
    if (this.#javaFiles.length === 0) return
    for (const file of this.#kotlinFiles) {
      // Nobody names what a script declares.
      if (file.path.endsWith('.kts')) continue
      const compiled = { ...file, surface: file.surface.asCompiled }
      this.#java.add(compiledClasses(compiled, (symbol) => this.#kotlin().typeGivenBy(file.path, symbol)))
    }
    for (const file of this.#scalaFiles)
      this.#java.add(compiledClasses(file, (symbol) => this.#scala().typeGivenBy(file, symbol)))
    this.#java.finish()
  }

  link(file: LinkerFile<JvmSurface>, body: JvmBody, out: LinkSetBuilder): void {
    if (file.language === 'kotlin') this.#kotlin().link(file as KotlinFile, body as Body, out)
    else if (file.language === 'scala') this.#scala().link(file as TableFile, body as TableBody, out)
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
