/** Members that a class's doc comment promises: what `__get` and `__call` give. */
import { FLAG } from '../nominal/ir.ts'
import { MEMBER_FIELD, MEMBER_METHOD, type TypeText } from '../nominal/surface.ts'
import { type DocComment, readDocType } from './doc-types.ts'
import type { X } from './grammar.ts'
import { addMentioned } from './symbols.ts'

/**
 * `@property Type $name` and `@method Type name()`. Where nothing else in the class says what stands behind them, the
 * comment is their declaration.
 */
export function promisedMembers(x: X, text: TypeText, doc: DocComment | undefined): void {
  const declares = text.forwardsTo === undefined
  for (const tag of ['property', 'property-read', 'property-write'])
    for (const written of doc?.tags.get(tag) ?? []) {
      // Scalars and arrays are no types to follow, but their properties are declared all the same.
      const bare = /^\s*(\$\w+)/.exec(written)?.[1]
      const { type, end } = bare === undefined ? readDocType(written) : { type: undefined, end: 0 }
      const name = bare ?? /^\s*(\$\w+)/.exec(written.slice(end))?.[1]
      if (name === undefined) continue
      const symbol = declares ? declareIn(x, text, 'property', name.slice(1), `\\${name}(?!\\w)`) : -1
      text.members.push({
        name,
        kind: MEMBER_FIELD,
        flags: FLAG.public | FLAG.forwards,
        symbol,
        ...(type === undefined ? {} : { type }),
      })
    }
  for (const written of doc?.tags.get('method') ?? []) {
    const text2 = written.replace(/^static\s+(?=[^(]*\s)/, '')
    const { type, end } = readDocType(text2)
    const name = /^\s*&?(\w+)\s*\(/.exec(text2.slice(end))?.[1]
    if (name === undefined) continue
    const symbol = declares ? declareIn(x, text, 'method', name, `(?<![\\w$\\\\])${name}\\s*\\(`) : -1
    text.members.push({
      name,
      kind: MEMBER_METHOD,
      flags: FLAG.public | FLAG.forwards,
      symbol,
      ...(type === undefined ? {} : { type }),
    })
  }
}

/** A symbol on the line of its tag; -1 where a tag goes on over several lines. */
function declareIn(x: X, text: TypeText, kind: 'property' | 'method', name: string, pattern: string): number {
  const { tree } = x
  if (x.comment < 0 || text.symbol < 0) return -1
  const start = tree.start[x.comment] as number
  const tag = new RegExp(`@(?:phpstan-|psalm-)?${kind}\\b[^\\n]*?${pattern}`).exec(
    tree.text.slice(start, tree.end[x.comment]),
  )
  if (!tag) return -1
  const offset = start + tag.index + tag[0].lastIndexOf(name)
  return addMentioned(x, text.symbol, kind, name, offset)
}
