/** Fields and variables that a way leads to, from a type, and of what type they are. */
import type { Names } from '../names.ts'
import { type File, fileOf, type Reference, symbolOf } from '../repository.ts'
import type { Type, Types } from './types.ts'

/** Fields that are meant by their positions. */
const POSITIONS = /^(?:(?:\w+\+)?\d+(?:\.|$))+$/
const POSITION = /^\d|\+/

export class Places {
  readonly #names: Names
  readonly #types: Types

  constructor(names: Names, types: Types) {
    this.#names = names
    this.#types = types
  }

  /** Of what type that is which a macro of this file says: `t:Door.next`. `user`: the file that uses it. */
  from(file: number, written: string, user = file): Type | undefined {
    const [text = '', ...path] = written.split('.')
    return path.length === 0 ? { file, text } : this.along({ file, text }, path.join('.'), user)
  }

  /** Of what type the field is that this way leads to, for a use in that file: `head.next`. */
  along(type: Type | undefined, way: string, user: number): Type | undefined {
    const field = type && this.at(type, way, user)
    return field === undefined ? undefined : this.#types.typeOf(field)
  }

  /** The field or variable at the end of a way. */
  at(type: Type, path: string, user: number): Reference | undefined {
    let at: Reference | undefined
    if (path === '' || POSITIONS.test(path)) {
      if (type.text.startsWith('v:')) {
        const variable = this.#names.ordinary(type.file, type.text.slice(2))?.references.at(-1)
        if (variable === undefined || path === '') return variable
        if (this.#types.record(this.#types.typeOf(variable)) < 0) return variable
      } else if (path === '') return undefined
    }
    let record = this.#types.recordFor(user, type)
    for (const part of path.split('.')) {
      if (record < 0) return undefined
      at = POSITION.test(part)
        ? this.#types.members.fieldAt(record, this.#position(part, type.file))
        : this.#types.members.named(record, part)[0]
      if (at === undefined) return undefined
      record = this.#types.record(this.#types.typeOf(at))
    }
    return at
  }

  /** `3`, or `HEAD+3` where a macro stands first, which may have several values. */
  #position(part: string, file: number): number {
    const [position = '', head] = part.split('+').reverse()
    const macro = head === undefined ? undefined : this.#names.ordinary(file, head)?.references[0]
    if (macro === undefined) return Number(position)
    const { lists } = this.#names.repository.files[fileOf(macro)] as File
    return Number(position) + (lists.get(symbolOf(macro)) ?? 1) - 1
  }
}
