/**
 * The classes and modules of a program, as Ruby finds constants and methods in them. Those that no file declares are made when they
 * are named, so that what is known of the standard library (and what a repository adds to it) has a place.
 */
import type { Id } from '../../../../src/contract/ids.ts'
import type { Parameter } from './graph.ts'
import type { Place } from './program.ts'

/** Something that can be called on an object. Nodes are those of the whole program. */
export interface Method {
  readonly name: string
  readonly owner: Class
  /** Its symbol, if it has one. */
  readonly id: Id | undefined
  readonly path: string
  readonly self: number
  readonly result: number
  readonly parameters: readonly Parameter[]
  /** The node of its block. */
  readonly block: number
  /** It is defined for one object, at this place. */
  readonly within?: Place
  /** It only calls a method of another object. */
  readonly handsOn?: true
  /** It only reads or writes a variable of the object. */
  readonly accesses?: { readonly variable: string; readonly writes: boolean }
}

export class Class {
  readonly name: string
  readonly isModule: boolean
  /** It is declared in the repository, though perhaps without a symbol. */
  isInside = false
  /** Its methods are the attributes of a model. */
  isOfTable = false
  readonly symbols: { readonly id: Id; readonly path: string }[] = []
  superclass: Class | undefined
  readonly includes: Class[] = []
  readonly prepends: Class[] = []
  /** Modules whose methods the class itself has. */
  readonly extends: Class[] = []
  readonly methods = new Map<string, Method[]>()
  /** Methods of the class itself. */
  readonly statics = new Map<string, Method[]>()
  readonly constants = new Map<string, Class | number>()
  /** Nodes of instance and class variables. */
  readonly variables = new Map<string, number>()
  /** Nodes of variables of the class itself. */
  readonly ownVariables = new Map<string, number>()

  constructor(name: string, isModule: boolean) {
    this.name = name
    this.isModule = isModule
  }
}

/** In front of a path that was made of other names, as a route's. */
export const SPELLED = '~'

export class Classes {
  readonly all: Class[] = []
  /** Constants of classes by their names in lower case, as far as they have been read. */
  readonly #inLowerCase = new Map<Class, { names: Map<string, string[]>; keys: Iterator<string>; read: number }>()
  readonly object: Class
  /** Of classes and of names in them, what was looked up since ancestors changed. */
  readonly #lines = new Map<Class, readonly Class[]>()
  readonly #mixedIn = new Map<Class, readonly Class[]>()
  readonly #below = new Map<Class, Class[]>()
  readonly #methods = new Map<Class, Map<string, readonly Method[]>>()
  readonly #ownMethods = new Map<Class, Map<string, readonly Method[]>>()

  constructor() {
    this.object = this.make('Object', false)
    this.object.constants.set('Object', this.object)
  }

  make(name: string, isModule: boolean): Class {
    const made = new Class(name, isModule)
    this.all.push(made)
    return made
  }

  /** The class of that name directly in another one, made if there is none. */
  within(outer: Class, name: string, isModule = false): Class {
    const known = outer.constants.get(name)
    if (known instanceof Class) return known
    const made = this.make(outer === this.object ? name : `${outer.name}::${name}`, isModule)
    outer.constants.set(name, made)
    return made
  }

  /** A class of the standard library, by its name. */
  core(name: string): Class {
    return this.within(this.object, name)
  }

  /** What a path means at a place; `around`: the classes around it, innermost first. */
  constant(path: string, around: readonly Class[]): Class | number | undefined {
    if (path.startsWith(SPELLED)) return this.#spelled(path.slice(SPELLED.length).split('::'))
    const [head, ...rest] = path.replace(/^::/, '').split('::') as [string, ...string[]]
    let found = path.startsWith('::') ? this.object.constants.get(head) : this.#head(head, around)
    for (const name of rest) {
      if (!(found instanceof Class)) return undefined
      found = this.#inherited(found, name)
    }
    return found
  }

