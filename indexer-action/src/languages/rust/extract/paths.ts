/** Paths: `a::b::<T>::C`, `Self::Item`, `<T as Trait>::f`. An occurrence is recorded for every segment. */
import * as ir from '../ir.ts'
import { macroAt } from '../macros/expansions.ts'
import type { Extraction } from './extraction.ts'
import { K } from './syntax.ts'
import { type Arguments, typeArguments, typeOf } from './types.ts'

export interface Segment {
  offset: number
  text: string
  /** ARGUMENTS node; 0 if there are no type arguments. */
  args: number
  /** The associated types that the arguments name. */
  named?: Arguments['named']
}

export interface Path {
  /** The type before the path, `<T as Trait>`; 0 if there is none. */
  base: number
  segments: Segment[]
}

export function readPath(x: Extraction, node: number): Path {
  const path: Path = { base: 0, segments: [] }
  collect(x, node, path)
  return path
}

function collect(x: Extraction, node: number, path: Path): void {
  switch (x.code(node)) {
    case K.identifier:
    case K.type_identifier:
    case K.primitive_type:
    case K.self:
    case K.super:
    case K.crate:
    case K.metavariable:
    case K.field_identifier:
      path.segments.push({ offset: x.tree.start[node] as number, text: bare(x.text(node)), args: 0 })
      return
    case K.scoped_identifier:
    case K.scoped_type_identifier: {
      const before = x.child(node, x.field.path)
      if (before >= 0) collect(x, before, path)
      // `::name` is looked up among the crates.
      else path.segments.push({ offset: -1, text: '::', args: 0 })
      collect(x, x.child(node, x.field.name), path)
      return
    }
    case K.generic_type:
    case K.generic_type_with_turbofish: {
      collect(x, x.child(node, x.field.type), path)
      const last = path.segments.at(-1)
      const args = typeArguments(x, x.child(node, x.field.type_arguments))
      if (last) Object.assign(last, { args: args.node, named: args.named })
      return
    }
    case K.generic_function: {
      collect(x, x.child(node, x.field.function), path)
      const last = path.segments.at(-1)
      const args = typeArguments(x, x.child(node, x.field.type_arguments))
      if (last) Object.assign(last, { args: args.node, named: args.named })
      return
    }
    case K.generic_pattern: {
      const [head] = x.named(node)
      collect(x, head ?? -1, path)
      const last = path.segments.at(-1)
      const args = typeArguments(x, x.child(node, x.field.type_arguments))
      if (last) Object.assign(last, { args: args.node, named: args.named })
      return
    }
    case K.bracketed_type:
      path.base = typeOf(x, x.firstNamed(node))
      return
    default:
      if (node >= 0) path.base = typeOf(x, node)
  }
}

/** The name without the prefix of a raw identifier: `r#type` is `type`. */
export const bare = (text: string): string => (text.startsWith('r#') ? text.slice(2) : text)

/** Records a path as a node, and its segments as occurrences. `use` applies to the last segment, the others are reads. */
export function pathNode(x: Extraction, path: Path, op: number, use: number): number {
  const { segments } = path
  let { base } = path
  let from = 0
  const first = segments[0]
  if (base === 0 && first) {
    if (op === ir.VALUE_PATH && segments.length === 1) {
      const local = x.values.get(first.text)
      if (local) {
        x.occurrence(first.offset, use, local)
        return local
      }
    }
    if (first.text === 'Self' && x.selfType !== 0) {
      base = x.selfType
      from = 1
    } else {
      const parameter = x.types.get(first.text)
      if (parameter) {
        x.occurrence(first.offset, segments.length === 1 ? use : ir.TYPE, parameter)
        base = parameter
        from = 1
      }
    }
  }
  if (op === ir.MACRO_PATH && first && segments.length === 1) base = ownMacro(x, first)
  const rest = from === 0 ? segments : segments.slice(from)
  if (rest.length === 0) return op === ir.VALUE_PATH && base !== 0 ? x.node(ir.VALUE_PATH, x.scope, base, 0) : base
  const node = x.record([op, x.scope, base, rest.length, ...rest.flatMap((one) => [x.string(one.text), one.args])])
  rest.forEach((one, at) => {
    if (one.offset >= 0) x.occurrence(one.offset, at === rest.length - 1 ? use : ir.READ, node, at)
  })
  for (const { offset, text } of rest.at(-1)?.named ?? [])
    x.occurrence(offset, ir.TYPE, x.record([ir.TYPE_PATH, x.scope, node, 1, x.string(text), 0]))
  return node
}

/** Which of several macros of the file with this name is meant; 0 if there are not several, or conditions decide. */
function ownMacro(x: Extraction, { text, offset }: Segment): number {
  if ((x.macros.get(text)?.length ?? 0) < 2) return 0
  const meant = macroAt(x, text, offset)
  return meant && meant.symbol >= 0 && (x.symbols[meant.symbol]?.conditions ?? []).length === 0
    ? x.node(ir.OWN_MACRO, meant.symbol + 1)
    : 0
}

export const pathOf = (x: Extraction, node: number, op: number, use: number): number =>
  pathNode(x, readPath(x, node), op, use)
