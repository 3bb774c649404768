/** Classes that a call makes: `Point = Struct.new(:x, :y) do … end`, `Failure = Class.new(StandardError)`. */
import type { Syntax } from '../declarative/syntax.ts'
import { argumentsOf } from './call-syntax.ts'

/** Their superclass or members are the arguments, their body is the block. */
const MAKES_CLASS = /^(Class\.new|Module\.new|Struct\.new|Data\.define)$/

interface Made {
  maker: string
  args: number[]
}

export function makerOf(t: Syntax, call: number): Made | undefined {
  if (t.type(call) !== 'call') return undefined
  const [method, receiver] = [t.field(call, 'method'), t.field(call, 'receiver')]
  if (method === undefined || receiver === undefined) return undefined
  const maker = `${t.text(receiver).replace(/^::/, '')}.${t.text(method)}`
  return MAKES_CLASS.test(maker) ? { maker, args: argumentsOf(t, call) } : undefined
}

/** Where a constant is assigned one. */
export function madeBy(t: Syntax, assignment: number): Made | undefined {
  const [left, right] = [t.field(assignment, 'left'), t.field(assignment, 'right')]
  return left === undefined || right === undefined || t.type(left) !== 'constant' ? undefined : makerOf(t, right)
}

/** The symbols that name the members of a struct which has a name itself, or is what a class extends. */
export function membersOf(t: Syntax, call: number): number[] {
  const around = t.parent(call)
  const type = around === undefined ? '' : t.type(around)
  const made =
    type === 'assignment' ? madeBy(t, around as number) : type === 'superclass' ? makerOf(t, call) : undefined
  return made !== undefined && /^(Struct|Data)/.test(made.maker) ? structMembers(t, made.args) : []
}

export const structMembers = (t: Syntax, args: readonly number[]): number[] =>
  args.filter((one) => t.type(one) === 'simple_symbol')
