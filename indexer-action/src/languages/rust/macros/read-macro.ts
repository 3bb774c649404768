/**
 * Reads the arguments of a macro call. The grammar leaves them as tokens, but most macros take expressions, and most calls in
 * tests are inside `assert!`. So tokens are read as expressions where possible. The linker drops names that it cannot resolve.
 */
import { COMPARISONS, primitive } from '../extract/expressions.ts'
import type { Extraction } from '../extract/extraction.ts'
import { noteNames } from '../extract/given.ts'
import { bare, type Path, pathNode } from '../extract/paths.ts'
import * as ir from '../ir.ts'
import { keepCall } from './kept-calls.ts'
import { readArm, readMatched } from './macro-arms.ts'
import { closureParameters, declareParameters } from './macro-bindings.ts'
import { readBraces, readWithBody } from './macro-blocks.ts'
import { KEYWORDS, MacroPaths, UPPER } from './macro-paths.ts'
import { FORMATS, QUOTES, readPlaceholders, readQuoted } from './named-in-text.ts'
import { TokenCursor } from './token-cursor.ts'
import { CHARACTER, CLOSE, NUMBER, OPEN, PUNCTUATION, TEXT, WORD } from './tokens.ts'

/** Macros whose tokens are not code, or not code of this place. */
export const OPAQUE = new Set(
  'stringify asm global_asm concat_idents include include_str include_bytes cfg html rsx'.split(' '),
)
/** Macros of a value and a pattern that it may match, which a condition may follow. */
const MATCHES = /^(?:\w+_)?matches$/

/** Reads the tokens between two offsets. Returns a MACRO_CALL node with the values found as arguments. */
export function readMacro(x: Extraction, path: number, name: string, from: number, to: number): number {
  const quote = QUOTES.exec(name)
  const given = inScope(x, () => {
    const reader = new Reader(x, from, to, FORMATS.test(name))
    if (quote) return reader.quoted(quote[1] === '_spanned')
    return MATCHES.test(name) ? reader.matched() : reader.list()
  })
  return x.record([ir.MACRO_CALL, path, given.length, ...given])
}

/** Reads the names in tokens of which only the expressions among them count: the values in an attribute. */
export function readTokens(x: Extraction, from: number, to: number): void {
  inScope(x, () => new Reader(x, from, to, false).list())
}

/** Tokens may be no code after all, and what they declare is known only among them. */
function inScope(x: Extraction, read: () => number[]): number[] {
  x.values.open()
  const values = x.tentatively(read)
  x.values.close()
  return values
}

const ARITHMETIC = new Set(['+', '-', '*', '/', '%', '^', '&', '|', '<<', '>>'])

/** Maximum nesting of expressions. Code is rarely nested deeper, but other text may be. */
const DEEPEST = 60

class Reader {
  readonly #x: Extraction
  readonly #tokens: TokenCursor
  readonly #paths: MacroPaths
  readonly #formats: boolean
  #depth = 0
  /** Reading the future of a `select!` arm, between `=` and `=>`. */
  #isAwaited = false

  constructor(x: Extraction, from: number, to: number, formats: boolean) {
    this.#x = x
    this.#tokens = new TokenCursor(x.tree.text, from, to)
    this.#paths = new MacroPaths(x, this.#tokens, () => this.list())
    this.#formats = formats
  }

