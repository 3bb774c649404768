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

const NOTHING: State = { type: undefined, made: undefined }

/** Reads a branch; its variables are left as they were before it. */
export function readBranch(e: Evaluation, read: () => void): Branch {
  const before = statesOf(e)
  read()
  const after = new Map<LocalVariable, State>()
  for (const [local, state] of statesOf(e)) {
    const was = before.get(local) ?? NOTHING
    if (was.type === state.type && was.made === state.made && before.has(local)) continue
    // What a check in it guesses is not assigned.
    if (state.type !== undefined && e.guesses.get(local) === state.type) continue
    after.set(local, state)
    Object.assign(local, was)
  }
  return { before, after }
}

/** `ends`: 1 if what follows comes from the second alone, 2 if from the first alone. */
export function meet(e: Evaluation, first: Branch, second: Branch, ends: number): void {
  for (const local of new Set([...first.after.keys(), ...second.after.keys()])) {
    const at = ({ before, after }: Branch) => after.get(local) ?? before.get(local) ?? NOTHING
    const [one, two] = [at(first), at(second)]
    if (ends === 1 || ends === 2) Object.assign(local, ends === 1 ? two : one)
    else {
      local.type = join(e, one.type, two.type)
      local.made = [...new Set([...(one.made ?? []), ...(two.made ?? [])])]
    }
  }
}

function statesOf(e: Evaluation): Map<LocalVariable, State> {
  const states = new Map<LocalVariable, State>()
  for (let depth = e.frames.length - 1; depth >= 0; depth--) {
    const frame = e.frames[depth]
    if (frame?.is !== 'block') break
    for (const local of frame.names.values()) states.set(local, { type: local.type, made: local.made })
    if (frame.isolated) break
  }
  return states
}

/** Of two classes of which one extends the other, the other comes first: its methods are those that are called. */
function join(e: Evaluation, one: Type | undefined, two: Type | undefined): Type | undefined {
  const isClass = (type: Type | undefined) => type?.is === 'class' || type?.is === 'union'
  if (!isClass(one) || !isClass(two)) return either(e, one, two)
  return e.overloads.fit(one, two) === FIT.plain ? eitherOf([two, one]) : eitherOf([one, two])
}
