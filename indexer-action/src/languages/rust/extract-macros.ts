/**
 * Macro calls. The grammar leaves a macro's tokens as they are, but most macros take expressions, and in tests most calls
 * stand inside of `assert!`. So tokens are read as expressions as far as they can be; the linker drops what leads nowhere.
 */
import { primitive } from './extract-expressions.ts'
import { bare, type Path, pathNode, pathOf } from './extract-paths.ts'
import type { Extraction } from './extraction.ts'
import * as ir from './ir.ts'
import { K } from './syntax.ts'
import { CHARACTER, CLOSE, NUMBER, OPEN, PUNCTUATION, TEXT, type Tokens, tokenize, WORD } from './tokens.ts'

/** Macros whose tokens are not code of this place. */
const OPAQUE = new Set(
  'quote quote_spanned parse_quote format_ident stringify asm global_asm concat_idents include include_str include_bytes cfg html rsx'.split(
    ' ',
  ),
)
/** Macros whose text holds names in braces. */
const FORMATS =
  /^(print|println|eprint|eprintln|format|format_args|write|writeln|panic|assert|assert_eq|assert_ne|debug_assert|debug_assert_eq|debug_assert_ne|todo|unimplemented|unreachable|trace|debug|info|warn|error|log|bail|ensure|anyhow|err)$/

export function macroCall(x: Extraction, node: number): number {
  const head = x.child(node, x.field.macro)
  const path = pathOf(x, head, ir.MACRO_PATH, ir.MACRO)
  const name = bare(x.text(head)).split('::').pop() ?? ''
  const tree = x.childOf(node, K.token_tree)
  if (tree < 0 || OPAQUE.has(name) || x.itemMacros.has(x.tree.start[tree] as number))
    return x.record([ir.MACRO_CALL, path, 0])
  const from = (x.tree.start[tree] as number) + 1
  const to = (x.tree.end[tree] as number) - 1
  return readMacro(x, path, name, from, to)
}

function readMacro(x: Extraction, path: number, name: string, from: number, to: number): number {
  const outer = x.tentative
  x.tentative = true
  x.values.open()
  const given = new Reader(x, from, to, FORMATS.test(name)).list()
  x.values.close()
  x.tentative = outer
  return x.record([ir.MACRO_CALL, path, given.length, ...given])
}

const KEYWORDS = new Set(
  'as break const continue dyn else enum extern fn for if impl in let loop match mod move mut pub ref return static struct trait type unsafe use where while async await'.split(
    ' ',
  ),
)
const COMPARISONS = new Set(['==', '!=', '<', '<=', '>', '>=', '&&', '||'])
const BINARY = new Set(['+', '-', '*', '/', '%', '^', '&', '|', '<<', '>>', ...COMPARISONS])

/** Deeper than code is written; text that is no code may nest further. */
const DEEPEST = 60

class Reader {
  readonly #x: Extraction
  readonly #tokens: Tokens
  readonly #formats: boolean
  #at = 0
  #end: number
  #depth = 0

  constructor(x: Extraction, from: number, to: number, formats: boolean) {
    this.#x = x
    this.#tokens = tokenize(x.tree.text, from, to)
    this.#formats = formats
    this.#end = this.#tokens.kind.length
  }

  /** Values between here and the end, whatever separates them. */
  list(): number[] {
    const values: number[] = []
    while (this.#at < this.#end) {
      const before = this.#at
      const read = this.#expression()
      if (this.#at === before) this.#at++
      else values.push(read)
    }
    return values
  }

  #kind(ahead = 0): number {
    const at = this.#at + ahead
    return at < this.#end ? (this.#tokens.kind[at] as number) : 0
  }

