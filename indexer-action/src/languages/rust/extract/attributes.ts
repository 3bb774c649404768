/** Attributes: names in them lead to macros, traits and what their values are. */
import * as ir from '../ir.ts'
import { readTokens } from '../macros/read-macro.ts'
import { TokenCursor } from '../macros/token-cursor.ts'
import { NUMBER, OPEN, TEXT } from '../macros/tokens.ts'
import { value } from './expressions.ts'
import type { Extraction } from './extraction.ts'
import { type Path, pathNode, pathOf } from './paths.ts'
import { K } from './syntax.ts'

/** Attributes of the compiler and its tools. Others are macros, or are read by one. */
const BUILT_IN = new Set(
  (
    'allow automatically_derived bench cfg cfg_attr cold collapse_debuginfo crate_name crate_type debugger_visualizer deny deprecated derive ' +
    'diagnostic doc expect export_name feature forbid global_allocator ignore inline instruction_set link link_name link_ordinal link_section ' +
    'macro_export macro_use must_use naked no_builtins no_implicit_prelude no_link no_main no_mangle no_std non_exhaustive panic_handler path ' +
    'proc_macro proc_macro_attribute proc_macro_derive recursion_limit repr rustfmt clippy should_panic target_feature test track_caller ' +
    'type_length_limit unsafe used warn windows_subsystem'
  ).split(' '),
)

/** Names in `derive(…)` refer to macros and traits, and an attribute itself may be a macro. */
export function readAttribute(x: Extraction, node: number): void {
  const attribute = x.childOf(node, K.attribute)
  const [head] = x.named(attribute)
  if (head === undefined) return
  if (x.text(head) === 'derive') {
    for (const path of pathsIn(x, x.child(attribute, x.field.arguments))) pathNode(x, path, ir.MACRO_PATH, ir.MACRO)
    return
  }
  const text = x.child(attribute, x.field.value)
  if (x.code(text) === K.macro_invocation) x.later(() => value(x, text))
  if (x.text(head) === 'cfg_attr') readValues(x, 'cfg_attr', x.child(attribute, x.field.arguments))
  if (BUILT_IN.has(/^\w*/.exec(x.text(head))?.[0] ?? '')) return
  x.tentatively(() => pathOf(x, head, ir.MACRO_PATH, ir.MACRO))
  readValues(x, x.text(head), x.child(attribute, x.field.arguments))
}

/** Attributes whose arguments are expressions. */
const CASES = /^(?:case|test_case|values)\b/
/** An attribute whose expressions see the parameters of the function below. */
const OF_BODY = /\binstrument$/

/** Values of arguments: `#[arg(env = names::PORT, value_parser = parse_port)]`. The names before them are the attribute's own. */
function readValues(x: Extraction, head: string, list: number): void {
  if (list < 0 || OF_BODY.test(head)) return
  const { tree } = x
  const from = (tree.start[list] as number) + 1
  const to = (tree.end[list] as number) - 1
  if (!CASES.test(head) && !tree.text.slice(from, to).includes('=')) return
  const values: Value[] = CASES.test(head)
    ? [{ from, to }]
    : valuesIn(new TokenCursor(tree.text, from, to), NAMING.has(head))
  if (values.length === 0) return
  x.later(() => {
    for (const { named, from, to } of values)
      if (named) readNamed(x, named, from, to)
      else readTokens(x, from, to)
  })
}

/** The kind of a path, and how it uses its last name. */
type Use = readonly [number, number]

/** A range of expressions or, if something is `named`, of its path in a text. */
interface Value {
  named?: Use
  from: number
  to: number
}

/** Attributes that name functions and types in texts: `#[serde(default = "default_port", with = "hex::serde")]`. */
const NAMING: ReadonlySet<string> = new Set(['schemars', 'serde', 'validate'])
const VALUE: Use = [ir.VALUE_PATH, ir.READ]
const TYPE: Use = [ir.TYPE_PATH, ir.TYPE]
/** What is named by which argument. */
const NAMED: ReadonlyMap<string, Use> = new Map(
  Object.entries<Use>({
    default: VALUE,
    deserialize_with: VALUE,
    serialize_with: VALUE,
    skip_serializing_if: VALUE,
    getter: VALUE,
    function: VALUE,
    custom: VALUE,
    from: TYPE,
    try_from: TYPE,
    into: TYPE,
    remote: TYPE,
    with: [ir.ANY_PATH, ir.READ],
  }),
)

/** `default_port`, `Shelf::default`, of which the last name is used. */
function readNamed(x: Extraction, [op, use]: Use, from: number, to: number): void {
  const text = x.tree.text.slice(from, to)
  if (!/^\w+(?:::\w+)*$/.test(text)) return
  const segments = [...text.matchAll(/\w+/g)].map((name) => ({ offset: from + name.index, text: name[0], args: 0 }))
  x.tentatively(() => pathNode(x, { base: 0, segments }, op, use))
}

/** What stands behind `=`, other than lone literals. `isNaming`: whether texts may name something. */
function valuesIn(tokens: TokenCursor, isNaming: boolean): Value[] {
  const values: Value[] = []
  for (; tokens.at < tokens.end; tokens.at++) {
    if (tokens.kind() === OPEN) {
      const isNamingInside = isNaming || NAMING.has(tokens.text(-1))
      tokens.inside(() => {
        values.push(...valuesIn(tokens, isNamingInside))
      })
      tokens.at--
    }
    if (tokens.text() !== '=') continue
    const argument = tokens.text(-1)
    tokens.at++
    const start = tokens.offset()
    const isLone = tokens.text(1) === ',' || tokens.at + 1 === tokens.end
    const isLiteral = isLone && (tokens.kind() === TEXT || tokens.kind() === NUMBER)
    let end = start
    for (; tokens.at < tokens.end && tokens.text() !== ','; tokens.at++) {
      if (tokens.kind() === OPEN) {
        end = tokens.pass().to + 1
        tokens.at--
      } else end = tokens.offset() + tokens.text().length
    }
    const named = isLiteral && isNaming ? NAMED.get(argument) : undefined
    if (named) values.push({ named, from: start + 1, to: end - 1 })
    else if (!isLiteral && end > start) values.push({ from: start, to: end })
  }
  return values
}

/** The paths in a list of tokens. */
function pathsIn(x: Extraction, tokens: number): Path[] {
  const { start, end, text } = x.tree
  const paths: Path[] = []
  let last = -1
  for (const name of x.named(tokens)) {
    if (x.code(name) !== K.identifier) continue
    const segment = { offset: start[name] as number, text: x.text(name), args: 0 }
    if (last >= 0 && text.slice(last, segment.offset).trim() === '::') paths.at(-1)?.segments.push(segment)
    else paths.push({ base: 0, segments: [segment] })
    last = end[name] as number
  }
  return paths
}
