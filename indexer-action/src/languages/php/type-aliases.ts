/** `@phpstan-type Name Type`: names that a class's doc comment gives to types, for the comments of its members. */
import type { DocComment } from './doc-types.ts'

/** Name → the type as it is written; empty where another class gives it (`@phpstan-import-type`). */
export type TypeAliases = ReadonlyMap<string, string>

export function typeAliasesOf(doc: DocComment | undefined): TypeAliases {
  const found = new Map<string, string>()
  for (const text of doc?.tags.get('import-type') ?? []) {
    const match = /^(\w+)\s+from\s+\S+(?:\s+as\s+(\w+))?/.exec(text)
    if (match) found.set(match[2] ?? (match[1] as string), '')
  }
  for (const text of doc?.tags.get('type') ?? []) {
    const match = /^(\w+)\s+=?\s*(\S.*)$/.exec(text)
    if (match) found.set(match[1] as string, match[2] as string)
  }
  return found
}

/** The comment with types in the place of their names. What names a type of another class comes after what does not. */
export function withoutAliases(doc: DocComment | undefined, aliases: TypeAliases): DocComment | undefined {
  if (!doc || aliases.size === 0) return doc
  const word = new RegExp(`(?<![\\w\\\\$@-])(?:${[...aliases.keys()].join('|')})(?![\\w\\\\])`, 'g')
  const tags = new Map(doc.tags)
  for (const tag of ['param', 'return', 'var']) {
    const known: string[] = []
    const elsewhere: string[] = []
    for (const text of doc.tags.get(tag) ?? []) {
      const names = text.match(word) ?? []
      if (names.some((name) => aliases.get(name) === '')) elsewhere.push(text)
      else known.push(names.length === 0 ? text : text.replace(word, (name) => aliases.get(name) as string))
    }
    if (known.length + elsewhere.length > 0) tags.set(tag, [...known, ...elsewhere])
  }
  return { tags }
}
