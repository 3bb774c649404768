/**
 * The `symbol` argument: an id from an earlier answer, a bare name, or a name with its containers, in any language's way
 * of writing one: `Foo.bar`, `foo::bar`, `Foo#bar`, `(*Engine).Run`, `App\Models\User`.
 */
import { type Id, parseSymbolId } from '../contract/ids.ts'
import type { SymbolFact } from '../contract/symbols.ts'
import type { IndexedFile } from './indexed-file.ts'

export interface SymbolName {
  readonly text: string
  readonly id?: Id
  /** Names to look up, likeliest first: the whole text (an operator, a private `#name`), and its last segment. */
  readonly names: readonly string[]
  /** Containers in the text, outermost first. */
  readonly containers: readonly string[]
}

export function parseSymbolName(text: string): SymbolName {
  const id = parseSymbolId(text)
  if (id !== undefined) return { text, id, names: [], containers: [] }
  const segments = segmentsOf(text.replace(/\(.*\)$/, (args) => (args === text ? args : '')))
  const last = segments.at(-1)
  if (last === undefined || last === text) return { text, names: [text], containers: [] }
  return { text, names: [text, last], containers: segments.slice(0, -1) }
}

const segmentsOf = (text: string): string[] =>
  text
    .split(/::|->|[.#\\/:]/)
    .map((segment) => segment.replace(/^[(*&\s]+|[)\s]+$/g, ''))
    .filter((segment) => segment !== '')

/** Whether a symbol with the right last name is also inside these containers: class, receiver, namespace or module. */
export function hasContainers(file: IndexedFile, symbol: SymbolFact, containers: readonly string[]): boolean {
  if (containers.length === 0) return true
  const around = [
    ...segmentsOf(file.facts.module ?? ''),
    ...segmentsOf((symbol.receiver ?? '').replace(/<.*>$/, '')),
    ...segmentsOf(symbol.qualified ?? '').slice(0, -1),
    ...segmentsOf(file.path.replace(/\.[^./]*$/, '')),
  ].map((segment) => segment.toLowerCase())
  return containers.every((container) => around.includes(container.toLowerCase()))
}
