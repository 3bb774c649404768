/** What variables are where branches meet again: what either branch has made of them, where types are not declared. */
import type { Evaluation, LocalVariable } from './evaluation.ts'
import { FIT } from './fitting.ts'
import { either } from './joins.ts'
import { eitherOf, type Type } from './types.ts'

type State = Pick<LocalVariable, 'type' | 'made'>

interface Branch {
  before: ReadonlyMap<LocalVariable, State>
  /** Of those that it assigns. */
  after: ReadonlyMap<LocalVariable, State>
}

/** Reads a branch; its variables are left as they were before it. */
export function readBranch(e: Evaluation, read: () => void): Branch {
  const before = new Map<LocalVariable, State>()
  eachLocal(e, (local) => before.set(local, stateOf(local)))
  read()
  const after = new Map<LocalVariable, State>()
  eachLocal(e, (local) => {
    const known = before.get(local)
    if (known && known.type === local.type) return
    // What a check in it guesses is not assigned.
    if (local.type !== undefined && e.guesses.get(local) === local.type) return
    after.set(local, stateOf(local))
    Object.assign(local, known ?? UNKNOWN)
  })
  return { before, after }
}

const UNKNOWN: State = { type: undefined, made: undefined }

const stateOf = ({ type, made }: LocalVariable): State => ({ type, made })

/** `ends`: 1 if what follows comes from the second alone, 2 if from the first alone. */
export function meet(e: Evaluation, first: Branch, second: Branch, ends: number): void {
  for (const local of new Set([...first.after.keys(), ...second.after.keys()])) {
    const at = ({ before, after }: Branch): State => after.get(local) ?? before.get(local) ?? UNKNOWN
    const [one, two] = [at(first), at(second)]
    if (ends === 1 || ends === 2) Object.assign(local, ends === 1 ? two : one)
    else {
      local.type = join(e, one.type, two.type)
      local.made = one.made && two.made ? [...new Set([...one.made, ...two.made])] : (one.made ?? two.made)
    }
  }
}

function eachLocal(e: Evaluation, visit: (local: LocalVariable) => void): void {
  for (let depth = e.frames.length - 1; depth >= 0; depth--) {
    const frame = e.frames[depth]
    if (frame?.is !== 'block') break
    for (const local of frame.names.values()) visit(local)
    if (frame.isolated) break
  }
}

/** Of two classes of which one extends the other, the other comes first: its methods are those that are called. */
function join(e: Evaluation, one: Type | undefined, two: Type | undefined): Type | undefined {
  const isClass = (type: Type | undefined) => type?.is === 'class' || type?.is === 'union'
  if (!isClass(one) || !isClass(two)) return either(e, one, two)
  return e.overloads.fit(one, two) === FIT.plain ? eitherOf([two, one]) : eitherOf([one, two])
}
