/**
 * Writes a file's records (`ir.ts`): integers in one array, where a record is identified by its offset, and a table of
 * strings. Offset 0 means no record; string 0 is empty.
 */
import * as ir from '../ir.ts'

/** Contexts from which calls may take their type arguments, or a package's function what it is given. */
const OF_CALLS: ReadonlySet<number> = new Set([ir.IN_TYPE, ir.IN_RETURN, ir.IN_ARGUMENT])

export class Records {
  readonly code: number[] = [0]
  readonly strings: string[] = ['']
  readonly #names = new Map<string, number>()

  string(text: string): number {
    let index = this.#names.get(text)
    if (index === undefined) {
      index = this.strings.push(text) - 1
      this.#names.set(text, index)
    }
    return index
  }

  emit(op: number, a = 0, b = 0, c = 0): number {
    return this.code.push(op, a, b, c) - 4
  }

  record(...values: number[]): number {
    const at = this.code.length
    for (const value of values) this.code.push(value)
    return at
  }

  list(items: readonly number[]): number {
    if (items.length === 0) return 0
    const at = this.code.push(items.length) - 1
    for (const item of items) this.code.push(item)
    return at
  }

  /** The items of a list. */
  listed(list: number): number[] {
    return list === 0 ? [] : this.code.slice(list + 1, list + 1 + (this.code[list] as number))
  }

  /**
   * Sets the context of a function, a literal, an array or a call that has none yet, looking through parentheses, `||`,
   * conditionals, assignments, `await` and `!`.
   */
  setContext(value: number, kind: number, a: number, b: number): void {
    const { code } = this
    switch (code[value]) {
      case ir.FUNCTION_VALUE:
      case ir.SHAPE_VALUE: {
        const record = code[value + 1] as number
        if (code[record + ir.F_CONTEXT] === 0) {
          code[record + 1] = kind
          code[record + 2] = a
          code[record + 3] = b
        }
        break
      }
      case ir.ARRAY:
        if (code[value + 1] === 0) {
          code[value + 1] = kind
          code[value + 2] = a
          code[value + 3] = b
        }
        break
      case ir.CALL:
      case ir.NEW:
        if (OF_CALLS.has(kind) && code[value + ir.CALL_CONTEXT] === 0) {
          code[value + ir.CALL_CONTEXT] = kind
          code[value + ir.CALL_CONTEXT + 1] = a
          code[value + ir.CALL_CONTEXT + 2] = b
        }
        break
      case ir.EITHER:
        this.setContext(code[value + 1] as number, kind, a, b)
        this.setContext(code[value + 2] as number, kind, a, b)
        break
      case ir.ASSIGN:
        this.setContext(code[value + 2] as number, kind, a, b)
        break
      case ir.AWAIT:
      case ir.NON_NULL:
        this.setContext(code[value + 1] as number, kind, a, b)
        break
    }
  }
}