  /** What a path from the top means that was made of other names: of an acronym (`OIDC`) these do not tell the case. */
  #spelled(names: readonly string[]): Class | undefined {
    let at = this.object
    for (const name of names) {
      const found = at.constants.get(name) ?? this.#alike(at, name)
      if (!(found instanceof Class)) return undefined
      at = found
    }
    return at
  }

  /** The only constant of a class that is called so, whatever the case of its letters. */
  #alike(of: Class, name: string): Class | number | undefined {
    const { constants } = of
    const known = this.#inLowerCase.get(of) ?? { names: new Map<string, string[]>(), keys: constants.keys(), read: 0 }
    this.#inLowerCase.set(of, known)
    // Constants are added at the end and stay: each is looked at once.
    for (; known.read < constants.size; known.read++) {
      const key = known.keys.next().value as string
      const alike = known.names.get(key.toLowerCase())
      if (alike) alike.push(key)
      else known.names.set(key.toLowerCase(), [key])
    }
    const [only, ...others] = known.names.get(name.toLowerCase()) ?? []
    return only === undefined || others.length > 0 ? undefined : constants.get(only)
  }

  /** The class that a path means. One that nothing declares is made. */
  named(path: string, around: readonly Class[]): Class | undefined {
    const found = this.constant(path, around)
    if (found !== undefined) return found instanceof Class ? found : undefined
    const names = path.replace(/^::/, '').split('::')
    let at = this.object
    for (const [nth, name] of names.entries()) {
      const known = nth === 0 && !path.startsWith('::') ? this.#head(name, around) : at.constants.get(name)
      at = known instanceof Class ? known : this.within(at, name)
    }
    return at
  }

  #head(name: string, around: readonly Class[]): Class | number | undefined {
    for (const one of around) {
      const found = one.constants.get(name)
      if (found !== undefined) return found
    }
    const [innermost] = around
    const found = (innermost && this.#inherited(innermost, name)) ?? this.object.constants.get(name)
    // A module that is included at the top level shows its constants everywhere.
    const isElsewhere = found instanceof Class && !found.isInside
    return (found === undefined || isElsewhere ? this.#mixedIntoObject(name) : undefined) ?? found
  }

  #mixedIntoObject(name: string): Class | number | undefined {
    for (const module of this.object.includes) {
      const found = module.constants.get(name)
      if (typeof found === 'number' || found?.isInside) return found
    }
    return undefined
  }

  #inherited(of: Class, name: string): Class | number | undefined {
    for (const one of this.line(of)) {
      const found = one === this.object && of !== this.object ? undefined : one.constants.get(name)
      if (found !== undefined) return found
    }
    return undefined
  }

  /** A class and its ancestors in the order in which methods are looked up. */
  line(of: Class): readonly Class[] {
    let known = this.#lines.get(of)
    if (!known) {
      this.#lines.set(of, [of]) // cycles end here
      const above = of.superclass ?? (of === this.object ? undefined : this.object)
      const all = [...this.#mixed(of), ...(above ? this.line(above) : [])]
      known = [...new Set(all)]
      this.#lines.set(of, known)
    }
    return known
  }

  /** A class or module with what is mixed into it. */
  #mixed(into: Class, seen = new Set<Class>()): Class[] {
    if (seen.has(into)) return []
    seen.add(into)
    return [
      ...[...into.prepends].reverse().flatMap((one) => this.#mixed(one, seen)),
      into,
      ...[...into.includes].reverse().flatMap((one) => this.#mixed(one, seen)),
    ]
  }

  /** The same, remembered: a class that many modules extend is asked for many names. */
  #withMixedIn(module: Class): readonly Class[] {
    let known = this.#mixedIn.get(module)
    if (!known) {
      known = this.#mixed(module)
      this.#mixedIn.set(module, known)
    }
    return known
  }

  /** The classes that have this one among their ancestors. */
  below(of: Class): readonly Class[] {
    if (this.#below.size === 0)
      for (const one of this.all)
        for (const above of this.line(one)) {
          if (above === one || above === this.object) continue
          const known = this.#below.get(above)
          if (known) known.push(one)
          else this.#below.set(above, [one])
        }
    return this.#below.get(of) ?? []
  }

  /** Call after a class has got another ancestor. */
  forgetLines(): void {
    this.#lines.clear()
    this.#mixedIn.clear()
    this.#below.clear()
    this.#methods.clear()
    this.#ownMethods.clear()
  }

  /** The methods of that name that an object of the class has. */
  method(of: Class, name: string): readonly Method[] {
    return remembered(this.#methods, of, name, () => {
      for (const one of this.line(of)) {
        const found = one.methods.get(name)
        if (found) return found
      }
      return NONE
    })
  }

  /** The methods of that name that the class itself has. */
  ownMethod(of: Class, name: string): readonly Method[] {
    return remembered(this.#ownMethods, of, name, () => {
      for (const one of this.line(of)) {
        if (one.isModule && one !== of) continue
        const found = one.statics.get(name) ?? this.#extended(one, name)
        if (found) return found
      }
      return this.method(this.core(of.isModule ? 'Module' : 'Class'), name)
    })
  }

  /** Methods of the modules that a class is extended by. */
  #extended(of: Class, name: string): readonly Method[] | undefined {
    for (const module of [...of.extends].reverse())
      for (const one of this.#withMixedIn(module)) {
        const found = one.methods.get(name)
        if (found) return found
      }
    return undefined
  }

  /** The methods of that name behind those of `owner` in the line of a class. */
  above(owner: Class, of: Class, name: string, isStatic: boolean): readonly Method[] {
    const line = this.line(of)
    const own = line.indexOf(owner)
    const at = own >= 0 ? own : line.findIndex((one) => one.extends.some((each) => this.line(each).includes(owner)))
    for (const one of line.slice(at + 1)) {
      const found = isStatic ? (one.statics.get(name) ?? this.#extended(one, name)) : one.methods.get(name)
      if (found) return found
    }
    return NONE
  }
}

const NONE: readonly Method[] = []

function remembered(
  known: Map<Class, Map<string, readonly Method[]>>,
  of: Class,
  name: string,
  find: () => readonly Method[],
): readonly Method[] {
  let ofClass = known.get(of)
  if (!ofClass) {
    ofClass = new Map()
    known.set(of, ofClass)
  }
  let found = ofClass.get(name)
  if (!found) {
    found = find()
    ofClass.set(name, found)
  }
  return found
}
