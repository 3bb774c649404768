/** Fields and variables that a way leads to, from a type: of what type they are, and which functions are put there. */
import type { Names } from '../names.ts'
import type { Reference, Repository } from '../repository.ts'
import type { Type, Types } from './types.ts'

export class Places {
  readonly #repository: Repository
  readonly #names: Names
  readonly #types: Types
  #stores: Map<Reference, Reference[]> | undefined

  constructor(repository: Repository, names: Names, types: Types) {
    this.#repository = repository
    this.#names = names
    this.#types = types
  }

  /** Functions that the repository puts into a field or variable. */
  stored(place: Reference): readonly Reference[] {
    this.#stores ??= this.#gatherStores()
    return this.#stores.get(place) ?? []
  }

  #gatherStores(): Map<Reference, Reference[]> {
    const stores = new Map<Reference, Reference[]>()
    this.#repository.files.forEach(({ stores: kept, types }, file) => {
      for (const [type, path, name] of kept) {
        const found = this.#names.ordinary(file, name)
        if (found?.as !== 'one') continue
        const value = found.references[0] as Reference
        if (this.#repository.symbol(value).kind !== 'function') continue
        const place = this.#place({ file, text: types[type] as string }, path, file)
        if (place === undefined) continue
        const list = stores.get(place)
        if (!list) stores.set(place, [value])
        else if (!list.includes(value)) list.push(value)
      }
    })
    return stores
  }

  /** Of what type that is which a macro of this file says: `t:Door.next`. `user`: the file that uses it. */
  from(file: number, written: string, user = file): Type | undefined {
    const [text = '', ...path] = written.split('.')
    return path.length === 0 ? { file, text } : this.along({ file, text }, path.join('.'), user)
  }

  /** Of what type the field is that this way leads to, for a use in that file: `head.next`. */
  along(type: Type | undefined, way: string, user: number): Type | undefined {
    const field = type && this.#place(type, way, user)
    return field === undefined ? undefined : this.#types.typeOf(field)
  }

  #place(type: Type, path: string, user: number): Reference | undefined {
    let at: Reference | undefined
    if (path === '' || /^[\d.]+$/.test(path)) {
      if (type.text.startsWith('v:')) {
        const variable = this.#names.ordinary(type.file, type.text.slice(2))?.references.at(-1)
        if (variable === undefined || path === '') return variable
        if (this.#types.record(this.#types.typeOf(variable)) < 0) return variable
      } else if (path === '') return undefined
    }
    let record = this.#types.recordFor(user, type)
    for (const part of path.split('.')) {
      if (record < 0) return undefined
      at = /^\d/.test(part)
        ? this.#types.members.fieldAt(record, Number(part))
        : this.#types.members.named(record, part)[0]
      if (at === undefined) return undefined
      record = this.#types.record(this.#types.typeOf(at))
    }
    return at
  }
}
