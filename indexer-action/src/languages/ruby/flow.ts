/**
 * Which values reach which nodes: an inclusion-based points-to analysis of the whole program, insensitive to context. A call is
 * followed for each value of its receiver; what it learns of a call is the methods that the call can mean (`Call.methods`).
 */
import { Ancestors } from './ancestors.ts'
import { Arguments, nodeOf } from './arguments.ts'
import type { Class, Method } from './classes.ts'
import { callCore } from './core-methods.ts'
import type { Argument, Parameter } from './graph.ts'
import { Guesses } from './guesses.ts'
import { Nodes } from './nodes.ts'
import type { Place, Program } from './program.ts'
import { joinVariables, startConstant, startOperation, startPlace } from './start.ts'
import { type Value, Values } from './values.ts'

/** A call of the program. Nodes are the program's. */
export interface Call {
  readonly name: string
  readonly receiver: number
  readonly result: number
  readonly args: readonly Argument[]
  readonly block: Place | undefined
  readonly place: Place
  /** What it was found to mean. */
  readonly methods: Method[]
  /** It has a receiver in the text. */
  readonly isExplicit: boolean
  /** Only its name tells what it means. */
  isGuessed?: boolean
}

/** What these give is of no use to who makes an object or a copy. */
const INITIALIZES = /^initialize(_(copy|dup|clone))?$/

/** More methods of one name in one class are not told apart. */
const MOST_METHODS = 5

export class Flow {
  readonly program: Program
  readonly nodes = new Nodes()
  readonly values: Values
  readonly arguments: Arguments
  readonly ancestors: Ancestors
  readonly calls: Call[] = []
  /** By node of an expression that reads a variable: the variable's node and its name. */
  readonly variables = new Map<number, { readonly variable: number; readonly name: string }>()
  /** By node of a value: those of the classes of which it is asked whether it is of them. */
  readonly asked = new Map<number, readonly number[]>()
  /** By file and by the number of the name. */
  readonly #named = new Map<string, Call[]>()
  /** Calls that no text contains, by what makes them and by name. */
  readonly #made = new Map<object, Map<string, Call>>()
  /** Where each block was found to be run. */
  readonly #runs = new Map<Place, Set<object>>()
  /** By class: the node of what its objects hold. */
  readonly #records = new Map<Class, number>()
  readonly #held = new Map<Class, number | undefined>()

  constructor(program: Program) {
    this.program = program
    this.values = new Values(program.classes)
    this.arguments = new Arguments(this)
    this.ancestors = new Ancestors(this)
  }

  /** The calls of a file whose names stand in its text, by the number of the name. */
  callsIn(path: string): readonly Call[] {
    return this.#named.get(path) ?? []
  }

  settle(): void {
    const { program, nodes } = this
    program.finish()
    nodes.reserve(program.nodes + (program.nodes >> 2))
    for (const [operation, base, places] of program.operations()) startConstant(this, operation, base, places)
    joinVariables(this)
    for (const [type, node] of program.columnValues) nodes.add(node, this.values.literal(type))
    for (const place of program.places()) startPlace(this, place)
    for (const [operation, base, places, path] of program.operations())
      startOperation(this, operation, base, places, path)
    this.ancestors.start()
    nodes.solve()
    this.ancestors.settle()
    new Guesses(this).settle()
  }

  /** Notes a call, and follows it for each value of its receiver. */
  startCall(call: Call, path: string, named: number): void {
    this.calls.push(call)
    if (named >= 0) this.#note(call, path, named)
    this.nodes.watch(call.receiver, (value) => this.follow(call, value))
  }

  /** The same for `super` in a method. */
  startSuper(call: Call, of: Method, isStatic: boolean, path: string, named: number): void {
    this.#note(call, path, named)
    this.nodes.watch(call.receiver, (value) => {
      if (value.is !== 'object' && value.is !== 'class') return
      const above = this.program.classes.above(of.owner, value.of, of.name, isStatic)
      for (const method of above) this.enter(call, method, value)
      // Above what a class has in the place of `new` stands Ruby's.
      if (above.length === 0 && of.name === 'new' && value.is === 'class') callCore(this, call, value)
    })
  }

  /** Notes a name that a call is given. What it means is found by the value which that call is sent to. */
  startName(call: Call, path: string, named: number): void {
    if (named >= 0) this.#note(call, path, named)
  }

