/** Methods that static imports bring: those of ours, and which of several classes outside has one. */
import type { ClassInfo, MethodGroup } from './classes.ts'
import type { Evaluation } from './evaluation.ts'
import { methodsNamed } from './members.ts'
import type { Program } from './program.ts'

/** `isOpen`: it may come from several classes outside. An import of that name hides what `*` brings. */
export function staticMethods(e: Evaluation, name: string): MethodGroup & { isOpen: boolean } {
  const methods: MethodGroup['methods'] = []
  const outside: ClassInfo[] = []
  const imports = e.program.importsOf(e.file)
  const named = imports.some((one) => one.static && !one.all && one.path.endsWith(`.${name}`))
  for (const one of imports) {
    if (!one.static || (named && one.all)) continue
    const cut = one.all ? one.path.length : one.path.lastIndexOf('.')
    if (!one.all && one.path.slice(cut + 1) !== name) continue
    const cls = e.program.imported(one.path.slice(0, cut), e.file)
    const found = methodsNamed(e.program, cls, name).methods
    for (const method of found) if (!methods.includes(method)) methods.push(method)
    if (found.length === 0 && cls.opaque && !outside.includes(cls)) outside.push(cls)
  }
  const opaque = meantOf(e.program, outside, name)
  return { methods, opaque, isOpen: opaque === undefined && outside.length > 0 }
}

/** The one that is known to have the name, or the only one of which that is not known; of several their package, where it is one. */
function meantOf(program: Program, classes: readonly ClassInfo[], name: string): ClassInfo | undefined {
  if (classes.length < 2) return classes[0]
  const { staticNames } = program.dialect
  const having = classes.filter(({ qualified }) => staticNames?.get(qualified)?.test(name))
  const left = having.length > 0 ? having : classes.filter(({ qualified }) => !staticNames?.has(qualified))
  const [first] = left
  if (left.length < 2) return first
  const isOne = left.every(({ external }) => external === first?.external)
  return isOne && first?.external !== undefined ? program.outsideIn(first.external) : undefined
}
