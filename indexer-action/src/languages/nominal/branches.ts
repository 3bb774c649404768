/** What variables are where branches meet again: what either branch has made of them, where types are not declared. */
import type { Evaluation, LocalVariable } from './evaluation.ts'
import { FIT } from './fitting.ts'
import { either } from './joins.ts'
import { eitherOf, type Type } from './types.ts'

type State = Pick<LocalVariable, 'type' | 'made'>

interface Branch {
  before: ReadonlyMap<LocalVariable, Type | undefined>
  /** Of those that it assigns. */
  after: ReadonlyMap<LocalVariable, State>
  /** What was constructed and put into these before. */
  made: ReadonlyMap<LocalVariable, LocalVariable['made']>
}

/** Reads a branch; its variables are left as they were before it. */
export function readBranch(e: Evaluation, read: () => void): Branch {
  const before = new Map<LocalVariable, Type | undefined>()
  const made = new Map<LocalVariable, LocalVariable['made']>()
  eachLocal(e, (local) => {
    before.set(local, local.type)
    if (local.made) made.set(local, local.made)
  })
  read()
  const after = new Map<LocalVariable, State>()
  eachLocal(e, (local) => {
    const { type } = local
    if (before.get(local) === type && (type !== undefined || before.has(local))) return
    // What a check in it guesses is not assigned.
    if (type !== undefined && e.guesses.get(local) === type) return
    after.set(local, { type, made: local.made })
    local.type = before.get(local)
    local.made = made.get(local)
  })
  return { before, after, made }
}

/** `ends`: 1 if what follows comes from the second alone, 2 if from the first alone. */
export function meet(e: Evaluation, first: Branch, second: Branch, ends: number): void {
  for (const local of new Set([...first.after.keys(), ...second.after.keys()])) {
    const at = ({ before, after, made }: Branch): State =>
      after.get(local) ?? { type: before.get(local), made: made.get(local) }
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
