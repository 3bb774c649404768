/**
 * Links Java with the languages beside it. Each is linked by the linker that knows it, which is told of the others' files as its
 * own language sees them: Java sees the classes that Kotlin and Scala are compiled into, Kotlin sees Java's classes as they are,
 * and Scala their declarations.
 */
import type { LinkSetBuilder } from '../../link/link-set-builder.ts'
import { DeclarativeLinker } from '../declarative/link.ts'
import type { Rules } from '../declarative/rules.ts'
import type { Body as TableBody, Surface as TableSurface } from '../declarative/unit.ts'
import { createDialect } from '../java/dialect.ts'
import { KotlinLinker } from '../kotlin/link.ts'
import type { KotlinSurface } from '../kotlin/unit.ts'
import type { Linker, LinkerFile, Project } from '../language.ts'
import type { MemberInfo } from '../nominal/classes.ts'
import type { Body, Surface } from '../nominal/ir.ts'
import { createLinker as createNominalLinker } from '../nominal/linker.ts'
import { placeOf, typeOfText } from '../nominal/written-types.ts'
import { compiledClasses } from './compiled-classes.ts'
import { declarationsOf } from './java-declarations.ts'

type JavaFile = LinkerFile<Surface>
type KotlinFile = LinkerFile<KotlinSurface>
type TableFile = LinkerFile<TableSurface>
export type JvmSurface = Surface | KotlinSurface | TableSurface
export type JvmBody = Body | TableBody

export class JvmLinker implements Linker<JvmSurface, JvmBody> {
  readonly #javaFiles: JavaFile[] = []
  readonly #kotlinFiles: KotlinFile[] = []
  readonly #scalaFiles = new Map<string, TableFile>()
  readonly #java: Linker<Surface, Body>
  /** The same, told of the other languages' classes. */
  readonly #javaAmongAll: () => Linker<Surface, Body>
  readonly #kotlin: () => KotlinLinker
  readonly #scala: () => DeclarativeLinker

  constructor(tables: ReadonlyMap<string, Rules>, project: Project) {
    this.#java = createNominalLinker({ ...createDialect(), partialTypes: true }, (program) => {
      program.valueOf = (member) => typeOfText(program, this.#typeGivenBy(member), placeOf(member))
    })
    this.#javaAmongAll = once(() => {
      for (const file of this.#kotlinFiles) {
        // Nobody names what a script declares.
        if (file.path.endsWith('.kts')) continue
        this.#java.add(compiledClasses({ ...file, surface: file.surface.asCompiled }))
      }
      for (const file of this.#scalaFiles.values()) this.#java.add(compiledClasses(file))
      this.#java.finish()
      return this.#java
    })
    this.#kotlin = once(() => {
      const linker = new KotlinLinker()
      for (const file of this.#kotlinFiles) linker.add(file)
      for (const file of this.#javaFiles) linker.add(file)
      linker.finish()
      return linker
    })
    this.#scala = once(() => {
      const linker = new DeclarativeLinker(tables, project)
      for (const file of this.#scalaFiles.values()) linker.add(file)
      for (const file of this.#javaFiles) linker.add(declarationsOf(file))
      linker.finish()
      return linker
    })
  }

  add(file: LinkerFile<JvmSurface>): void {
    if (file.language === 'kotlin') this.#kotlinFiles.push(file as KotlinFile)
    else if (file.language === 'scala') this.#scalaFiles.set(file.path, file as TableFile)
    else {
      this.#javaFiles.push(file as JavaFile)
      this.#java.add(file as JavaFile)
    }
  }

  /** What a language sees of the others is worked out when the first of its files is linked: a small change needs only one. */
  finish(): void {}

  /** The qualified name of what a member holds or gives, whose value is in another language than Java. */
  #typeGivenBy({ file, text: { symbol } }: MemberInfo): string | undefined {
    if (!file) return undefined
    const scala = this.#scalaFiles.get(file.path)
    return scala ? this.#scala().typeGivenBy(scala, symbol) : this.#kotlin().typeGivenBy(file.path, symbol)
  }

  link(file: LinkerFile<JvmSurface>, body: JvmBody, out: LinkSetBuilder): void {
    if (file.language === 'kotlin') this.#kotlin().link(file as KotlinFile, body as Body, out)
    else if (file.language === 'scala') this.#scala().link(file as TableFile, body as TableBody, out)
    else this.#javaAmongAll().link(file as JavaFile, body as Body, out)
  }
}

function once<T>(make: () => T): () => T {
  let made: { it: T } | undefined
  return () => {
    made ??= { it: make() }
    return made.it
  }
}
