/**
 * Answers that ask for other answers, and in a circle for themselves.
 *
 * A question that is asked again while it is under way gets a stand-in. What follows from a stand-in holds until the circle
 * closes, at the question that it began with, and is worked out anew when it is asked for afterwards: otherwise what a name
 * means would depend on who was asked first, and an index on the order of its making.
 */

/** Shared by all tables whose answers ask each other. */
export class Circle {
  /** Questions under way. */
  depth = 0
  /** The outermost of them that somebody got a stand-in for. */
  reached = Number.POSITIVE_INFINITY
  /** Answers that hold until a circle closes. */
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
