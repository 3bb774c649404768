/** Calls in the body of a class that name attributes and methods which its objects have: `validates :name`, `alias_method :a, :b`. */
import { optionOf } from './call-syntax.ts'
import type { Named } from './graph.ts'
import type { GraphBuilder } from './graph-builder.ts'
import { note, symbolsIn } from './naming-calls.ts'

/** All their symbols are names. */
const ALL =
  /^(validates|validates_\w+|normalizes|encrypts|attr_readonly|accepts_nested_attributes_for|private|public|protected|memoize)$/
/** The first one is. */
const FIRST = /^(serialize|store|store_accessor)$/
const ALIASES = /^alias_(method|attribute)$/
const ASSOCIATES = /^(has_many|has_one|belongs_to|has_and_belongs_to_many)$/
const OF_CLASS = /^(private|public)_class_method$/
/** Of callbacks around actions, `only: [:show]` names those. */
const ACTIONS = /^(skip_|prepend_|append_)?(before|after|around)_action$/
const NAMING = [ALL, FIRST, ALIASES, ASSOCIATES, OF_CLASS, ACTIONS, /^delegate$/]

export const namesOwn = (name: string): boolean => NAMING.some((names) => names.test(name))

/** `owner`: the scope of the class. */
export function nameOwn(b: GraphBuilder, owner: number, name: string, args: readonly number[]): void {
  const own = (nodes: readonly (number | undefined)[]): Named[] =>
    symbolsIn(
      b,
      owner,
      nodes.filter((one) => one !== undefined),
      'own',
    )
  const of = (option: string, among = args): number | undefined => optionOf(b.t, among, option)
  if (OF_CLASS.test(name)) {
    note(b, owner, -1, 'method', own(args))
    return
  }
  const symbols = ALL.test(name) ? args : FIRST.test(name) ? args.slice(0, 1) : ALIASES.test(name) ? args.slice(1) : []
  const options = ACTIONS.test(name) ? [of('only'), of('except')] : []
  const uniqueness = name === 'validates' ? of('uniqueness') : undefined
  const within = name === 'validates_uniqueness_of' ? args : uniqueness === undefined ? [] : b.t.named(uniqueness)
  note(b, owner, -1, 'own', own([...symbols, ...options, of('scope', within)]))
  const to = name === 'delegate' ? of('to') : undefined
  if (to !== undefined) note(b, owner, -1, 'own', symbolsIn(b, owner, [to], 'method'))
  if (ASSOCIATES.test(name)) nameAssociated(b, owner, name, args)
}

/** What an association names of the model itself, and of the one that it leads to. */
function nameAssociated(b: GraphBuilder, owner: number, name: string, args: readonly number[]): void {
  const [first] = args
  if (first === undefined || b.t.type(first) !== 'simple_symbol') return
  const of = (...options: string[]): Named[] =>
    symbolsIn(
      b,
      owner,
      options.flatMap((option) => optionOf(b.t, args, option) ?? []),
    )
  const belongs = name === 'belongs_to'
  const own = belongs ? of('foreign_key', 'foreign_type') : []
  const there = belongs ? of('inverse_of', 'counter_cache', 'touch') : of('inverse_of', 'foreign_key')
  const through = optionOf(b.t, args, 'through')
  const [by] = through === undefined ? [] : symbolsIn(b, owner, [through])
  if (by) own.push([by[0], by[1], of('source')])
  if (there.length > 0) own.push([b.t.text(first).slice(1), -1, there])
  note(b, owner, -1, 'own', own)
}
