/** The tokens of calls whose macro may be in another file, for the linker. */
import type { Extraction } from '../extract/extraction.ts'
import * as ir from '../ir.ts'
import { ExpandedTree } from './expanded-tree.ts'
import { macroAt } from './expansions.ts'
import { FORMATS, QUOTES } from './named-in-text.ts'

/** Macros of std, and what is like them: none of them writes a path before a name. */
const PLAIN =
  /^(?:vec|dbg|concat|env|option_env|try|join|select|line|column|file|module_path|(?:\w+_)?matches|thread_local)$/
const LONGEST_CALL = 50_000

/** Keeps the tokens of a call: the macro may write a path before a name among them. */
export function keepCall(x: Extraction, path: number, name: string, from: number, to: number): void {
  const { tree } = x
  if (!x.inBody || tree instanceof ExpandedTree || x.isTemplate || to - from > LONGEST_CALL || path === 0) return
  if (x.at(path) !== ir.MACRO_PATH || FORMATS.test(name) || QUOTES.test(name) || PLAIN.test(name)) return
  const own = macroAt(x, name, from)
  if (own && !x.surface.templates?.includes(own.symbol + 1)) return
  const text = tree.text.slice(from, to)
  if (!/[\p{L}_]/u.test(text)) return
  x.body.calls ??= []
  x.body.calls.push(path, x.string(text), tree.lineAt(from), tree.columnAt(from), x.owner)
}
