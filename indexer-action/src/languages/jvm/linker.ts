/**
 * Links Java with the languages beside it. Each is linked by the linker that knows it, which is told of the others' files as its
 * own language sees them: Java sees the classes that Kotlin and Scala are compiled into, and those see Java's classes as they are.
 */
import type { LinkSetBuilder } from '../../link/link-set-builder.ts'
import { createDialect } from '../java/dialect.ts'
import { KotlinLinker } from '../kotlin/link.ts'
import type { KotlinSurface } from '../kotlin/unit.ts'
import type { Linker, LinkerFile } from '../language.ts'
import type { MemberInfo } from '../nominal/classes.ts'
import { createLinker as createNominalLinker } from '../nominal/linker.ts'
import type { Body, Surface } from '../nominal/surface.ts'
import { placeOf, typeOfText } from '../nominal/written-types.ts'
import { ScalaLinker } from '../scala/link.ts'
import type { ScalaSurface } from '../scala/unit.ts'
import { compiledClasses } from './compiled-classes.ts'

type JavaFile = LinkerFile<Surface>
type KotlinFile = LinkerFile<KotlinSurface>
type ScalaFile = LinkerFile<ScalaSurface>
export type JvmSurface = Surface | KotlinSurface | ScalaSurface
export type JvmBody = Body

export class JvmLinker implements Linker<JvmSurface, JvmBody> {
  readonly #javaFiles: JavaFile[] = []
  readonly #kotlinFiles: KotlinFile[] = []
  readonly #scalaFiles = new Map<string, ScalaFile>()
  readonly #java: Linker<Surface, Body>
  /** The same, told of the other languages' classes. */
  readonly #javaAmongAll: () => Linker<Surface, Body>
  readonly #kotlin: () => KotlinLinker
  readonly #scala: () => ScalaLinker

  constructor() {
    this.#java = createNominalLinker({ ...createDialect(), partialTypes: true }, (program) => {
      program.valueOf = (member) => typeOfText(program, this.#typeGivenBy(member), placeOf(member))
    })
    this.#javaAmongAll = once(() => {
      for (const file of this.#kotlinFiles) {
        // Nobody names what a script declares.
        if (file.path.endsWith('.kts')) continue
        this.#java.add(compiledClasses({ ...file, surface: file.surface.asCompiled }))
      }
      for (const file of this.#scalaFiles.values())
        this.#java.add(compiledClasses({ ...file, surface: file.surface.asCompiled }))
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
      const linker = new ScalaLinker()
      for (const file of this.#scalaFiles.values()) linker.add(file)
      for (const file of this.#javaFiles) linker.add(file)
      linker.finish()
      return linker
    })
  }

  add(file: LinkerFile<JvmSurface>): void {
    if (file.language === 'kotlin') this.#kotlinFiles.push(file as KotlinFile)
    else if (file.language === 'scala') this.#scalaFiles.set(file.path, file as ScalaFile)
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
    const linker = this.#scalaFiles.has(file.path) ? this.#scala() : this.#kotlin()
    return linker.typeGivenBy(file.path, symbol)
  }

  link(file: LinkerFile<JvmSurface>, body: JvmBody, out: LinkSetBuilder): void {
    if (file.language === 'kotlin') this.#kotlin().link(file as KotlinFile, body, out)
    else if (file.language === 'scala') this.#scala().link(file as ScalaFile, body, out)
    else this.#javaAmongAll().link(file as JavaFile, body, out)
  }
}

function once<T>(make: () => T): () => T {
  let made: { it: T } | undefined
  return () => {
    made ??= { it: make() }
    return made.it
  }
}