  #text(ahead = 0): string {
    const at = this.#at + ahead
    return at < this.#end ? this.#x.tree.text.slice(this.#tokens.start[at], this.#tokens.end[at]) : ''
  }

  #offset(): number {
    return this.#tokens.start[this.#at] as number
  }

  /** Reads what stands between this bracket and the one that closes it. */
  #inside<T>(read: () => T): T {
    const close = this.#tokens.match[this.#at] as number
    const end = this.#end
    this.#at++
    this.#end = Math.min(close, end)
    const found = read()
    this.#end = end
    this.#at = Math.min(close + 1, end)
    return found
  }

  #expression(): number {
    if (this.#depth > DEEPEST) {
      this.#at++
      return 0
    }
    this.#depth++
    let left = this.#unary()
    while (this.#kind() === PUNCTUATION && BINARY.has(this.#text())) {
      const operator = this.#text()
      const before = this.#at++
      const right = this.#unary()
      if (this.#at === before + 1) break
      left = COMPARISONS.has(operator) ? primitive(this.#x, 'bool') : this.#x.node(ir.BINARY, left, right)
    }
    this.#depth--
    return left
  }

  #unary(): number {
    if (this.#kind() === PUNCTUATION) {
      const text = this.#text()
      if (text === '&' || text === '&&' || text === '-' || text === '!' || text === '*') {
        this.#at++
        if (this.#text() === 'mut') this.#at++
        const operand = this.#unary()
        return text === '*' ? this.#x.node(ir.DEREFERENCE, operand) : operand
      }
      if (text === '|' || text === '||') return this.#closure()
    }
    return this.#postfix(this.#primary())
  }

  #primary(): number {
    const x = this.#x
    switch (this.#kind()) {
      case WORD:
        return this.#word()
      case TEXT: {
        if (this.#formats) this.#placeholders()
        this.#at++
        return primitive(x, 'str')
      }
      case NUMBER: {
        const text = this.#text()
        this.#at++
        return primitive(
          x,
          /(?:[iu](?:8|16|32|64|128|size)|f32|f64)$/.exec(text)?.[0] ?? (text.includes('.') ? 'f64' : 'i32'),
        )
      }
      case CHARACTER:
        this.#at++
        return primitive(x, 'char')
      case OPEN: {
        const bracket = this.#text()
        if (bracket === '{') {
          x.values.open()
          const values = this.#inside(() => this.list())
          x.values.close()
          return values.at(-1) ?? 0
        }
        const values = this.#inside(() => this.list())
        if (bracket === '[') return x.node(ir.ARRAY, values.find((one) => one !== 0) ?? 0)
        return values.length === 1 ? (values[0] as number) : x.record([ir.TUPLE, values.length, ...values])
      }
      default:
        return 0
    }
  }

  #word(): number {
    const x = this.#x
    const text = this.#text()
    if (text === 'true' || text === 'false') {
      this.#at++
      return primitive(x, 'bool')
    }
    if (text === 'move' || text === 'async' || text === 'unsafe') {
      this.#at++
      return this.#unary()
    }
    if (text === 'let') return this.#let()
    if (KEYWORDS.has(text)) {
      this.#at++
      return 0
    }
    // `name = value` is a macro's own named argument.
    if (this.#text(1) === '=' && this.#formats) {
      this.#at += 2
      return this.#expression()
    }
    const path = this.#path()
    const next = this.#text()
    if (next === '!' && this.#kind(1) === OPEN) return this.#macro(path)
    if (this.#kind() === OPEN && next === '(') return this.#call(pathNode(x, path, ir.VALUE_PATH, ir.CALLEE), -1)
    if (this.#kind() === OPEN && next === '{' && this.#isStruct(path)) return this.#struct(path)
    return pathNode(x, path, ir.VALUE_PATH, ir.READ)
  }

  #path(): Path {
    const path: Path = { base: 0, segments: [] }
    for (;;) {
      path.segments.push({ offset: this.#offset(), text: bare(this.#text()), args: 0 })
      this.#at++
      if (this.#text() !== '::') return path
      this.#at++
      if (this.#text() === '<') {
        const last = path.segments.at(-1)
        const args = this.#typeArguments()
        if (last) last.args = args
        if (this.#text() !== '::') return path
        this.#at++
      }
      if (this.#kind() !== WORD) return path
    }
  }

  /** `<A, B<C>>`: paths only; the rest is passed over. */
  #typeArguments(): number {
    const types: number[] = []
    this.#at++
    while (this.#at < this.#end && this.#text() !== '>' && this.#text() !== '>>') {
      if (this.#kind() === WORD && !KEYWORDS.has(this.#text())) types.push(this.#type())
      else if (this.#kind() === OPEN) {
        this.#inside(() => this.list())
        types.push(0)
      } else this.#at++
    }
    // `>>` closes two lists: the inner one leaves it to the outer.
    if (this.#text() === '>>' && !this.#half) this.#half = true
    else {
      this.#half = false
      this.#at++
    }
    return this.#x.record([ir.ARGUMENTS, types.length, 0, ...types])
  }
  #half = false

  #type(): number {
    if (this.#text() === '_') {
      this.#at++
      return 0
    }
    const path = this.#path()
    if (this.#text() === '<') {
      const last = path.segments.at(-1)
      const args = this.#typeArguments()
      if (last) last.args = args
    }
    return pathNode(this.#x, path, ir.TYPE_PATH, ir.TYPE)
  }

  #macro(path: Path): number {
    const x = this.#x
    const code = pathNode(x, path, ir.MACRO_PATH, ir.MACRO)
    this.#at++
    const open = this.#at
    const close = this.#tokens.match[open] as number
    this.#at = Math.min(close + 1, this.#end)
    const name = path.segments.at(-1)?.text ?? ''
    if (OPAQUE.has(name)) return x.record([ir.MACRO_CALL, code, 0])
    const to =
      close < this.#tokens.start.length ? (this.#tokens.start[close] as number) : (this.#tokens.end[open] as number)
    return readMacro(x, code, name, this.#tokens.end[open] as number, to)
  }

  #postfix(start: number): number {
    const x = this.#x
    let value = start
    for (;;) {
      const text = this.#text()
      if (text === '?') {
        this.#at++
        value = x.node(ir.TRY, value)
      } else if (text === '.') {
        this.#at++
        if (this.#kind() === NUMBER) {
          value = x.node(ir.FIELD, value, x.string(this.#text()))
          this.#at++
        } else if (this.#text() === 'await') {
          this.#at++
          value = x.node(ir.AWAIT, value)
        } else if (this.#kind() === WORD) value = this.#member(value)
        else return value
      } else if (text === 'as') {
        this.#at++
        while (this.#text() === '&' || this.#text() === '*' || this.#text() === 'mut' || this.#text() === 'const')
          this.#at++
        value = this.#kind() === WORD ? x.node(ir.OF_TYPE, this.#type()) : 0
      } else if (this.#kind() === OPEN && text === '(' && value !== 0) value = this.#call(value, -1)
      else if (this.#kind() === OPEN && text === '[' && value !== 0) {
        const index = this.#inside(() => this.list())
        value = x.node(ir.INDEX, value, index[0] ?? 0, 0)
      } else return value
    }
  }

  #member(operand: number): number {
    const x = this.#x
    const offset = this.#offset()
    const name = x.string(bare(this.#text()))
    this.#at++
    let types = 0
    if (this.#text() === '::' && this.#text(1) === '<') {
      this.#at++
      types = this.#typeArguments()
    }
    if (this.#kind() === OPEN && this.#text() === '(')
      return this.#call(x.node(ir.METHOD, operand, name, types), offset)
    const field = x.node(ir.FIELD, operand, name)
    x.occurrence(offset, ir.READ, field)
    return field
  }

  #call(callee: number, name: number): number {
    const x = this.#x
    if (name >= 0) x.occurrence(name, ir.CALLEE, callee)
    const given = this.#inside(() => this.list())
    const code = x.record([ir.CALL, callee, given.length, ...given])
    // Closures were read before their call was known: they are told now.
    given.forEach((one, at) => {
      if (one === 0 || x.at(one) !== ir.CLOSURE) return
      const count = x.at(one + 1)
      x.patch(one + 4 + count, code)
      x.patch(one + 5 + count, at)
    })
    x.evaluate(code)
    return code
  }

  #isStruct(path: Path): boolean {
    if (!/^\p{Lu}/u.test(path.segments.at(-1)?.text ?? '')) return false
    return (
      this.#kind(1) === CLOSE ||
      this.#text(1) === '..' ||
      (this.#kind(1) === WORD && (this.#text(2) === ':' || this.#text(2) === ',' || this.#text(2) === '}'))
    )
  }

  #struct(path: Path): number {
    const x = this.#x
    const type = pathNode(x, path, ir.TYPE_PATH, ir.TYPE)
    this.#inside(() => {
      while (this.#at < this.#end) {
        if (this.#kind() === WORD && this.#text(1) === ':') {
          const node = x.node(ir.LITERAL_FIELD, type, x.string(bare(this.#text())), 0)
          x.occurrence(this.#offset(), ir.MEMBER, node)
          this.#at += 2
          x.patch(node + 3, this.#expression())
          x.evaluate(node)
        } else {
          const before = this.#at
          this.#expression()
          if (this.#at === before) this.#at++
        }
      }
    })
    return x.node(ir.OF_TYPE, type)
  }

  /** `|a, (b, c): T| body`: names are parameters, whatever surrounds them. */
  #closure(): number {
    const x = this.#x
    const names: { offset: number; text: string }[] = []
    if (this.#text() === '||') this.#at++
    else {
      this.#at++
      while (this.#at < this.#end && this.#text() !== '|') {
        if (this.#text() === ':') {
          this.#at++
          while (this.#at < this.#end && this.#text() !== ',' && this.#text() !== '|') this.#at++
          continue
        }
        if (this.#kind() === WORD && !KEYWORDS.has(this.#text()) && /^[\p{Ll}_]/u.test(this.#text()))
          names.push({ offset: this.#offset(), text: bare(this.#text()) })
        this.#at++
      }
      this.#at++
    }
    const code = x.record([ir.CLOSURE, names.length, ...names.map(() => 0), 0, 0, 0, 0])
    x.values.open()
    names.forEach(({ text, offset }, at) => {
      x.declare(text, offset, ir.PARAMETER, x.node(ir.CLOSURE_PARAMETER, code, at))
    })
    x.patch(code + 3 + names.length, this.#expression())
    x.values.close()
    return code
  }

  /** `let pattern = value`: only a plain name is bound. */
  #let(): number {
    const x = this.#x
    this.#at++
    if (this.#text() === 'mut') this.#at++
    if (this.#kind() !== WORD || this.#text(1) !== '=' || !/^[\p{Ll}_]/u.test(this.#text())) return 0
    const offset = this.#offset()
    const text = bare(this.#text())
    this.#at += 2
    const value = this.#expression()
    x.declare(text, offset, ir.VARIABLE, value)
    return 0
  }

  /** `"{name:?} {0} {{"`: a name in braces is read. */
  #placeholders(): void {
    const x = this.#x
    const from = this.#offset()
    const text = this.#text()
    for (const found of text.matchAll(/\{\{|\{([\p{L}_][\p{L}\p{N}_]*)(?=[:}])/gu)) {
      const name = found[1]
      if (name === undefined) continue
      const local = x.values.get(name)
      if (local) x.occurrence(from + found.index + 1, ir.READ, local)
    }
  }
}
