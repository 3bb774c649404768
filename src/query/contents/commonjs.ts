/**
 * What a CommonJS module passes on: what it assigns to its exports under a name (`exports.get = get`, `module.exports = { get }`)
 * though another file or package defines it, and the module that it stands for (`module.exports = require('./lib')`).
 */
import type { Id } from '../../contract/ids.ts'
import { directoryOf, resolved } from '../indexed/directory.ts'
import type { IndexedFile } from '../indexed/indexed-file.ts'
import { bit, destinations } from '../indexed/occurrences.ts'

/** Something that is exported under a name: a symbol of some file, or what a package or another module gives. */
export type Alias = { readonly as: string; readonly id: Id; readonly line: number } | LineOf

/** All that a repository has of it is the line. */
export interface LineOf {
  readonly as: string
  readonly kind: 'property' | 'constant'
  readonly outside?: string
  readonly line: number
}

const isCommonJs = ({ row }: IndexedFile): boolean => row.language === 'javascript'

/** Index of `module.exports = { … }`, whose members are what the module exports; -1 if there is none. */
export const wholeOf = (file: IndexedFile): number =>
  isCommonJs(file)
    ? file.symbols.findIndex(
        ({ name, kind, parent, modifiers }) =>
          name === 'exports' && kind === 'object' && parent === undefined && modifiers?.includes('exported') === true,
      )
    : -1

const ASSIGNED = /(?:^|[^\w$.])(?:module\.)?exports\.$/
const KEY = /([\w$]+|'[^']*'|"[^"]*")\s*:\s*$/
const [WRITE, READ] = [bit('write'), bit('read')]

/** In the order in which the file names them. */
export function aliasesIn(file: IndexedFile): Alias[] {
  if (!isCommonJs(file)) return []
  const { links } = file
  const whole = wholeOf(file)
  const aliases: Alias[] = []
  for (let at = 0; at < links.line.length; at++) {
    const from = links.from[at] as number
    const use = 1 << (links.use[at] as number)
    const isMember = from === -1 && use === WRITE
    const isKey = from === whole && whole >= 0 && use === READ
    if (!isMember && !isKey) continue
    const line = links.line[at] as number
    const start = links.column[at] as number
    const text = file.line(line)
    const before = text.slice(0, start)
    if (isMember && !ASSIGNED.test(before)) continue
    const key = isKey ? KEY.exec(before)?.[1]?.replace(/^['"]|['"]$/g, '') : undefined
    const as = key || text.slice(start, start + (links.length[at] as number))
    for (const of of destinations(links, links.target[at] as number)) {
      if (of.ambiguous) continue
      if (of.to === 'symbol') aliases.push({ as, id: of.id, line })
      if (of.to === 'external') aliases.push({ as, kind: 'property', outside: of.package, line })
    }
  }
  return aliases
}

const ALL_OF = /^(?:exports\s*=\s*)?module\.exports\s*=\s*require\(\s*(['"])(\.{1,2}(?:\/[^'"\n]*)?)\1\s*\)[\s;]*$/m

/** Where the module may lie for which the file only stands, likeliest first; none if it has exports of its own. */
export function standsFor(file: IndexedFile): string[] {
  const specifier = isCommonJs(file) ? ALL_OF.exec(file.text)?.[2] : undefined
  if (specifier === undefined || aliasesIn(file).length > 0) return []
  const exported = file.symbols.filter(({ modifiers }) => modifiers?.includes('exported'))
  return exported.length > 1 ? [] : modulePaths(`${directoryOf(file.path)}${specifier}`)
}

/** Files that Node takes for a module at that path, likeliest first. */
export function modulePaths(path: string): string[] {
  const at = resolved(path)
  if (at === undefined) return []
  const files = at === '' ? [] : [at, `${at}.js`, `${at}.cjs`]
  return path.endsWith('/') ? [`${at}/index.js`] : [...files, at === '' ? 'index.js' : `${at}/index.js`]
}
