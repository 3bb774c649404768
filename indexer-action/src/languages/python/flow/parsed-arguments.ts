/**
 * What `argparse` (or `optparse`) was told to set: `parser.set_defaults(run=build)`, and then `args.run(args)`. It is how programs
 * choose the function of a subcommand.
 *
 * The parser is not followed: it is passed around, mostly without annotations. A file that reads such an argument means the defaults
 * of the files that it imports, since one of these has registered the subcommand.
 */
import { VALUE } from '../program/objects.ts'
import { directoryOf } from '../program/packages.ts'
import type { Program } from '../program/program.ts'
import { OP } from '../value-graph.ts'
import { NotContained } from './addition.ts'

const SETTER = 'set_defaults'

/** The node of a default in a file. */
interface Default {
  file: number
  value: number
}

export class ParsedArguments {
  readonly #program: Program
  /** By name. */
  #defaults: ReadonlyMap<number, readonly Default[]> | undefined
  readonly #reached = new Map<number, ReadonlySet<number>>()

  constructor(program: Program) {
    this.#program = program
  }

  /** What `object.name` reads, as nodes: none where the receiver is not of a file, or its value does not come from a parser. */
  read(receiver: number, object: number, name: number): readonly number[] {
    return this.of(object, this.#program.files.numberings.nodes.holder(receiver), name)
  }

  /** The values that a file may read as an attribute of an object: none where the object is not made of arguments. */
  of(object: number, file: number, name: number): readonly number[] {
    const outside = this.#program.objects.outside(object)
    if (outside?.package !== 'std:python' || (outside.name !== '' && outside.name !== 'argparse.Namespace')) return NONE
    const defaults = this.#all().get(name)
    if (!defaults || !(file >= 0)) return NONE
    const reached = this.#reachedFrom(file)
    const told = defaults.filter((one) => reached.has(one.file))
    return (told.length > 0 ? told : this.#beside(file, defaults)).map((one) => one.value)
  }

  /** Throws where what the program has gained may change what was settled. */
  grow(first: number, end: number): void {
    for (let node = first; node < end; node++) if (this.#isSetter(node)) throw new NotContained('defaults of arguments')
  }

  /** The defaults below the nearest directory that has any, in the package of the file. */
  #beside(file: number, defaults: readonly Default[]): readonly Default[] {
    const { packages, paths } = this.#program
    const root = packages.rootOf(file)
    for (let at = directoryOf(paths[file] as string); ; at = directoryOf(at)) {
      const below = at === '' ? '' : `${at}/`
      const found = defaults.filter((one) => (paths[one.file] as string).startsWith(below))
      if (found.length > 0 || at === root) return found
    }
  }

  /** The file itself and all files that it imports, or that these import. */
  #reachedFrom(file: number): ReadonlySet<number> {
    const known = this.#reached.get(file)
    if (known) return known
    const { modules, objects } = this.#program
    const reached = new Set([file])
    // The set grows while it is iterated over.
    for (const at of reached)
      for (const fact of this.#program.file(at).imports) {
        const { found, object } = modules.imported(at, fact)
        for (const module of [modules.module(at, fact[0], fact[1]), object])
          if (module !== undefined && objects.kind[module] === VALUE.module) reached.add(objects.a[module] as number)
        if (found) reached.add(found.file)
      }
    this.#reached.set(file, reached)
    return reached
  }

  #all(): ReadonlyMap<number, readonly Default[]> {
    this.#defaults ??= this.#find()
    return this.#defaults
  }

  #find(): ReadonlyMap<number, readonly Default[]> {
    const { a, b, count, files, kind, lists, strings } = this.#program
    const found = new Map<number, Default[]>()
    if (!strings.includes(SETTER)) return found
    for (let node = 0; node < count; node++) {
      if (!this.#isSetter(node)) continue
      const file = files.numberings.nodes.holder(a[node] as number)
      const keywords = (b[node] as number) + 1 + (lists[b[node] as number] as number)
      for (let nth = 0; nth < (lists[keywords] as number); nth++) {
        const name = lists[keywords + 1 + 2 * nth] as number
        const value = lists[keywords + 2 + 2 * nth] as number
        if (name < 0 || LITERAL.has(kind[value] as number)) continue
        const known = found.get(name)
        if (known) known.push({ file, value })
        else found.set(name, [{ file, value }])
      }
    }
    return found
  }

  #isSetter(node: number): boolean {
    const { a, b, kind, strings } = this.#program
    if (kind[node] !== OP.CALL) return false
    const callee = a[node] as number
    return kind[callee] === OP.ATTRIBUTE && strings[b[callee] as number] === SETTER
  }
}

/** Nothing that could be called. */
const LITERAL: ReadonlySet<number> = new Set([OP.BUILTIN, OP.TEXT, OP.PATTERN, OP.INTEGER])

const NONE: readonly number[] = []
