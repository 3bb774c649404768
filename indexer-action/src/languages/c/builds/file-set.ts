/**
 * Files by their number: what one of them sees. A kernel's file sees more than a thousand others, and hundreds of such sets are
 * kept, in a tenth of what a `Set` would take.
 */
export class FileSet {
  /** In the order in which they were added. */
  readonly list: number[] = []
  readonly #bits: Uint8Array

  /** `count`: how many files there are. */
  constructor(count: number, files: readonly number[]) {
    this.#bits = new Uint8Array((count + 7) >> 3)
    for (const file of files) this.add(file)
  }

  get size(): number {
    return this.list.length
  }

  has(file: number): boolean {
    return ((this.#bits[file >> 3] as number) & (1 << (file & 7))) !== 0
  }

  add(file: number): void {
    if (this.has(file)) return
    this.#bits[file >> 3] = (this.#bits[file >> 3] as number) | (1 << (file & 7))
    this.list.push(file)
  }
}
