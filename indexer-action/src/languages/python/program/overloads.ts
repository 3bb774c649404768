/**
 * Which overloads a call can choose, by what is written at the call: how many arguments it has, their names, literals, and types that
 * annotations and constructions say. Nothing here follows values, so an argument that says nothing leaves all of them.
 */

import { FLAG, type FunctionFact, PARAMETER_KIND } from '../value-graph.ts'
import { takes, type Value, type Verdict, written } from './overload-types.ts'
import type { Program } from './program.ts'

/** Arguments of a call. */
interface Arguments {
  positional: readonly (Value | undefined)[]
  named: ReadonlyMap<number, Value | undefined>
  /** There may be more of them: `*rest`, `**options`. */
  isOpen: boolean
}

/**
 * The overloads that a call of a function can choose; undefined where that may be any of them. `list`: its arguments, or -1 if `given`
 * has the first of them.
 */
export function chosenOverloads(
  program: Program,
  fn: number,
  isBound: boolean,
  list: number,
  given: readonly number[],
): readonly number[] | undefined {
  const isOne = (program.fn(fn).flags & FLAG.overload) !== 0
  const overloads = isOne ? [fn, ...program.files.overloads(fn)].sort((a, b) => a - b) : program.files.overloads(fn)
  if (overloads.length < 2 || (list < 0 && given.length === 0)) return undefined
  const chosen = new Set<number>()
  for (const choice of argumentsOf(program, list, given)) {
    for (const overload of overloads) {
      const verdict = fits(program, program.fn(overload).parameters.slice(isBound ? 1 : 0), choice)
      if (verdict !== 'no') chosen.add(overload)
      if (verdict === 'yes') break
    }
  }
  if (chosen.size === 0 || chosen.size === overloads.length) return undefined
  return overloads.filter((one) => chosen.has(one))
}

/** Of arguments that can be one thing or another, more combinations are not told apart. */
const MOST_CHOICES = 16

/** The arguments of a call, once for each combination of what they can be; none where one is spread before others. */
function argumentsOf(program: Program, list: number, given: readonly number[]): Arguments[] {
  const { lists } = program
  const count = list < 0 ? given.length : (lists[list] as number)
  const nodes = list < 0 ? [...given] : [...lists.subarray(list + 1, list + 1 + count)]
  if (nodes.some((node) => node < 0)) return []
  const names: number[] = []
  let isOpen = list < 0
  const keywords = list + 1 + count
  for (let k = 0; list >= 0 && k < (lists[keywords] as number); k++) {
    const name = lists[keywords + 1 + 2 * k] as number
    if (name < 0) isOpen = true
    else {
      names.push(name)
      nodes.push(lists[keywords + 2 + 2 * k] as number)
    }
  }
  let choices: (Value | undefined)[][] = [[]]
  for (const node of nodes) {
    const values = written(program, node) ?? []
    const each = values.length === 0 || choices.length * values.length > MOST_CHOICES ? [undefined] : values
    choices = choices.flatMap((choice) => each.map((value) => [...choice, value]))
  }
  return choices.map((choice) => ({
    positional: choice.slice(0, count),
    named: new Map(names.map((name, at) => [name, choice[count + at]])),
    isOpen,
  }))
}

function fits(
  program: Program,
  parameters: FunctionFact['parameters'],
  { positional, named, isOpen }: Arguments,
): Verdict {
  let verdict: Verdict = isOpen ? 'maybe' : 'yes'
  const isTaken = new Set<number>()
  const take = (parameter: FunctionFact['parameters'][number], argument: Value | undefined): boolean => {
    isTaken.add(parameter[0])
    const one = parameter[3] < 0 ? 'yes' : takes(program, parameter[3], argument)
    if (one === 'maybe') verdict = 'maybe'
    return one !== 'no'
  }
  const plain = parameters.filter(([, kind]) => kind === PARAMETER_KIND.plain || kind === PARAMETER_KIND.positionalOnly)
  const variadic = parameters.find(([, kind]) => kind === PARAMETER_KIND.variadic)
  for (const [at, argument] of positional.entries()) {
    const parameter = plain[at] ?? variadic
    if (!parameter || !take(parameter, argument)) return 'no'
  }
  const keywords = parameters.find(([, kind]) => kind === PARAMETER_KIND.keywords)
  for (const [name, argument] of named) {
    const parameter = parameters.find((one) => one[0] === name && one[1] < PARAMETER_KIND.variadic) ?? keywords
    if (!parameter || !take(parameter, argument)) return 'no'
  }
  const isMissing = parameters.some(
    ([name, kind, , , fallback]) => kind < PARAMETER_KIND.variadic && fallback < 0 && !isTaken.has(name),
  )
  return isMissing && !isOpen ? 'no' : verdict
}
