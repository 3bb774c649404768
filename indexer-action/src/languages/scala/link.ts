/** Links Scala: the linker of class-based languages, with what Scala's names mean, and the values of members whose types are not written. */
import type { LinkSetBuilder } from '../../link/link-set-builder.ts'
import { typeGivenBy } from '../jvm/given-types.ts'
import '../jvm/written-alike.ts'
import type { Linker, LinkerFile } from '../language.ts'
import { evaluate, startEvaluation } from '../nominal/evaluation.ts'
import { Overloads } from '../nominal/overloads.ts'
import { Program } from '../nominal/program.ts'
import type { Body, Surface } from '../nominal/surface.ts'
import { valueReader } from '../nominal/value-reader.ts'
import { createDialect } from './dialect.ts'
import './evaluate-calls.ts'
import './evaluate-names.ts'
import './evaluate-patterns.ts'
import './evaluate-statements.ts'
import './evaluate-types.ts'
import { readExports } from './exports.ts'
import { setExports } from './names.ts'
import { framesAround, isValue } from './value-types.ts'

export class ScalaLinker implements Linker<Surface, Body> {
  readonly #program: Program
  readonly #overloads: Overloads

  constructor() {
    this.#program = new Program(createDialect())
    this.#overloads = new Overloads(this.#program)
    this.#program.valueOf = valueReader(this.#program, this.#overloads, framesAround, isValue)
  }

  add(file: LinkerFile<Surface>): void {
    this.#program.add(file)
  }

  finish(): void {
    const exports = readExports(this.#program)
    if (exports) setExports(this.#program, exports)
  }

  link(file: LinkerFile<Surface>, body: Body, out: LinkSetBuilder): void {
    const info = this.#program.files.get(file.path)
    if (info && body.code.length > 0) evaluate(startEvaluation(this.#program, this.#overloads, info, body, out), 0)
  }

  typeGivenBy(path: string, symbol: number): string | undefined {
    return typeGivenBy(this.#program, path, symbol)
  }
}
