/** Class definitions: decorators and bases, then the body, which is evaluated in place. */
import type { SymbolKind } from '../../../../../src/contract/symbols.ts'
import { USE_NUMBER } from '../../../link/use-number.ts'
import { type ClassFact, DEFINITION, definition, METACLASS, OP } from '../value-graph.ts'
import { describe, symbolDraft, visibility } from './declared-symbols.ts'
import { decoratedName } from './decorators.ts'
import { withTypeParameters } from './definitions.ts'
import { expression } from './expressions.ts'
import type { Extraction } from './extraction.ts'
import { STRIDE } from './extraction.ts'
import { extendedNamedTuple, makesNamedTuple } from './named-tuples.ts'
import { Scope } from './scopes.ts'
import { block } from './statements.ts'
import { NODE } from './syntax.ts'
import { bindSlot } from './targets.ts'
import { annotation } from './type-expressions.ts'

/** `extent` is the decorated definition, or `node` itself where there are no decorators. */
export function defineClass(x: Extraction, scope: Scope, node: number, extent: number): void {
  const { reader, graph } = x
  const { field } = reader
  const defined = decoratedName(x, scope, node, extent)
  if (!defined) return
  const { nameNode, name, decorators } = defined
  const superclasses = x.tree.child(node, field.superclasses)
  const baseText = superclasses < 0 ? '' : x.text(superclasses)
  const draft = symbolDraft(x, scope, nameNode, name, kindOf(baseText), extent)
  describe(x, draft, node)
  if (decorators.texts.length > 0) draft.annotations = decorators.texts
  const modifiers = visibility(x, scope, name)
  if (/\bABC(Meta)?\b/.test(baseText)) modifiers.push('abstract')
  for (const extra of decorators.modifiers) if (!modifiers.includes(extra)) modifiers.push(extra)
  if (modifiers.length > 0) draft.modifiers = modifiers
  const symbol = x.symbols.push(draft) - 1
  const fact: ClassFact = {
    symbol,
    bases: [],
    members: [],
    fields: [],
    owner: scope.kind === 'class' ? scope.cls : -1,
  }
  const index = x.classes.push(fact) - 1
  const variables: number[] = []
  const outer = withTypeParameters(x, scope, x.tree.child(node, field.type_parameters), symbol, variables)
  const inside = new Scope('class', outer, symbol, scope.fn, index)
  x.classScopes.push(inside)
  x.fields.push(new Map())
  if (superclasses >= 0) readBases(x, new Scope('inline', outer, symbol, scope.fn, scope.cls), superclasses, fact)
  // `class Box[T]` extends `Generic[T]`.
  if (variables.length > 0) {
    const given = graph.node(OP.TUPLE, graph.list([variables.length, ...variables]))
    fact.bases.push(graph.node(OP.SUBSCRIPT, x.typing('Generic'), given))
  }
  const value = graph.node(OP.CLASS, index)
  bindSlot(x, x.slot(scope, name), value, definition(DEFINITION.symbol, symbol))
  const bodyNode = x.tree.child(node, field.body)
  if (bodyNode >= 0) block(x, inside, bodyNode)
}

const ENUMERATION = /\b(Enum|IntEnum|StrEnum|Flag|IntFlag|TextChoices|IntegerChoices)\b/

/** The kind of a class, from the text of its bases. */
function kindOf(bases: string): SymbolKind {
  if (ENUMERATION.test(bases)) return 'enum'
  return /\bProtocol\b/.test(bases) ? 'interface' : 'class'
}

function readBases(x: Extraction, scope: Scope, superclasses: number, fact: ClassFact): void {
  const { reader, graph } = x
  for (const base of reader.named(superclasses)) {
    if (reader.code(base) === NODE.keyword_argument) {
      const held = expression(x, scope, base)
      const word = x.tree.child(base, reader.field.name)
      if (word >= 0 && x.text(word) === 'metaclass') fact.members.push([graph.string(METACLASS), held])
      continue
    }
    const first = x.body.occurrences.length
    const held = annotation(x, scope, base)
    fact.bases.push(makesNamedTuple(x, base) ? extendedNamedTuple(x, scope, base, held, fact.symbol) : held)
    markExtends(x, base, first)
  }
}

/** Marks the occurrence of a base's own name as `extends`; those of its type arguments remain `type`. */
function markExtends(x: Extraction, base: number, first: number): void {
  const { reader } = x
  let head = base
  for (;;) {
    const code = reader.code(head)
    const next =
      code === NODE.subscript
        ? x.tree.child(head, reader.field.value)
        : code === NODE.call
          ? x.tree.child(head, reader.field.function)
          : code === NODE.attribute
            ? x.tree.child(head, reader.field.attribute)
            : -1
    if (next < 0) break
    head = next
  }
  const { occurrences } = x.body
  const line = x.line(head)
  const column = x.column(head)
  for (let at = first; at < occurrences.length; at += STRIDE)
    if (occurrences[at] === line && occurrences[at + 1] === column) occurrences[at + 3] = USE_NUMBER.extends
}
