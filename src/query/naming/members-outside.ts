/** Members of a type that are declared outside its body: methods in Go, in Rust's impls, behind a class in C++. */
import type { Id } from '../../contract/ids.ts'
import { directoryOf } from '../indexed/directory.ts'
import type { IndexedFile } from '../indexed/indexed-file.ts'
import { bit } from '../indexed/occurrences.ts'
import type { Edge, Index, Lookup, Start } from '../ports.ts'
import type { Defined } from './resolve.ts'

/** Most users of a type among which its outside members are searched. */
export const MOST_USERS = 600
const MOST_FILES = 40

/** Who mentions a type: a method does, in its head. */
export const mentionsOf = (index: Index, start: Start): Lookup<Edge[]> =>
  index.edgesInto(start, { uses: bit('type') | bit('read'), depth: 1, cap: MOST_USERS })

/** The files of those that mention this type. */
export function filesMentioning(
  index: Index,
  { symbol }: Defined,
  mentions: readonly Edge[],
  parts: { text?: true } = {},
): Lookup<IndexedFile[]> {
  const sources = mentions.flatMap(({ target, source }) =>
    target === symbol.id && source !== symbol.id ? [source] : [],
  )
  return index.filesDefining({ ids: [...new Set(sources)] }, { facts: true, ...parts }, MOST_FILES)
}

/** Said where a type has so many users that its outside members may not all be found. */
export const CAPPED = 'The type has more uses than were searched for members declared outside it.'

/** Methods whose receiver is this type. */
export function membersOutside({ file, symbol, index }: Defined, files: readonly IndexedFile[]): Defined[] {
  const seen = new Set<Id>()
  const members: Defined[] = []
  for (const one of files) {
    if (!one.columns.hasReceivers) continue
    if (one !== file && one.facts.module !== file.facts.module && directoryOf(one.path) !== directoryOf(file.path))
      continue
    for (const [at, method] of one.symbols.entries()) {
      if (method.receiver === undefined || seen.has(method.id) || (one === file && method.parent === index)) continue
      if (bareType(method.receiver) !== symbol.name) continue
      seen.add(method.id)
      members.push({ file: one, symbol: method, index: at })
    }
  }
  return members
}

/** `*Engine`, `&'a mut Vec<T>`, `ns::Foo<T>` → `Engine`, `Vec`, `Foo`. */
export const bareType = (receiver: string): string =>
  receiver
    .replace(/<.*$|\[.*$/s, '')
    .replace(/^[&*\s]*(?:'\w+\s+)?(?:mut\s+|const\s+)?/, '')
    .split(/::|\./)
    .pop()
    ?.replace(/[\s*&]+$/, '')
    .trim() ?? receiver
