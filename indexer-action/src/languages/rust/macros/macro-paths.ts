/** Paths and types in a macro's tokens. */
import type { Extraction } from '../extract/extraction.ts'
import { bare, type Path, pathNode } from '../extract/paths.ts'
import * as ir from '../ir.ts'
import type { TokenCursor } from './token-cursor.ts'
import { LIFETIME, OPEN, WORD } from './tokens.ts'

export const KEYWORDS = new Set(
  'as break const continue dyn else enum extern fn for if impl in let loop match mod move mut pub ref return static struct trait type unsafe use where while async await'.split(
    ' ',
  ),
)

/** How names of types and variants begin. */
export const UPPER = /^\p{Lu}/u

/** Number of tokens. */
const LONGEST_QUALIFIED = 48

export class MacroPaths {
  readonly #x: Extraction
  readonly #tokens: TokenCursor
  readonly #list: () => number[]
  /** The first `>` of a `>>` token has been consumed. */
  #half = false

  /** `list` reads values up to the end of the current tokens. */
  constructor(x: Extraction, tokens: TokenCursor, list: () => number[]) {
    this.#x = x
    this.#tokens = tokens
    this.#list = list
  }

  path(): Path {
    const path: Path = { base: 0, segments: [] }
    for (;;) {
      path.segments.push({ offset: this.#tokens.offset(), text: bare(this.#tokens.text()), args: 0 })
      this.#tokens.at++
      if (this.#tokens.text() !== '::') return path
      this.#tokens.at++
      if (this.#tokens.text() === '<') {
        const last = path.segments.at(-1)
        const args = this.typeArguments()
        if (last) last.args = args
        if (this.#tokens.text() !== '::') return path
        this.#tokens.at++
      }
      if (this.#tokens.kind() !== WORD) return path
    }
  }

  /** The names of a path that is the whole of a list's element, perhaps with a cast behind it. Nothing is read. */
  names(): string[] | undefined {
    const names: string[] = []
    for (let ahead = 0; ; ahead += 2) {
      if (this.#tokens.kind(ahead) !== WORD) return undefined
      names.push(bare(this.#tokens.text(ahead)))
      const next = this.#tokens.text(ahead + 1)
      if (next === ',' || next === '' || next === 'as') return names
      if (next !== '::') return undefined
    }
  }

  /** `<T as Trait>::name`. Undefined where nothing of the kind begins. */
  qualified(): Path | undefined {
    if (!this.#isQualified()) return undefined
    const tokens = this.#tokens
    tokens.at++
    const type = this.written()
    tokens.at++
    const trait = this.type()
    this.#half = false
    tokens.at += 2
    const path = this.path()
    path.base = this.#x.node(ir.QUALIFIED, type, trait)
    return path
  }

  /** Whether `<A as B>::c` begins here, with paths for both, so that it can be read without going back. */
  #isQualified(): boolean {
    const tokens = this.#tokens
    let depth = 0
    let hasTrait = false
    for (let ahead = 0; ahead < LONGEST_QUALIFIED; ahead++) {
      const text = tokens.text(ahead)
      if (text === '<') depth++
      else if (text === '>' || text === '>>') {
        depth -= text.length
        if (depth <= 0)
          return depth === 0 && hasTrait && tokens.text(ahead + 1) === '::' && tokens.kind(ahead + 2) === WORD
      } else if (text === 'as' && depth === 1) hasTrait = true
      else if (tokens.kind(ahead) === WORD ? KEYWORDS.has(text) : text !== '::' && (text !== ',' || depth < 2))
        return false
    }
    return false
  }

  /** `<A, B<C>>`. Only paths are recorded as types. */
  typeArguments(): number {
    const types: number[] = []
    this.#tokens.at++
    while (this.#tokens.at < this.#tokens.end && this.#tokens.text() !== '>' && this.#tokens.text() !== '>>') {
      if (this.#tokens.kind() === WORD && !KEYWORDS.has(this.#tokens.text())) types.push(this.type())
      else if (this.#tokens.kind() === OPEN) {
        this.#tokens.inside(() => this.#list())
        types.push(0)
      } else this.#tokens.at++
    }
    // `>>` closes two lists. The inner one does not consume the token.
    if (this.#tokens.text() === '>>' && !this.#half) this.#half = true
    else {
      this.#half = false
      this.#tokens.at++
    }
    return this.#x.record([ir.ARGUMENTS, types.length, 0, ...types])
  }

  /** A type after a colon or an arrow. References are ignored; 0 if it is not a path. */
  written(): number {
    const tokens = this.#tokens
    while (/^(?:[&*]|&&|mut|const)$/.test(tokens.text()) || tokens.kind() === LIFETIME) tokens.at++
    return tokens.kind() === WORD && !KEYWORDS.has(tokens.text()) ? this.type() : 0
  }

  /** Whether what follows a path are type arguments, and it is not compared with anything. */
  takesArguments({ segments }: Path): boolean {
    if (!/^\p{Lu}\w*\p{Ll}/u.test(segments.at(-1)?.text ?? '')) return false
    const tokens = this.#tokens
    let depth = 0
    for (let ahead = 0; ahead < LONGEST_QUALIFIED; ahead++) {
      const text = tokens.text(ahead)
      if (text === '<') depth++
      else if (text === '>' || text === '>>') {
        depth -= text.length
        if (depth <= 0) return depth === 0
      } else if (tokens.kind(ahead) !== WORD && tokens.kind(ahead) !== LIFETIME && !/^(?:::|,|&|_)$/.test(text))
        return false
    }
    return false
  }

  type(): number {
    if (this.#tokens.text() === '_') {
      this.#tokens.at++
      return 0
    }
    return this.typeOf(this.path())
  }

  /** A type of which the path is read, and its arguments are not. */
  typeOf(path: Path): number {
    if (this.#tokens.text() === '<') {
      const last = path.segments.at(-1)
      const args = this.typeArguments()
      if (last) last.args = args
    }
    return pathNode(this.#x, path, ir.TYPE_PATH, ir.TYPE)
  }
}
