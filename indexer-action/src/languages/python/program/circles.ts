/**
 * Cached answers that depend on each other, possibly in cycles.
 *
 * A key that is asked for while its own answer is being computed gets a provisional answer. Answers that depend on a provisional
 * one are kept until the cycle is closed, at the key that it began with, and are computed again when they are asked for later.
 * Otherwise the meaning of a name would depend on which key was asked for first, and an index on the order in which it is built.
 */

/** Shared by all `Answers` that depend on each other. */
export class Circle {
  /** Number of keys whose answers are being computed. */
  depth = 0
  /** Depth of the outermost of them for which a provisional answer was given. */
  reached = Number.POSITIVE_INFINITY
  /** Callbacks that drop the answers which are valid only until the cycle is closed. */
  readonly pending: (() => void)[] = []
}

export class Answers<Answer extends object> {
  readonly #circle: Circle
  readonly #find: (key: number) => Answer
  readonly #standIn: (key: number) => Answer
  readonly #known = new Map<number, Answer>()
  readonly #underWay = new Map<number, number>()
  readonly #passing = new Map<number, { answer: Answer; reached: number }>()

  constructor(circle: Circle, find: (key: number) => Answer, standIn: (key: number) => Answer) {
    this.#circle = circle
    this.#find = find
    this.#standIn = standIn
  }

  of(key: number): Answer {
    const known = this.#known.get(key)
    if (known) return known
    const circle = this.#circle
    const passing = this.#passing.get(key)
    const began = passing ? passing.reached : this.#underWay.get(key)
    if (began !== undefined) {
      circle.reached = Math.min(circle.reached, began)
      return passing ? passing.answer : this.#standIn(key)
    }
    const depth = circle.depth++
    const outside = circle.reached
    const mark = circle.pending.length
    circle.reached = Number.POSITIVE_INFINITY
    this.#underWay.set(key, depth)
    const answer = this.#find(key)
    this.#underWay.delete(key)
    circle.depth--
    const { reached } = circle
    if (reached >= depth) {
      while (circle.pending.length > mark) circle.pending.pop()?.()
      this.#known.set(key, answer)
    } else {
      this.#passing.set(key, { answer, reached })
      circle.pending.push(() => this.#passing.delete(key))
    }
    circle.reached = Math.min(outside, reached >= depth ? outside : reached)
    return answer
  }
}
