/** What two values have in common. */
import type { Evaluation } from './evaluation.ts'
import { FIT } from './fitting.ts'
import { ancestorsOf, asAncestor } from './inheritance.ts'
import { heldBy, isOptional } from './optional-types.ts'
import { arrayOf, eitherOf, primitive, type Type } from './types.ts'

/** The name of the number or truth value that a type is, or boxes. */
export function numeric(e: Evaluation, given: Type | undefined): string | undefined {
  const type = heldBy(e.program, given)
  if (type?.is === 'primitive') return type.name
  if (type?.is === 'class')
    for (const [name, box] of e.program.dialect.boxes) if (box === type.of.qualified) return name
  return undefined
}

/** The type of either of two values. */
export function either(e: Evaluation, a: Type | undefined, b: Type | undefined): Type | undefined {
  if (a === undefined || b === undefined) return a?.is === 'null' || b?.is === 'null' ? undefined : (a ?? b)
  if (a.is === 'null') return b
  if (b.is === 'null') return a
  if (isOptional(e.program, a) && e.overloads.fit(b, a) !== FIT.no) return a
  if (isOptional(e.program, b) && e.overloads.fit(a, b) !== FIT.no) return b
  if (e.overloads.fit(a, b) === FIT.plain) return b
  if (e.overloads.fit(b, a) === FIT.plain) return a
  if (a.is === 'array' && b.is === 'array') {
    if (a.of === undefined || b.of === undefined) return a.of === undefined ? b : a
    return arrayOf(either(e, a.of, b.of))
  }
  // Where types are not declared, a value may be of either.
  const isOpen = e.program.dialect.implicitLocals
  if (a.is === 'primitive' || b.is === 'primitive') {
    if (isOpen && a.is !== b.is) return a.is === 'primitive' ? b : a
    const [one, two] = [numeric(e, a), numeric(e, b)]
    return one !== undefined && one === two ? primitive(one) : undefined
  }
  if (a.is !== 'class' || b.is !== 'class') return isOpen ? eitherOf([a, b]) : undefined
  // The first ancestor that both have: a person would look there too.
  for (const ancestor of ancestorsOf(e.program, a.of).keys())
    if (ancestor.qualified !== e.program.dialect.root && asAncestor(e.program, b, ancestor))
      return asAncestor(e.program, a, ancestor)
  return isOpen ? eitherOf([a, b]) : undefined
}
