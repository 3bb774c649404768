/**
 * Methods that a class names by symbols for somebody else to call: `before_action :authenticate, if: :admin?`, `validate :is_complete`.
 */
import { optionOf } from './call-syntax.ts'
import type { GraphBuilder } from './graph-builder.ts'

const NAMES_METHODS =
  /^((skip_|prepend_|append_)?(before|after|around)_\w+|validate|validates(_\w+)?|helper_method|rescue_from|set_callback)$/
/** Of `validates :name, if: :visible?` only the condition is a method that is called. */
const NAMES_ATTRIBUTES = /^(validates(_\w+)?|rescue_from)$/
const OPTIONS = ['if', 'unless', 'with', 'on_error']

export const namesMethods = (name: string): boolean => NAMES_METHODS.test(name)

/** `owner`: the scope of the class, of whose objects the methods are. */
export function declareCallbacks(b: GraphBuilder, owner: number, name: string, args: readonly number[]): void {
  const { t } = b
  const symbols = NAMES_ATTRIBUTES.test(name) ? [] : args
  const options = OPTIONS.flatMap((option) => optionOf(t, args, option) ?? [])
  const object = b.objectOf(b.at(owner).self, owner)
  for (const one of [...symbols, ...options])
    if (t.type(one) === 'simple_symbol') b.calledBy(one, object, owner, t.text(one).slice(1))
}
