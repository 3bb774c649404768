/** Names bound in nested scopes. Closing a scope restores the previous bindings. */
export class Bindings {
  readonly #bound = new Map<string, number>()
  readonly #trail: [name: string, before: number][] = []
  readonly #marks: number[] = []

  open(): void {
    this.#marks.push(this.#trail.length)
  }

  close(): void {
    const mark = this.#marks.pop() ?? 0
    while (this.#trail.length > mark) {
      const [name, before] = this.#trail.pop() as [string, number]
      this.#bound.set(name, before)
    }
  }

  bind(name: string, node: number): void {
    this.#trail.push([name, this.#bound.get(name) ?? 0])
    this.#bound.set(name, node)
  }

  get(name: string): number {
    return this.#bound.get(name) ?? 0
  }
}
