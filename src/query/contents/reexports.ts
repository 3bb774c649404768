/**
 * What a file passes on from others: `export { Context } from './context'`, `pub use walk::Walk`, and what a Python package's
 * `__init__` imports from its own modules. The statement says that it passes a name on, and under which, and the links say what
 * that is. Of a module that is passed on as a whole only the statement tells.
 */
import type { Id } from '../../contract/ids.ts'
import { directoryOf, resolved } from '../indexed/directory.ts'
import type { IndexedFile } from '../indexed/indexed-file.ts'
import { bit, destinations } from '../indexed/occurrences.ts'
import { packageIn, withEndings } from '../naming/package-manifest.ts'
import type { Alias } from './commonjs.ts'

/** How statements that pass names on begin, and others that name something at a file's top level. */
interface Statements {
  readonly passOn: RegExp
  readonly other: RegExp
}

const ECMASCRIPT: Statements = { passOn: /^\s*export\s+(?:type\s+)?[{*]/, other: /^\s*(?:export|import)\b/ }
const RUST: Statements = { passOn: /^\s*pub(?:\([^)]*\))?\s+use\b/, other: /^\s*(?:pub\b.*\s)?(?:use|mod|fn|impl)\b/ }
const PYTHON: Statements = { passOn: /^from\s+\./, other: /^(?:from|import)\s/ }

const isEcmascript = ({ row }: IndexedFile): boolean => /^(?:typescript|tsx|javascript|jsx)$/.test(row.language)

function statementsOf(file: IndexedFile): Statements | undefined {
  const { row, path, facts } = file
  if (isEcmascript(file)) return ECMASCRIPT
  if (row.language === 'rust') return RUST
  if (row.language !== 'python' || !/(?:^|\/)__init__\.pyi?$/.test(path)) return undefined
  const own = facts.module?.replace(/[^\w.]/g, '').replaceAll('.', '\\.')
  return own ? { ...PYTHON, passOn: new RegExp(`^from\\s+(?:\\.|${own}\\b)`) } : PYTHON
}

/** Lines of one statement that are looked at: a longer list of names is cut. */
const MOST_LINES = 400
const IMPORT = bit('import')

/** In the order in which the file names them. */
export function passedOn(file: IndexedFile): Alias[] {
  const statements = statementsOf(file)
  if (!statements) return []
  const { links } = file
  const own = new Set(file.columns.ids)
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
  /** What the file imports from packages, by the name that it has here. */
  const imported = new Map<string, string>()
  const found = new Map<string, Alias>()
  for (let at = 0; at < links.line.length; at++) {
    if (links.from[at] !== -1) continue
    const line = links.line[at] as number
    const is = passes(line)
    known.set(line, is)
    const isImport = 1 << (links.use[at] as number) === IMPORT
    if (!is && !isImport) continue
    const start = links.column[at] as number
    const end = start + (links.length[at] as number)
    const text = file.line(line)
    const name = text.slice(start, end)
    const as = AS.exec(text.slice(end))?.[1] ?? name
    for (const of of destinations(links, links.target[at] as number)) {
      if (of.ambiguous) continue
      const outside = of.to === 'external' ? of.package : of.to === 'local' && is ? imported.get(name) : undefined
      if (of.to === 'external' && !is) imported.set(as, of.package)
      if (!is) continue
      if (of.to === 'symbol' && !own.has(of.id)) found.set(`${as} ${of.id}`, { as, id: of.id, line })
      if (outside !== undefined && isEcmascript(file))
        found.set(`${as} ${outside}`, { as, kind: 'constant', outside, line })
    }
  }
  return [...found.values(), ...wholePackages(file)]
}

/** The name that another one is given, behind it. */
const AS = /^\s+as\s+(?:r#)?([\w$]+)/

const STAR = /^\s*export\s+(?:type\s+)?\*\s+(?:as\s+([\w$]+)\s+)?from\s+(['"])([^'"\n]+)\2/gm
const PYTHON_STAR = /^from\s+(\.+)([\w.]*)\s+import\s+\*/gm
/** How paths are written that a configuration leads elsewhere in the repository. */
const IS_OWN = /^(?:\.|\/|#|~|@\/)/

/** `export * from 'zod'`: what that is, only the package knows. `export * as z from 'zod'` gives it a name. */
function wholePackages(file: IndexedFile): Alias[] {
  if (!isEcmascript(file)) return []
  return [...file.text.matchAll(STAR)].flatMap(({ 0: statement, 1: as = '*', 3: specifier = '', index }) => {
    const line = file.lineAt(index + statement.search(/\S/))
    const own = packageIn(specifier.replace(/^node:/, ''))?.own ?? specifier
    const outside = IS_OWN.test(specifier) ? undefined : specifier.startsWith('node:') ? specifier : `npm:${own}`
    return outside === undefined && as === '*'
      ? []
      : [{ as, kind: 'constant', line, ...(outside === undefined ? {} : { outside }) }]
  })
}

/** A module that is passed on as a whole: the line that says so, and the files that it may be, likeliest first. */
export interface WholeModule {
  readonly line: number
  readonly paths: readonly string[]
}

export function wholeModules(file: IndexedFile): WholeModule[] {
  const folder = directoryOf(file.path)
  if (isEcmascript(file))
    return [...file.text.matchAll(STAR)].flatMap(({ 0: statement, 1: as, 3: specifier = '', index }) => {
      if (as !== undefined || !specifier.startsWith('.')) return []
      const path = resolved(`${folder}${specifier}`)
      const line = file.lineAt(index + statement.search(/\S/))
      return path === undefined ? [] : [{ line, paths: [path, ...withEndings(path.replace(/\.[cm]?jsx?$/, ''))] }]
    })
  if (file.row.language !== 'python') return []
  return [...file.text.matchAll(PYTHON_STAR)].flatMap(({ 1: dots = '', 2: module = '', index }) => {
    const path = resolved(`${folder}${'../'.repeat(dots.length - 1)}${module.replaceAll('.', '/')}`)
    const paths = [`${path}.py`, `${path}/__init__.py`]
    return path === undefined || path === '' ? [] : [{ line: file.lineAt(index), paths }]
  })
}

/** Whether it passes on all of modules that `wholeModules` cannot name. */
export const passesOnMore = (file: IndexedFile): boolean =>
  (file.row.language === 'rust' && /^\s*pub(?:\([^)]*\))?\s+use\s[^;]*\*/m.test(file.text)) ||
  (file.row.language === 'python' && /^from\s+[^.\s]\S*\s+import\s+\*/m.test(file.text)) ||
  (isEcmascript(file) &&
    (/^(?:module\.exports\s*=\s*\{)?\s*\.\.\.require\(['"]\./m.test(file.text) ||
      [...file.text.matchAll(STAR)].some(([, as, , from = '']) => !as && IS_OWN.test(from) && !from.startsWith('.'))))

export const idsIn = (aliases: readonly Alias[]): Id[] => aliases.flatMap((one) => ('id' in one ? [one.id] : []))
