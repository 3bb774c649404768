/**
 * What flows where before anything is called: what each operation of a graph means, and the current object of each place.
 */
import { Class } from './classes.ts'
import type { Flow } from './flow.ts'
import type { Argument, Operation } from './graph.ts'
import { startNames } from './named-methods.ts'
import type { Place } from './program.ts'

/** `base`: what the file's numbers are added to. `places`: the file's. */
export function startOperation(
  flow: Flow,
  operation: Operation,
  base: number,
  places: readonly Place[],
  path: string,
): void {
  const { program } = flow
  const node = (local: number): number => (local < 0 ? -1 : base + local)
  const argument = (arg: Argument): Argument => (Array.isArray(arg) ? [arg[0], node(arg[1])] : node(arg))
  const place = (scope: number): Place => places[scope] as Place
  switch (operation[0]) {
    case 'literal':
      flow.nodes.add(node(operation[1]), flow.values.literal(operation[2]))
      return
    case 'symbol':
      flow.nodes.add(node(operation[1]), flow.values.symbol(operation[2], operation[3]))
      return
    case 'array':
      flow.nodes.add(node(operation[1]), flow.values.list(node(operation[2])))
      return
    case 'relation':
      flow.nodes.add(node(operation[1]), flow.values.relation(node(operation[2])))
      return
    case 'hash':
      flow.nodes.add(node(operation[1]), flow.values.table(node(operation[2]), node(operation[3])))
      return
    case 'flow':
      flow.nodes.edge(node(operation[1]), node(operation[2]))
      return
    case 'class':
      flow.nodes.add(node(operation[1]), flow.values.class(place(operation[2]).owner))
      return
    case 'block':
      flow.nodes.add(node(operation[1]), flow.values.block(place(operation[2])))
      return
    case 'variable': {
      const [, read, scope, name] = operation
      const variable = program.variable(name, place(scope))
      flow.variables.set(node(read), { variable, name })
      flow.nodes.edge(variable, node(read))
      return
    }
    case 'variable=':
      flow.nodes.edge(node(operation[1]), program.variable(operation[3], place(operation[2])))
      return
    case 'constant': {
      const [, to, scope, name] = operation
      const { around } = place(scope)
      const found = program.classes.constant(name, around)
      if (typeof found === 'number') flow.nodes.edge(found, node(to))
      else {
        const named = found ?? program.classes.named(name, around)
        if (named) flow.nodes.add(node(to), flow.values.class(named))
      }
      return
    }
    case 'extends': {
      const { owner } = place(operation[1])
      flow.nodes.watch(node(operation[2]), (value) => {
        if (value.is === 'class') flow.ancestors.extend(owner, value.of)
      })
      return
    }
    case 'constant=':
      return
    case 'call': {
      const [, result, receiver, scope, name, args, named, block] = operation
      const at = place(scope)
      const call = {
        name,
        receiver: receiver < 0 ? at.self : node(receiver),
        result: node(result),
        args: args.map(argument),
        block: block < 0 ? undefined : place(block),
        place: at,
        methods: [],
        isExplicit: receiver >= 0,
      }
      flow.startCall(call, path, named)
      return
    }
    case 'asked': {
      const [value, of] = [node(operation[1]), node(operation[2])]
      const asked = flow.variables.get(value)?.variable ?? value
      flow.asked.set(asked, [...(flow.asked.get(asked) ?? []), of])
      return
    }
    case 'names': {
      const [, on, scope, how, names] = operation
      const at = place(scope)
      startNames(flow, on < 0 ? at.self : node(on), at, how, names, path)
      return
    }
    case 'take':
      // What they call without a receiver is the group's that takes them over.
      for (const shared of program.shared(operation[2], path)) flow.nodes.edge(place(operation[1]).self, shared.self)
      return
    case 'yield': {
      const [, result, scope, args] = operation
      const given = args.map(argument)
      const site = operation
      flow.nodes.watch(place(scope).block, (value) => flow.run(value, given, node(result), site))
      return
    }
    case 'super':
      startSuper(flow, operation, node, argument, places, path)
      return
  }
}

function startSuper(
  flow: Flow,
  [, result, scope, args, named, block]: Extract<Operation, ['super', ...unknown[]]>,
  node: (local: number) => number,
  argument: (arg: Argument) => Argument,
  places: readonly Place[],
  path: string,
): void {
  let at = places[scope] as Place
  for (let inner: Place | undefined = at; inner; inner = inner.parent)
    if (inner.method) {
      at = inner
      break
    }
  const { method } = at
  if (!method) return
  const handed = (): Argument[] =>
    method.parameters.map(([how, name, parameter]) =>
      how === '' || how === '=' ? parameter : how === ':' ? [name, parameter] : [how, parameter],
    )
  const call = {
    name: method.name,
    receiver: at.self,
    result: node(result),
    args: args === null ? handed() : args.map(argument),
    block: block < 0 ? undefined : (places[block] as Place),
    place: at,
    methods: [],
    isExplicit: false,
  }
  flow.startSuper(call, method, at.isStatic, path, named)
}

/** Values of constants, before anything reads one. */
export function startConstant(flow: Flow, operation: Operation, base: number, places: readonly Place[]): void {
  if (operation[0] !== 'constant=') return
  const [, value, scope, path] = operation
  const place = places[scope] as Place
  const names = path.replace(/^::/, '').split('::')
  const last = names.pop() as string
  const within =
    names.length > 0
      ? flow.program.classes.named(names.join('::'), place.around)
      : (place.around[0] ?? flow.program.classes.object)
  if (!within) return
  const known = within.constants.get(last)
  if (known instanceof Class && known.isInside) return
  const node = typeof known === 'number' ? known : flow.program.node()
  within.constants.set(last, node)
  flow.nodes.edge(base + value, node)
}

/** The current object of a place, as far as its class tells. */
export function startPlace({ program, nodes, values }: Flow, { scope, owner, isStatic, self, result }: Place): void {
  const { classes } = program
  switch (scope.kind) {
    case 'file':
      nodes.add(self, values.object(classes.object))
      return
    case 'class':
    case 'module':
      nodes.add(self, values.class(owner))
      return
    case 'singleton':
      nodes.add(self, values.class(classes.core('Class')))
      return
    case 'examples':
      nodes.add(self, values.object(owner))
      nodes.add(self, values.class(owner))
      return
    case 'method':
      nodes.add(self, isStatic ? values.class(owner) : values.object(owner))
      if (owner.extends.includes(owner)) nodes.add(self, values.class(owner))
      if (scope.name === 'initialize') nodes.add(result, values.object(owner))
  }
}

/** A variable is the same in a class and in its ancestors. */
export function joinVariables({ program, nodes }: Flow): void {
  const { classes } = program
  for (const [operation, , places] of program.operations())
    if (operation[0] === 'variable' || operation[0] === 'variable=')
      program.variable(operation[3], places[operation[2]] as Place)
    else if (operation[0] === 'accessor') {
      const { owner, scope } = places[operation[1]] as Place
      const name = operation[3].startsWith('@@') ? operation[3] : `@${operation[3]}`
      program.variableOf(owner, name, scope.kind === 'singleton')
    }
  const join = (mine: ReadonlyMap<string, number>, theirs: ReadonlyMap<string, number>): void => {
    for (const [name, node] of mine) {
      const other = theirs.get(name) ?? -1
      nodes.edge(node, other)
      nodes.edge(other, node)
    }
  }
  for (const one of [...classes.all])
    for (const above of classes.line(one)) {
      if (above === one || above === classes.object) continue
      join(one.variables, above.variables)
      join(one.ownVariables, above.ownVariables)
    }
}
