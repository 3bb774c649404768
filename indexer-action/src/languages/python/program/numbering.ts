/**
 * The program's numbers of what each file numbers from zero: its nodes, functions, classes and strings.
 *
 * Files are numbered one after the other. When a file grows, whatever it had keeps its number, and what is new is numbered behind
 * everything there is, so a program grows without anything being moved.
 */
import type { Columns } from './columns.ts'

/** Ranges of numbers that stay together, as stored: length, first number. */
type Runs = readonly number[]

/** The program's numbers of one kind of things in one file. */
export class Numbers {
  readonly length: number
  readonly #first: number
  /** Of a file that has grown. */
  readonly #each: Int32Array | undefined

  constructor(first: number, length: number, each?: Int32Array) {
    this.#first = first
    this.length = length
    this.#each = each
  }

  of(local: number): number {
    return this.#each ? (this.#each[local] as number) : this.#first + local
  }

  *[Symbol.iterator](): Generator<number> {
    for (let local = 0; local < this.length; local++) yield this.of(local)
  }
}

/** Numbers of one kind of things in all files. */
export class Numbering {
  /** Where each file begins, one entry more than there are files, for the end. */
  readonly #starts: number[]
  /** By file that has grown. */
  readonly #grown = new Map<number, Runs>()
  /** What files gained: the end of each range of numbers, and its file. The first begins behind all files. */
  readonly #ends: number[] = []
  readonly #gainers: number[] = []

  /** `settled`: what `save` gave. */
  constructor(settled?: { starts: Int32Array; grown: Int32Array; gained: Int32Array }) {
    this.#starts = settled ? Array.from(settled.starts) : [0]
    if (!settled) return
    const { grown, gained } = settled
    for (let at = 0; at < grown.length; ) {
      const end = at + 2 + (grown[at + 1] as number)
      this.#grown.set(grown[at] as number, Array.from(grown.subarray(at + 2, end)))
      at = end
    }
    for (let at = 0; at < gained.length; at += 2) {
      this.#ends.push(gained[at] as number)
      this.#gainers.push(gained[at + 1] as number)
    }
  }

  save(): { starts: Int32Array; grown: Int32Array; gained: Int32Array } {
    return {
      starts: Int32Array.from(this.#starts),
      grown: Int32Array.from([...this.#grown].flatMap(([file, runs]) => [file, runs.length, ...runs])),
      gained: Int32Array.from(this.#ends.flatMap((end, at) => [end, this.#gainers[at] as number])),
    }
  }

  /** The end of all numbers. */
  get end(): number {
    return this.#ends.at(-1) ?? (this.#starts.at(-1) as number)
  }

  /** Adds a file after the others. Only while none has grown. */
  add(count: number): void {
    this.#starts.push((this.#starts.at(-1) as number) + count)
  }

  file(at: number): Numbers {
    const runs = this.#grown.get(at)
    const first = this.#starts[at] as number
    if (!runs) return new Numbers(first, (this.#starts[at + 1] as number) - first)
    const each = spelledOut(runs)
    return new Numbers(first, each.length, each)
  }

  /** The file has `numbers` now: those that it had, and new ones from the end on. */
  grow(at: number, numbers: Int32Array): void {
    this.#grown.set(at, runsOf(numbers))
    const end = numbers.reduce((most, number) => Math.max(most, number + 1), this.end)
    if (end === this.end) return
    this.#ends.push(end)
    this.#gainers.push(at)
  }

  /** The file that a number belongs to. */
  holder(number: number): number {
    const { length } = this.#starts
    if (number < (this.#starts[length - 1] as number)) return placeIn(this.#starts, number) - 1
    return this.#gainers[placeIn(this.#ends, number)] as number
  }
}

/** How many entries of an ascending list are at or below a number. */
function placeIn(ascending: readonly number[], number: number): number {
  let low = 0
  let high = ascending.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ascending[middle] as number) <= number) low = middle + 1
    else high = middle
  }
  return low
}

function runsOf(numbers: Int32Array): Runs {
  const runs: number[] = []
  for (let at = 0; at < numbers.length; ) {
    const first = numbers[at] as number
    let length = 1
    while (numbers[at + length] === first + length) length++
    runs.push(length, first)
    at += length
  }
  return runs
}

function spelledOut(runs: Runs): Int32Array {
  let length = 0
  for (let at = 0; at < runs.length; at += 2) length += runs[at] as number
  const numbers = new Int32Array(length)
  let place = 0
  for (let at = 0; at < runs.length; at += 2)
    for (let nth = 0; nth < (runs[at] as number); nth++) numbers[place++] = (runs[at + 1] as number) + nth
  return numbers
}

/** The columns of a numbering, whose names end in its own. */
export function numberingColumns(name: string, numbering: Numbering): Columns {
  const { starts, grown, gained } = numbering.save()
  return { [`starts${name}`]: starts, [`grown${name}`]: grown, [`gained${name}`]: gained }
}

export function readNumbering(name: string, columns: Columns | undefined): Numbering {
  if (!columns) return new Numbering()
  const column = (what: string) => columns[`${what}${name}`] as Int32Array
  return new Numbering({ starts: column('starts'), grown: column('grown'), gained: column('gained') })
}
