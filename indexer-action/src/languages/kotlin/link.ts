/** Links Kotlin: the linker of class-based languages, with what Kotlin's names mean, and the values of members whose types are not written. */
import type { LinkSetBuilder } from '../../link/link-set-builder.ts'
import { typeGivenBy } from '../jvm/given-types.ts'
import '../jvm/written-alike.ts'
import type { Linker, LinkerFile } from '../language.ts'
import { createLinker } from '../nominal/linker.ts'
import type { Program } from '../nominal/program.ts'
import type { Body, Surface } from '../nominal/surface.ts'
import { createDialect } from './dialect.ts'
import './evaluate-calls.ts'
import { parametersOfReference } from './evaluate-members.ts'
import './evaluate-names.ts'
import './evaluate-statements.ts'
import { valueReader } from '../nominal/value-reader.ts'
import { framesAround, isValue } from './value-types.ts'

export class KotlinLinker implements Linker<Surface, Body> {
  readonly #linker: Linker<Surface, Body>
  #program: Program | undefined

  constructor() {
    this.#linker = createLinker({ ...createDialect(), parametersOfReference }, (program, overloads) => {
      this.#program = program
      program.valueOf = valueReader(program, overloads, framesAround, isValue)
    })
  }

  add(file: LinkerFile<Surface>): void {
    this.#linker.add(file)
  }

  finish(): void {
    this.#linker.finish()
  }

  link(file: LinkerFile<Surface>, body: Body, out: LinkSetBuilder): void {
    this.#linker.link(file, body, out)
  }

  typeGivenBy(path: string, symbol: number): string | undefined {
    return this.#program && typeGivenBy(this.#program, path, symbol)
  }
}
