/**
 * What a file passes on from others: `export { Context } from './context'`, `pub use walk::Walk`, and what a Python package's
 * `__init__` imports from its own modules. The statement says that it passes a name on, and the links say what that is.
 */
import type { Id } from '../../contract/ids.ts'
import type { IndexedFile } from '../indexed/indexed-file.ts'
import { destinations } from '../indexed/occurrences.ts'

/** How statements that pass names on begin, and others that name something at a file's top level. */
interface Statements {
  readonly passOn: RegExp
  readonly other: RegExp
}

const ECMASCRIPT: Statements = { passOn: /^\s*export\s+(?:type\s+)?[{*]/, other: /^\s*(?:export|import)\b/ }
const RUST: Statements = { passOn: /^\s*pub(?:\([^)]*\))?\s+use\b/, other: /^\s*(?:pub\b.*\s)?(?:use|mod|fn|impl)\b/ }
const PYTHON: Statements = { passOn: /^from\s+\./, other: /^(?:from|import)\s/ }

function statementsOf({ row, path, facts }: IndexedFile): Statements | undefined {
  if (/^(?:typescript|tsx|javascript|jsx)$/.test(row.language)) return ECMASCRIPT
  if (row.language === 'rust') return RUST
  if (row.language !== 'python' || !/(?:^|\/)__init__\.pyi?$/.test(path)) return undefined
  const own = facts.module?.replace(/[^\w.]/g, '').replaceAll('.', '\\.')
  return own ? { ...PYTHON, passOn: new RegExp(`^from\\s+(?:\\.|${own}\\b)`) } : PYTHON
}

/** Whether it passes on all of another module, without naming what that is. */
export const passesOnAll = (file: IndexedFile): boolean =>
  statementsOf(file) !== undefined &&
  /^(?:\s*export\s+\*\s+from|from\s+\S+\s+import\s+\*|\s*pub(?:\([^)]*\))?\s+use\s[^;]*\*|(?:module\.exports\s*=\s*\{)?\s*\.\.\.require\(['"]\.)/m.test(
    file.text,
  )

/** Lines of one statement that are looked at: a longer list of names is cut. */
const MOST_LINES = 400

/** The symbols of other files that it passes on, in the order in which it names them. */
export function passedOn(file: IndexedFile): Id[] {
  const statements = statementsOf(file)
  if (!statements) return []
  const { links } = file
  const own = new Set(file.columns.ids)
  const ids = new Set<Id>()
  const known = new Map<number, boolean>()
  const passes = (line: number): boolean => {
    for (let at = line; at > Math.max(0, line - MOST_LINES); at--) {
      const before = known.get(at)
      if (before !== undefined) return before
      const text = file.line(at)
      if (statements.passOn.test(text)) return true
      if (statements.other.test(text)) return false
    }
    return false
  }
  for (let at = 0; at < links.line.length; at++) {
    if (links.from[at] !== -1) continue
    const line = links.line[at] as number
    const is = passes(line)
    known.set(line, is)
    if (!is) continue
    for (const of of destinations(links, links.target[at] as number)) {
      if (of.to === 'symbol' && !of.ambiguous && !own.has(of.id)) ids.add(of.id)
    }
  }
  return [...ids]
}
