/**
 * Who may call a method, as far as its class's body says: `private` alone is about what follows it, with names about those, and
 * before a definition about that one.
 */
import type { Modifier } from '../../../../src/contract/symbols.ts'
import type { Syntax } from '../declarative/syntax.ts'

const WORD = /^(private|protected|public)$/
const LISTS = /^(array|symbol_array|string_array)$/
const NAMES = /^(simple_symbol|bare_symbol|string|bare_string)$/
const BODIES = /^(body_statement|block_body|program)$/

/** What one body says: from which offset on which word holds, and of which names. */
interface Said {
  readonly from: readonly { readonly offset: number; readonly word: string }[]
  readonly named: ReadonlyMap<string, string>
}

const known = new WeakMap<object, Map<number, Said>>()

/** Nothing for what everybody may call. `name`: the method's, as symbols and strings call it. */
export function visibilityOf(t: Syntax, node: number, name: string | undefined): Modifier[] {
  const parent = t.parent(node)
  if (parent === undefined) return []
  if (t.type(parent) === 'argument_list') {
    const call = t.parent(parent)
    const word = call === undefined ? '' : t.text(t.field(call, 'method') ?? call)
    if (WORD.test(word)) return restricted(word)
    return call === undefined ? [] : visibilityOf(t, call, name) // `private memoize def x`
  }
  if (!BODIES.test(t.type(parent))) return []
  const { from, named } = saidIn(t, parent)
  const own = name === undefined ? undefined : named.get(name)
  return restricted(own ?? from.findLast(({ offset }) => offset < (t.tree.start[node] as number))?.word)
}

const restricted = (word: string | undefined): Modifier[] => (word === 'private' || word === 'protected' ? [word] : [])

function saidIn(t: Syntax, body: number): Said {
  const bodies = known.get(t.tree) ?? new Map<number, Said>()
  known.set(t.tree, bodies)
  const remembered = bodies.get(body)
  if (remembered) return remembered
  const from: { offset: number; word: string }[] = []
  const named = new Map<string, string>()
  for (const child of t.named(body)) {
    if (t.type(child) === 'identifier' && WORD.test(t.text(child)))
      from.push({ offset: t.tree.start[child] as number, word: t.text(child) })
    if (t.type(child) !== 'call' || t.field(child, 'receiver') !== undefined) continue
    const word = t.text(t.field(child, 'method') ?? child)
    const list = t.field(child, 'arguments')
    if (!WORD.test(word) || list === undefined) continue
    // Since Ruby 3, also those of a list: `private %i[open close]`.
    for (const one of t.named(list).flatMap((given) => (LISTS.test(t.type(given)) ? t.named(given) : [given])))
      if (NAMES.test(t.type(one))) named.set(t.text(one).replace(/^:|^["']|["']$/g, ''), word)
  }
  const said = { from, named }
  bodies.set(body, said)
  return said
}
