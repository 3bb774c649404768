/**
 * Classes get ancestors while a program runs: `base.extend(ClassMethods)`, `Class.new(base)`. What was looked up in them is looked up
 * again then.
 */
import type { Class } from './classes.ts'
import type { Flow } from './flow.ts'
import type { Value } from './values.ts'

/** Of so many classes that include a module it is known in its methods that they do. */
const MOST_USERS = 8
/** How often classes may turn out to have other ancestors. */
const MOST_ROUNDS = 4

export class Ancestors {
  readonly #flow: Flow
  /** Classes that have got another ancestor since methods were looked up. */
  readonly #changed = new Set<Class>()

  constructor(flow: Flow) {
    this.#flow = flow
  }

  /** Tells the classes' hooks and the methods of modules of the ancestors that are written in the program. */
  start(): void {
    for (const one of [...this.#flow.program.classes.all]) this.#hooks(one)
    this.#users()
  }

  /** A class turns out to extend another one; of several, it has the methods of each. */
  extend(made: Class, base: Class): void {
    if (made === base || made.superclass === base || this.#flow.program.classes.line(base).includes(made)) return
    if (made.superclass === undefined) made.superclass = base
    else if (!made.includes.includes(base)) made.includes.push(base)
    else return
    this.#changed.add(made)
  }

  mix(into: Class, how: 'include' | 'extend' | 'prepend', module: Class): void {
    if (this.#flow.program.mix(into, how, module)) this.#changed.add(into)
  }

  /** Looks methods up once more in the classes that have got other ancestors. */
  settle(): void {
    const { program, nodes } = this.#flow
    for (let round = 0; this.#changed.size > 0 && round < MOST_ROUNDS; round++) {
      const { classes } = program
      const changed = new Set(this.#changed)
      this.#changed.clear()
      classes.forgetLines()
      for (const one of changed) this.#hooks(one)
      this.#users()
      const isBelow = memoized((of: Class) => classes.line(of).some((one) => changed.has(one)))
      const isAffected = (value: Value): boolean => value.is !== 'block' && isBelow(value.of)
      for (const call of this.#flow.calls) {
        const values = nodes.values(call.receiver)
        // The list grows meanwhile; what is added is followed where it arrives.
        for (let at = 0, end = values.length; at < end; at++) {
          const value = values[at] as Value
          if (isAffected(value)) this.#flow.follow(call, value)
        }
      }
      nodes.solve()
    }
  }

  /** What Ruby calls when a class gets an ancestor: `included`, `inherited` and their like. */
  #hooks(of: Class): void {
    for (const module of of.includes) this.#hook(module, 'included', of)
    for (const module of of.prepends) this.#hook(module, 'prepended', of)
    for (const module of of.extends) this.#hook(module, 'extended', of)
    if (of.superclass) this.#hook(of.superclass, 'inherited', of)
  }

  #hook(ancestor: Class, name: string, of: Class): void {
    const { program, nodes, values } = this.#flow
    const on = values.class(ancestor)
    for (const method of program.classes.ownMethod(ancestor, name)) {
      const given = program.node()
      nodes.add(given, values.class(of))
      nodes.add(method.self, on)
      this.#flow.arguments.pass([given], method.parameters)
    }
  }

  /** In a method of a module the current object is one of a class that includes it. */
  #users(): void {
    const { program, nodes, values } = this.#flow
    const { classes } = program
    const users = new Map<Class, Value[]>()
    const use = (module: Class, value: Value): void => {
      const known = users.get(module)
      if (!known) users.set(module, [value])
      else if (known.length < MOST_USERS) known.push(value)
    }
    for (const one of [...classes.all]) {
      if (one.isModule || one === classes.object) continue
      const above = new Set(classes.line(one.superclass ?? classes.object))
      for (const each of classes.line(one)) if (each.isModule && !above.has(each)) use(each, values.object(one))
      for (const module of one.extends) use(module, values.class(one))
    }
    for (const { scope, owner, isStatic, self } of program.places())
      if (scope.kind === 'method' && owner.isModule && !isStatic)
        for (const value of users.get(owner) ?? []) nodes.add(self, value)
  }
}

function memoized(isSo: (of: Class) => boolean): (of: Class) => boolean {
  const known = new Map<Class, boolean>()
  return (of) => {
    let so = known.get(of)
    if (so === undefined) {
      so = isSo(of)
      known.set(of, so)
    }
    return so
  }
}
