/** Attributes: names in them lead to macros, traits and what their values are. */
import * as ir from '../ir.ts'
import { readTokens } from '../macros/read-macro.ts'
import { TokenCursor } from '../macros/token-cursor.ts'
import { NUMBER, OPEN, TEXT } from '../macros/tokens.ts'
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
  if (BUILT_IN.has(/^\w*/.exec(x.text(head))?.[0] ?? '')) return
  const { tentative } = x
  x.tentative = true
  pathOf(x, head, ir.MACRO_PATH, ir.MACRO)
  x.tentative = tentative
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
  const ranges = CASES.test(head) ? [[from, to] as const] : valuesIn(new TokenCursor(tree.text, from, to))
  if (ranges.length === 0) return
  x.later(() => {
    for (const [start, end] of ranges) readTokens(x, start, end)
  })
}

/** The ranges of what stands behind `=`, other than lone literals. */
function valuesIn(tokens: TokenCursor): (readonly [number, number])[] {
  const ranges: (readonly [number, number])[] = []
  for (; tokens.at < tokens.end; tokens.at++) {
    if (tokens.kind() === OPEN) {
      tokens.inside(() => {
        ranges.push(...valuesIn(tokens))
      })
      tokens.at--
    }
    if (tokens.text() !== '=') continue
    tokens.at++
    const start = tokens.offset()
    const isLiteral = tokens.kind() === TEXT || tokens.kind() === NUMBER
    let end = start
    for (; tokens.at < tokens.end && tokens.text() !== ','; tokens.at++) {
      if (tokens.kind() === OPEN) {
        end = tokens.pass().to + 1
        tokens.at--
      } else end = tokens.offset() + tokens.text().length
    }
    if (!isLiteral && end > start) ranges.push([start, end])
  }
  return ranges
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
