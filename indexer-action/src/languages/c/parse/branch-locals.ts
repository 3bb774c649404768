/** Locals of one name and scope that branches of the preprocessor declare: which of them the name means. */
import { likelihoodOn } from '../builds/likelihood.ts'
import type { Facts } from './facts.ts'

export class BranchLocals {
  readonly #facts: Facts
  readonly #cpp: boolean
  /** Locals that `#if` and `#else` both declare in one scope: the one that is meant behind both → what each stands under. */
  readonly #twins = new Map<number, { local: number; conditions: readonly string[] }[]>()
  readonly #declaredIf = new Map<number, readonly string[]>()

  constructor(facts: Facts, cpp: boolean) {
    this.#facts = facts
    this.#cpp = cpp
  }

  /** In a branch the name means what that branch has declared. */
  meant(local: number): number {
    if (this.#twins.size === 0) return local
    const around = this.#facts.conditions
    const own = this.#twins
      .get(local)
      ?.find(({ conditions }) => conditions.length > 0 && conditions.every((one) => around.includes(one)))
    return own?.local ?? local
  }

  /** A second declaration in one scope is that of another branch: of the two, the likelier one is meant behind both, or the first. */
  bind(scope: Map<number, number>, word: number, local: number): void {
    const { conditions } = this.#facts
    const known = scope.get(word)
    if (conditions.length > 0 || known !== undefined) this.#declaredIf.set(local, conditions)
    const before = known === undefined ? undefined : this.#declaredIf.get(known)
    if (known === undefined || before === undefined || before === conditions || conditions.length === 0) {
      scope.set(word, local)
      return
    }
    // A switch that the file does not set is off more often than not.
    const own = (name: string) => ({ likely: this.#facts.macros.has(name) ? 0.9 : 0.4 })
    const likely = (all: readonly string[]): number =>
      Math.min(1, ...all.map((one) => likelihoodOn(this.#facts.system, this.#cpp, one, own)))
    const meant = likely(conditions) > likely(before) ? local : known
    const twins = this.#twins.get(known) ?? [{ local: known, conditions: before }]
    this.#twins.delete(known)
    this.#twins.set(meant, [...twins, { local, conditions }])
    scope.set(word, meant)
  }
}
