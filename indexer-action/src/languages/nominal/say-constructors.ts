/** Says which constructors run although nobody calls them, because a class inherits them, or its own call no other. */
import type { ClassInfo, MemberInfo } from './classes.ts'
import { type Evaluation, toMember } from './evaluation.ts'
import { superclassOf } from './inheritance.ts'
import { FLAG } from './ir.ts'
import { methodsNamed } from './members.ts'

/** At the name of a class all of which was read. `isCalled`: its head calls a constructor of what it extends. */
export function sayOfClass(e: Evaluation, cls: ClassInfo, isCalled: boolean): void {
  // Other parts of the class would repeat it.
  if (cls.symbol === undefined || cls.symbol !== e.file.file.symbols[e.from]?.id) return
  const { constructorName } = e.program.dialect
  if (constructorName !== undefined) sayInherited(e, cls, constructorName)
  else if (!isCalled && (cls.constructors.length === 0 || cls.constructors.some(({ symbol }) => symbol === undefined)))
    sayOfSuperclass(e, cls)
}

/** Where constructors are methods, a class that has none runs the inherited one. */
function sayInherited(e: Evaluation, cls: ClassInfo, name: string): void {
  if (cls.has(FLAG.interface | FLAG.trait)) return
  for (const one of methodsNamed(e.program, cls, name).methods)
    if (one.owner !== cls && !one.has(FLAG.abstract)) sayAt(e, one)
}

/** The constructor that takes no arguments, of the nearest class that has any. */
export function sayOfSuperclass(e: Evaluation, cls: ClassInfo): void {
  const seen = new Set([cls])
  for (let at = superclassOf(e.program, cls)?.of; at && !seen.has(at); at = superclassOf(e.program, at)?.of) {
    if (at.external !== undefined) return
    seen.add(at)
    if (at.constructors.length === 0) continue
    const taking = at.constructors.filter((one) => e.overloads.accepts(one, [], new Map()))
    for (const one of e.overloads.choose(taking, [], () => new Map())) sayAt(e, one)
    return
  }
}

/** At the name of what is being read. */
function sayAt(e: Evaluation, made: MemberInfo): void {
  const symbol = e.file.file.symbols[e.from]
  if (symbol && made.symbol !== undefined) e.out.implied(symbol, e.from, 'runs', toMember(made))
}
