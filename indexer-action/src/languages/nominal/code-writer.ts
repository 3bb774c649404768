/** Writes the prefix code of `ir.ts`. `begin` and `end` nest; everything written between them belongs to the node. */
export class CodeWriter {
  readonly strings: string[] = []
  readonly code: number[] = []
  readonly #index = new Map<string, number>()
  readonly #open: number[] = []

  string(text: string): number {
    let index = this.#index.get(text)
    if (index === undefined) {
      index = this.strings.push(text) - 1
      this.#index.set(text, index)
    }
    return index
  }

  begin(operation: number): void {
    this.#open.push(this.code.length)
    this.code.push(operation, 0)
  }

  operand(value: number): void {
    this.code.push(value)
  }

  /** Changes an operand of the innermost open node that was only known once its children were written. */
  patch(operand: number, value: number): void {
    this.code[(this.#open.at(-1) as number) + 2 + operand] = value
  }

  end(): void {
    const at = this.#open.pop() as number
    this.code[at + 1] = this.code.length - at
  }

  leaf(operation: number, ...operands: number[]): void {
    this.code.push(operation, 2 + operands.length, ...operands)
  }
}
