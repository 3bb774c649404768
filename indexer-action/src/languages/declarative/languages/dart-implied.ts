/** Dart: whose code runs where no call of it is written. */
import type { Runs } from '../rules.ts'
import type { Syntax } from '../syntax.ts'
import { after } from './dart-syntax.ts'

/** An accessor with a body, which follows its head or the head that encloses that. */
export const ranByUse =
  (use: 'read' | 'write') =>
  (t: Syntax, signature: number): Runs[] => {
    const around = t.parent(signature)
    const head = around !== undefined && t.type(around) === 'method_signature' ? around : signature
    const next = after(t, head)
    return next !== undefined && t.type(next) === 'function_body' ? [use] : []
  }

/** A constructor may say which other one it runs first: one of its own class, or one of the base class. */
export function ranByConstructor(t: Syntax, signature: number): Runs[] {
  const head = t.parent(signature)
  if (head === undefined) return []
  const list = t.each(head, 'initializers').flatMap((all) => t.each(all, 'initializer_list_entry'))
  const isNamed = t.first(head, 'redirection') !== undefined || list.some((one) => t.first(one, 'super') !== undefined)
  return isNamed ? [] : ['super']
}

/** A class may name a base class, and not only mixins or interfaces. */
export function ranByClass(t: Syntax, type: number): Runs[] {
  const clause = t.first(type, 'superclass')
  return clause !== undefined && t.first(clause, 'type_identifier') !== undefined ? ['super'] : []
}