  #note(call: Call, path: string, named: number): void {
    const calls = this.#named.get(path) ?? []
    this.#named.set(path, calls)
    calls[named] = call
  }

  follow(call: Call, value: Value): void {
    const methods = this.found(value, call.name, call.place)
    if (methods.length === 0) callCore(this, call, value)
    else for (const method of methods) this.enter(call, method, value)
  }

  /** The methods that a value has by that name. Of several in one class, those of the file where it is called. */
  found(value: Value, name: string, place: Place): readonly Method[] {
    const all = this.#methodsOf(value, name)
    const [only, ...more] = all
    if (!only || (more.length === 0 && !only.within)) return all
    // What is defined for one object is known where that was done.
    const own = all.filter(({ within }) => within && isWithin(place, within))
    const others = own.length > 0 ? own : all.filter(({ within }) => !within)
    if (others.length < 2) return others
    const here = others.filter((method) => method.path === place.path)
    return here.length > 0 ? here.slice(-1) : others.length > MOST_METHODS ? [] : others
  }

  #methodsOf(value: Value, name: string): readonly Method[] {
    const { classes } = this.program
    if (value.is === 'class') return classes.ownMethod(value.of, name)
    return classes.method(value.is === 'block' ? classes.core('Proc') : value.of, name)
  }

  /** A call reaches a method of an object. */
  enter(call: Call, method: Method, on: Value): void {
    if (method.accesses) this.#access(call, method, on, method.accesses)
    else this.nodes.add(method.self, on)
    if (call.methods.includes(method)) return
    call.methods.push(method)
    if (method.accesses) return
    this.arguments.pass(call.args, method.parameters)
    if (!INITIALIZES.test(method.name)) this.nodes.edge(method.result, call.result)
    this.blocks(call, (block) => this.nodes.add(method.block, block))
  }

  #access(call: Call, { owner }: Method, on: Value, { variable, writes }: NonNullable<Method['accesses']>): void {
    const isOwn = on.is === 'class' && !variable.startsWith('@@')
    const owners = new Set([owner, on.is === 'class' || on.is === 'object' ? on.of : owner])
    for (const one of owners) {
      const node = this.program.variableOf(one, variable, isOwn)
      if (writes) this.nodes.edge(nodeOf(call.args[0]), node)
      else this.nodes.edge(node, call.result)
    }
  }

  /** For the nodes of what the lists at a node hold. */
  elements(node: number, then: (element: number) => void): void {
    this.nodes.watch(node, (value) => {
      if (value.is === 'list') then(value.element)
    })
  }

  /** For each block that a call is given. */
  blocks(call: Call, then: (block: Value) => void): void {
    if (call.block) then(this.values.block(call.block))
    for (const arg of call.args) if (Array.isArray(arg) && arg[0] === '&') this.nodes.watch(arg[1], then)
  }

  /** `send(:name, …)`: a call of that name. */
  callByName(by: Call, name: string, value: Value): void {
    this.follow(this.#callMadeBy(by, name, { ...by, args: by.args.slice(1) }), value)
  }

  /** A block, or a symbol or a method as a block, is run. `site`: what runs it. `self`: the node of its current object, if another one. */
  run(block: Value, args: readonly Argument[], result: number, site: object, self = -1): void {
    switch (block.is) {
      case 'block':
        this.#runBlock(block.place, args, result, site, self)
        return
      case 'method': {
        const call = this.#callMadeBy(site, block.method.name, { receiver: -1, result, args })
        this.enter(call, block.method, block.on)
        return
      }
      case 'symbol': {
        const [on, ...rest] = args
        const call = this.#callMadeBy(site, block.text, { receiver: nodeOf(on), result, args: rest })
        this.nodes.watch(call.receiver, (value) => this.follow(call, value))
        return
      }
      case 'collector':
        for (const arg of args) this.nodes.edge(nodeOf(arg), block.element)
    }
  }

  #callMadeBy(site: object, name: string, how: Pick<Call, 'receiver' | 'result' | 'args'> & Partial<Call>): Call {
    const calls = this.#made.get(site) ?? new Map<string, Call>()
    this.#made.set(site, calls)
    let call = calls.get(name)
    if (!call) {
      call = { block: undefined, place: NOWHERE, ...how, name, methods: [], isExplicit: true }
      calls.set(name, call)
    }
    return call
  }

  #runBlock(place: Place, args: readonly Argument[], result: number, site: object, self: number): void {
    const { nodes } = this
    const runs = this.#runs.get(place) ?? new Set()
    this.#runs.set(place, runs)
    if (runs.has(site)) return
    runs.add(site)
    nodes.edge(self, place.self)
    nodes.edge(place.result, result)
    const base = place.self - place.scope.self
    const parameters = (place.scope.parameters ?? []).map(([how, name, node]): Parameter => [how, name, base + node])
    // A block of several parameters takes a list apart.
    const plain = parameters.filter(([how]) => how === '' || how === '=')
    const [only, ...more] = args
    if (more.length === 0 && typeof only === 'number' && plain.length > 1)
      this.elements(only, (element) => {
        for (const [, , node] of plain) nodes.edge(element, node)
      })
    this.arguments.pass(args, parameters)
  }

  /** The node of what an object holds: what its own `each` hands to a block, or what is put into one that extends a list. */
  heldBy(value: Value & { of: Class }): number | undefined {
    if (this.#held.has(value.of)) return this.#held.get(value.of)
    const methods = this.isListLike(value.of) ? [] : this.found(value, 'each', NOWHERE)
    const node = this.isListLike(value.of) || methods.length > 0 ? this.program.node() : undefined
    this.#held.set(value.of, node)
    if (node !== undefined)
      for (const method of methods) {
        this.nodes.add(method.self, value)
        this.nodes.add(method.block, this.values.collector(node))
      }
    return node
  }

  /** The node of the objects of a model. */
  recordsOf(of: Class): number {
    let node = this.#records.get(of)
    if (node === undefined) {
      node = this.program.node()
      this.#records.set(of, node)
      this.nodes.add(node, this.values.object(of))
    }
    return node
  }

  isListLike(of: Class): boolean {
    const { classes } = this.program
    const line = classes.line(of)
    return line.includes(classes.core('Array')) || line.includes(classes.core('Set'))
  }
}

/** The place of calls that no text contains. */
const NOWHERE = { path: '' } as Place

function isWithin(place: Place, around: Place): boolean {
  for (let at: Place | undefined = place; at; at = at.parent) if (at === around) return true
  return false
}
