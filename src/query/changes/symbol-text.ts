/** What two versions of a symbol are compared by: the lines that are its own, its body, its comment, who may name it. */
import { type Modifier, type SymbolFact, TYPE_KINDS } from '../../contract/symbols.ts'
import { membersOf } from '../indexed/indexed-file.ts'
import type { Defined } from '../naming/resolve.ts'

const texts = new WeakMap<SymbolFact, string>()

/**
 * A symbol's lines without its doc comment. Those of a type or namespace exclude its members, whose changes are their own, and
 * what is empty between them.
 */
export function ownText({ file, symbol, index }: Defined): string {
  const known = texts.get(symbol)
  if (known !== undefined) return known
  const holds = TYPE_KINDS.has(symbol.kind) || symbol.kind === 'namespace' || symbol.kind === 'module'
  const members = holds ? membersOf(file, index).map((member) => member.symbol) : []
  const first = Math.max(1, symbol.start)
  const ofMembers = new Uint8Array(Math.max(0, symbol.end - first + 1))
  for (const { start, end, doc } of members)
    for (const [from, to] of doc ? [[start, end], doc] : [[start, end]])
      ofMembers.fill(1, Math.max(0, (from as number) - first), Math.max(0, (to as number) - first + 1))
  const lines: string[] = []
  for (let line = first; line <= symbol.end; line++) {
    if (line !== symbol.line && symbol.doc && symbol.doc[0] <= line && line <= symbol.doc[1]) continue
    const edge = line === symbol.line || line === symbol.start || line === symbol.end
    if (!edge && ofMembers[line - first] === 1) continue
    const written = file.line(line)
    if (!edge && holds && written.trim() === '') continue
    lines.push(written)
  }
  const text = lines.join('\n')
  texts.set(symbol, text)
  return text
}

/** Its comment, however it is indented and broken into lines. */
export const docText = ({ file, symbol }: Defined): string =>
  symbol.doc
    ? file
        .linesBetween(...symbol.doc)
        .join(' ')
        .replace(/\s+/g, ' ')
    : ''

const VISIBLE = new Set<Modifier>(['exported', 'default', 'public', 'protected', 'private', 'internal'])
export const visibilityOf = ({ symbol }: Defined): string =>
  (symbol.modifiers ?? []).filter((one) => VISIBLE.has(one)).join(' ')

/** Words that say who may name what they stand before. */
const SAYS_VISIBILITY = /\b(?:export|default|pub(?:\s*\([^)]*\))?|public|private|protected|internal)(?:\s+|$)/g

/**
 * The text without the signature and the words for its visibility. Signatures are stored with folded white space, so white
 * space is ignored to find them.
 */
export function bodyOf(one: Defined): string {
  const text = ownText(one)
  const { signature, name } = one.symbol
  const wanted = signature?.replace(/\s+/g, '') ?? ''
  let dense = ''
  const places: number[] = []
  for (let place = 0; wanted !== '' && place < text.length; place++) {
    const letter = text[place] as string
    if (/\s/.test(letter)) continue
    dense += letter
    places.push(place)
  }
  const at = wanted === '' ? -1 : dense.indexOf(wanted)
  const start = at < 0 ? Math.max(0, text.indexOf(name)) : (places[at] as number)
  const end = at < 0 ? start : (places[at + wanted.length - 1] as number) + 1
  return `${text.slice(0, start).replace(SAYS_VISIBILITY, '')}\0${text.slice(end)}`
}
