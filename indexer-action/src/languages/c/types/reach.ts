/** C++: which declarations in namespaces a use can mean. */

import type { Found } from '../choice.ts'
import type { Names } from '../names.ts'
import { type File, fileOf, type Reference, type Repository } from '../repository.ts'
import { CALLED } from './definitions.ts'
import type { Nearness } from './nearness.ts'

/** Namespaces that are never the repository's own. */
const OUTSIDE = new Set(['std', 'boost', 'absl', 'testing', 'folly', 'Eigen', 'QtPrivate'])
/** What bears a name in another name space than types, or hides one. */
export const VALUE = /^(function|method|property|variable|constant|enum_member)$/

export class Reach {
  readonly #repository: Repository
  readonly #names: Names
  readonly #nearness: Nearness
  /** The file that was asked about last, and what `using` brings into it. */
  #file = -1
  #usings: readonly string[] = []

  constructor(repository: Repository, names: Names, nearness: Nearness) {
    this.#repository = repository
    this.#names = names
    this.#nearness = nearness
  }

  /** What `using` brings into a file: its own, and names (not namespaces) that its headers bring. */
  usingsIn(file: number): readonly string[] {
    if (file === this.#file) return this.#usings
    this.#file = file
    this.#usings = [
      ...new Set(
        this.#repository.graph.view(file).seen.list.flatMap((of) => {
          const { usings } = this.#repository.files[of] as File
          return of === file ? usings : usings.filter((using) => !using.endsWith('::*'))
        }),
      ),
    ]
    return this.#usings
  }

  /** Of what is in namespaces, only those around the use, those that `using` opens, and functions (their arguments' namespaces). */
  of(file: number, from: number, found: Found): Found | undefined {
    const repository = this.#repository
    const around = this.#nearness.around(file, from)
    const { path } = repository.files[file] as File
    const usings = this.usingsIn(file)
    // A part of another file, in whichever namespace that includes it.
    if (around.length === 0 && /\.(inl|ipp|tcc|tpp)$/.test(path) && repository.graph.isIncluded(file)) return found
    const isAround = (r: Reference): boolean => {
      const spaces = this.#nearness.namespacesOf(r)
      const isWithin = (part: string, at: number): boolean => around[at] === part || repository.isOpenedByMacro(part)
      if (repository.withoutInlines(spaces).every(isWithin)) return true
      const last = spaces.at(-1) as string
      const { name } = repository.symbol(r)
      return usings.some(
        (using) => using === `${last}::*` || using.endsWith(`::${last}::*`) || using.endsWith(`::${name}`),
      )
    }
    const near = found.references.filter(isAround)
    // Arguments lead to functions of their namespaces only where the name is not that of something else.
    const isOther = near.some((r) => !CALLED.test(repository.symbol(r).kind))
    const kept = isOther
      ? near
      : found.references.filter((r) => near.includes(r) || /^(function|macro)$/.test(repository.symbol(r).kind))
    if (kept.length === found.references.length) return found
    if (kept.length === 0) return undefined
    return {
      references: kept,
      as: kept.length === 1 ? 'one' : found.as,
      evidence: kept.length === 1 ? 'import' : found.evidence,
    }
  }

  /** A namespace that nothing opens by name: a macro does (`FMT_BEGIN_NAMESPACE`), and what is in it seems to be at the top. */
  hidden(file: number, wanted: readonly string[], name: string): Found | undefined {
    const [first] = wanted
    if (wanted.length !== 1 || first === undefined || OUTSIDE.has(first)) return undefined
    if (this.#repository.named(first).some((r) => !VALUE.test(this.#repository.symbol(r).kind))) return undefined
    const { seen } = this.#repository.graph.view(file)
    const found = this.#names.ordinary(file, name)
    const kept =
      found?.references.filter((r) => seen.has(fileOf(r)) && this.#nearness.namespacesOf(r).length === 0) ?? []
    if (kept.length === 0) return undefined
    return kept.length === 1
      ? { references: kept, as: 'one', evidence: 'unique_name' }
      : { references: kept, as: 'any', evidence: 'ambiguous' }
  }
}
