/** What a file says of names, collected (see `Offers.named`). */
export class Said {
  readonly #named = new Map<string, unknown[]>()

  say(name: string, what: unknown): void {
    const said = this.#named.get(name)
    if (said) said.push(what)
    else this.#named.set(name, [what])
  }

  /** By name: all that is said of it, as JSON. */
  texts(): ReadonlyMap<string, string> {
    return new Map([...this.#named].map(([name, said]) => [name, JSON.stringify(said)]))
  }
}
