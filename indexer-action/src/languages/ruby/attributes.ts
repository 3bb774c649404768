/** Calls in the body of a class that declare attributes by their names. */
import type { Syntax } from '../declarative/syntax.ts'

export const CLASS_ACCESSORS = [
  'class_attribute',
  'cattr_accessor',
  'cattr_reader',
  'cattr_writer',
  'mattr_accessor',
  'mattr_reader',
  'mattr_writer',
  'thread_mattr_accessor',
]

const OF_OBJECTS = /^(attr_accessor|attr_reader|attr_writer)$/
/** Their first symbol names an attribute; what follows says more of it. */
const ONE = /^(attribute|has_one_attached|has_many_attached|has_rich_text)$/

export const namesAttributes = (name: string): boolean =>
  OF_OBJECTS.test(name) || ONE.test(name) || name === 'store_accessor' || CLASS_ACCESSORS.includes(name)

/** The symbols that name attributes. */
export function attributesIn(t: Syntax, name: string, args: readonly number[]): number[] {
  if (!namesAttributes(name)) return []
  const symbols = args.filter((one) => t.type(one) === 'simple_symbol')
  if (OF_OBJECTS.test(name) || CLASS_ACCESSORS.includes(name)) return symbols
  if (name === 'store_accessor') return symbols.slice(1)
  const [first] = args
  if (!ONE.test(name) || first === undefined || first !== symbols[0]) return []
  return isOfRequest(t, first) ? symbols : [first]
}

/** In a class of `ActiveSupport::CurrentAttributes`, `attribute :user, :account` names several. */
function isOfRequest(t: Syntax, node: number): boolean {
  for (let at = t.parent(node); at !== undefined; at = t.parent(at)) {
    const superclass = t.type(at) === 'class' ? t.field(at, 'superclass') : undefined
    if (superclass !== undefined) return t.text(superclass).endsWith('CurrentAttributes')
  }
  return false
}