  /** Reads values up to the end, whatever separates them. */
  list(): number[] {
    const values: number[] = []
    while (this.#tokens.at < this.#tokens.end) {
      const before = this.#tokens.at
      readArm(this.#x, this.#tokens, this.#paths, () => this.#future())
      const read = this.#expression()
      if (this.#tokens.at === before) this.#tokens.at++
      else values.push(read)
    }
    return values
  }

  /** Reads a value and the pattern that it may match, and what follows. */
  matched(): number[] {
    const value = this.#expression()
    if (this.#tokens.text() === ',') {
      this.#tokens.at++
      readMatched(this.#x, this.#tokens, this.#paths, value)
    }
    return [value, ...this.list()]
  }

  /** Reads the names among quoted tokens. If they are `spanned`, an expression comes first, up to an arrow. */
  quoted(spanned: boolean): number[] {
    const tokens = this.#tokens
    const arrow = spanned ? tokens.find('=>') : -1
    if (arrow >= 0) tokens.until(arrow, () => this.#expression())
    tokens.at = arrow + 1
    readQuoted(this.#x, tokens)
    return []
  }

  /** What an arm of a select macro awaits. */
  #future(): number {
    this.#isAwaited = true
    const value = this.#expression()
    this.#isAwaited = false
    return value
  }

  #expression(): number {
    if (this.#depth > DEEPEST) {
      this.#tokens.at++
      return 0
    }
    this.#depth++
    let left = this.#unary()
    while (this.#tokens.kind() === PUNCTUATION) {
      const operator = this.#tokens.text()
      if (!ARITHMETIC.has(operator) && !COMPARISONS.has(operator)) break
      const before = this.#tokens.at++
      const right = this.#unary()
      if (this.#tokens.at === before + 1) break
      left = COMPARISONS.has(operator)
        ? primitive(this.#x, 'bool')
        : this.#x.node(ir.BINARY, left, right, this.#x.string(operator))
    }
    this.#depth--
    return left
  }

  #unary(): number {
    if (this.#tokens.kind() === PUNCTUATION) {
      const text = this.#tokens.text()
      if (text === '&' || text === '&&' || text === '-' || text === '!' || text === '*') {
        this.#tokens.at++
        if (this.#tokens.text() === 'mut') this.#tokens.at++
        const operand = this.#unary()
        if (text === '*') return this.#x.node(ir.DEREFERENCE, operand)
        return text === '-' || text === '!' ? this.#x.node(ir.UNARY, operand, this.#x.string(text)) : operand
      }
      if (text === '|' || text === '||') return this.#closure()
      const qualified = text === '<' ? this.#paths.qualified() : undefined
      if (qualified) return this.#postfix(this.#value(qualified))
    }
    return this.#postfix(this.#primary())
  }

  #primary(): number {
    const x = this.#x
    switch (this.#tokens.kind()) {
      case WORD:
        return this.#word()
      case TEXT: {
        if (this.#formats) readPlaceholders(x, this.#tokens.offset(), this.#tokens.text())
        this.#tokens.at++
        return primitive(x, 'str')
      }
      case NUMBER: {
        const text = this.#tokens.text()
        this.#tokens.at++
        return primitive(
          x,
          /(?:[iu](?:8|16|32|64|128|size)|f32|f64)$/.exec(text)?.[0] ?? (text.includes('.') ? 'f64' : 'i32'),
        )
      }
      case CHARACTER:
        this.#tokens.at++
        return primitive(x, 'char')
      case OPEN: {
        const bracket = this.#tokens.text()
        if (bracket === '{') {
          const block = readBraces(x, this.#tokens)
          if (block !== undefined) return block
          x.values.open()
          const values = this.#tokens.inside(() => this.list())
          x.values.close()
          return values.at(-1) ?? 0
        }
        const values = this.#tokens.inside(() => this.list())
        if (bracket === '[') return x.node(ir.ARRAY, values.find((one) => one !== 0) ?? 0)
        return values.length === 1 ? (values[0] as number) : x.record([ir.TUPLE, values.length, ...values])
      }
      default:
        return 0
    }
  }

  #word(): number {
    const x = this.#x
    const text = this.#tokens.text()
    if (text === 'true' || text === 'false') {
      this.#tokens.at++
      return primitive(x, 'bool')
    }
    const whole = readWithBody(x, this.#tokens)
    if (whole !== undefined) return whole
    if (text === 'move' || text === 'async' || text === 'unsafe') {
      this.#tokens.at++
      return this.#unary()
    }
    if (text === 'let') return this.#let()
    if (KEYWORDS.has(text)) {
      this.#tokens.at++
      return 0
    }
    // A named argument: `name = value`.
    if (this.#tokens.text(1) === '=' && this.#formats) {
      this.#tokens.at += 2
      return this.#expression()
    }
    if (this.#isType()) return x.node(ir.OF_TYPE, this.#paths.type())
    const path = this.#paths.path()
    const next = this.#tokens.text()
    if (next === '<' && this.#paths.takesArguments(path)) return x.node(ir.OF_TYPE, this.#paths.typeOf(path))
    if (next === '!' && this.#tokens.kind(1) === OPEN) return this.#macro(path)
    if (this.#tokens.kind() === OPEN && next === '(' && this.#isHead(path)) {
      this.#tokens.inside(() => this.list())
      return 0
    }
    if (this.#tokens.kind() === OPEN && next === '{' && this.#isStruct(path)) return this.#struct(path)
    return this.#value(path)
  }

  /** Whether only a type can stand here: `impl A for B`, `dyn A`, `-> A`, and in `A: B` behind another type. */
  #isType(): boolean {
    const tokens = this.#tokens
    if (tokens.at === 0 || !UPPER.test(tokens.text())) return false
    const before = tokens.text(-1)
    return /^(?:impl|dyn|for|->)$/.test(before) || (before === ':' && /^(?:>+|\p{Lu}\w*)$/u.test(tokens.text(-2)))
  }

  #value(path: Path): number {
    const isCall = this.#tokens.kind() === OPEN && this.#tokens.text() === '('
    const value = pathNode(this.#x, path, ir.VALUE_PATH, isCall ? ir.CALLEE : ir.READ)
    return isCall ? this.#call(value, -1) : value
  }

  /** Whether a path is a keyword of a select macro and not a function: `recv(channel) -> …`, `default(timeout) => …`. */
  #isHead({ segments }: Path): boolean {
    return !this.#isAwaited && /^[-=]>$/.test(this.#tokens.past()) && !UPPER.test(segments.at(-1)?.text ?? '')
  }

  #macro(path: Path): number {
    const x = this.#x
    const code = pathNode(x, path, ir.MACRO_PATH, ir.MACRO)
    this.#tokens.at++
    const { from, to } = this.#tokens.pass()
    const name = path.segments.at(-1)?.text ?? ''
    keepCall(x, code, name, from, to)
    return OPAQUE.has(name) ? x.record([ir.MACRO_CALL, code, 0]) : readMacro(x, code, name, from, to)
  }

  #postfix(start: number): number {
    const x = this.#x
    let value = start
    for (;;) {
      const text = this.#tokens.text()
      if (text === '?') {
        this.#tokens.at++
        value = x.node(ir.TRY, value)
      } else if (text === '.') {
        this.#tokens.at++
        if (this.#tokens.kind() === NUMBER) {
          value = x.node(ir.FIELD, value, x.string(this.#tokens.text()))
          this.#tokens.at++
        } else if (this.#tokens.text() === 'await') {
          this.#tokens.at++
          value = x.node(ir.AWAIT, value)
        } else if (this.#tokens.kind() === WORD) value = this.#member(value)
        else return value
      } else if (text === 'as') {
        this.#tokens.at++
        while (
          this.#tokens.text() === '&' ||
          this.#tokens.text() === '*' ||
          this.#tokens.text() === 'mut' ||
          this.#tokens.text() === 'const'
        )
          this.#tokens.at++
        value = this.#tokens.kind() === WORD ? x.node(ir.OF_TYPE, this.#paths.type()) : 0
      } else if (this.#tokens.kind() === OPEN && text === '(' && value !== 0) value = this.#call(value, -1)
      else if (this.#tokens.kind() === OPEN && text === '[' && value !== 0) {
        const index = this.#tokens.inside(() => this.list())
        value = x.node(ir.INDEX, value, index[0] ?? 0, 0)
      } else return value
    }
  }

  #member(operand: number): number {
    const x = this.#x
    const offset = this.#tokens.offset()
    const name = x.string(bare(this.#tokens.text()))
    this.#tokens.at++
    let types = 0
    if (this.#tokens.text() === '::' && this.#tokens.text(1) === '<') {
      this.#tokens.at++
      types = this.#paths.typeArguments()
    }
    if (this.#tokens.kind() === OPEN && this.#tokens.text() === '(')
      return this.#call(x.record([ir.METHOD, operand, name, types, x.scope, x.selfType]), offset)
    const field = x.node(ir.FIELD, operand, name)
    x.occurrence(offset, ir.READ, field)
    return field
  }

  #call(callee: number, name: number): number {
    const x = this.#x
    if (name >= 0) x.occurrence(name, ir.CALLEE, callee)
    const given = this.#tokens.inside(() => this.list())
    const code = x.record([ir.CALL, callee, given.length, ...given])
    // Closures are read before the call exists, so their CALL and position are filled in here.
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
    if (!UPPER.test(path.segments.at(-1)?.text ?? '')) return false
    return (
      this.#tokens.kind(1) === CLOSE ||
      this.#tokens.text(1) === '..' ||
      (this.#tokens.kind(1) === WORD &&
        (this.#tokens.text(2) === ':' || this.#tokens.text(2) === ',' || this.#tokens.text(2) === '}'))
    )
  }

  #struct(path: Path): number {
    const x = this.#x
    const type = pathNode(x, path, ir.TYPE_PATH, ir.TYPE)
    this.#tokens.inside(() => {
      while (this.#tokens.at < this.#tokens.end) {
        const next = this.#tokens.text(1)
        if (this.#tokens.kind() === WORD && (next === ':' || next === ',' || next === '')) {
          const name = bare(this.#tokens.text())
          const node = x.node(ir.LITERAL_FIELD, type, x.string(name), 0)
          x.occurrence(this.#tokens.offset(), ir.MEMBER, node)
          // A field without a value has that of the variable of its name.
          if (next === ':') this.#tokens.at += 2
          const given = this.#paths.names()
          if (given) {
            const struct = path.segments.map((one) => one.text)
            noteNames(x, struct, name, given)
          }
          x.patch(node + 3, this.#expression())
          x.evaluate(node)
        } else {
          const before = this.#tokens.at
          this.#expression()
          if (this.#tokens.at === before) this.#tokens.at++
        }
      }
    })
    return x.node(ir.OF_TYPE, type)
  }

  #closure(): number {
    const x = this.#x
    const parameters = closureParameters(this.#tokens, this.#paths)
    let result = 0
    if (this.#tokens.text() === '->') {
      this.#tokens.at++
      result = this.#paths.written()
    }
    const code = x.record([ir.CLOSURE, parameters.length, ...parameters.map((one) => one.type), result, 0, 0, 0])
    x.values.open()
    declareParameters(x, parameters, code)
    x.patch(code + 3 + parameters.length, this.#expression())
    x.values.close()
    return code
  }

  /** `let pattern = value`. Declares a local only if the pattern is a plain name. */
  #let(): number {
    const x = this.#x
    this.#tokens.at++
    if (this.#tokens.text() === 'mut') this.#tokens.at++
    if (this.#tokens.kind() !== WORD || this.#tokens.text(1) !== '=' || !/^[\p{Ll}_]/u.test(this.#tokens.text()))
      return 0
    const offset = this.#tokens.offset()
    const text = bare(this.#tokens.text())
    this.#tokens.at += 2
    const value = this.#expression()
    x.declare(text, offset, ir.VARIABLE, value)
    return 0
  }
}
