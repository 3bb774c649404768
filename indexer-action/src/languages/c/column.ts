/** A growing list of numbers. */
import { free } from '../../free.ts'

type Numbers = Float64Array | Int32Array | Uint8Array

const FIRST_LENGTH = 32

export class Column {
  length = 0
  readonly #of: new (
    length: number,
  ) => Numbers
  #numbers: Numbers

  constructor(of: new (length: number) => Numbers) {
    this.#of = of
    this.#numbers = new of(FIRST_LENGTH)
  }

  push(number: number): void {
    if (this.length === this.#numbers.length) this.#resize(this.length * 2)
    this.#numbers[this.length++] = number
  }

  set(index: number, number: number): void {
    this.#numbers[index] = number
  }

  at(index: number): number {
    return this.#numbers[index] as number
  }

  /** All of them, and room for more. Until the next is added. */
  get numbers(): Readonly<ArrayLike<number>> {
    return this.#numbers
  }

  /** Nothing more will be added. */
  finish(): void {
    this.#resize(this.length)
  }

  #resize(length: number): void {
    const before = this.#numbers
    this.#numbers = new this.#of(length)
    this.#numbers.set(before.subarray(0, length))
    free(before)
  }
}
