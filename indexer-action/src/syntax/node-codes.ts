/**
 * A language's own numbers for the node types it reads.
 *
 * A grammar may have several ids for one name (aliases, supertypes), and the grammars of one family number differently.
 * So ids are mapped to numbers by name, once per grammar, and whatever walks a tree compares small integers.
 */
import type { Language as Grammar } from 'web-tree-sitter'

/** The id of a name that a grammar does not have. No node has this type or field id. */
export const ABSENT = 65_535

export interface NodeCodes<Field extends string, Token extends string = never> {
  /** Our code by the grammar's type id. Anonymous nodes have the code of a named one with the same name. */
  readonly codes: Uint8Array
  /** The grammar's field id by name. */
  readonly field: Readonly<Record<Field, number>>
  /** The grammar's type id of a word or an operator. */
  readonly token: Readonly<Record<Token, number>>
}

/** Codes by name, from 1 in the given order; 0 is for every type that nobody asks about. At most 255. */
export function codesOf<Type extends string>(types: readonly Type[]): Readonly<Record<Type, number>> {
  return Object.fromEntries(types.map((name, at) => [name, at + 1])) as Record<Type, number>
}

/** The numbers of a grammar, computed once per grammar. */
export function nodeCodes<Field extends string, Token extends string = never>(
  codeOf: Readonly<Record<string, number>>,
  fields: readonly Field[],
  tokens: readonly Token[] = [],
): (grammar: Grammar) => NodeCodes<Field, Token> {
  const known = new WeakMap<Grammar, NodeCodes<Field, Token>>()
  const ids = <Name extends string>(names: readonly Name[], among: readonly (string | null)[]) =>
    Object.fromEntries(names.map((name) => [name, among.includes(name) ? among.indexOf(name) : ABSENT])) as Record<
      Name,
      number
    >
  return (grammar) => {
    let made = known.get(grammar)
    if (!made) {
      // Own properties only: `constructor` is a name in grammars.
      const codes = Uint8Array.from(grammar.types, (name) =>
        Object.hasOwn(codeOf, name) ? (codeOf[name] as number) : 0,
      )
      made = { codes, field: ids(fields, grammar.fields), token: ids(tokens, grammar.types) }
      known.set(grammar, made)
    }
    return made
  }
}
