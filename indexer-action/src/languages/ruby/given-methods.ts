/** The methods, and the symbols, that the scopes and operations of a file give to classes. */
import type { Id } from '../../../../src/contract/ids.ts'
import type { Classes, Method } from './classes.ts'
import type { Parameter } from './graph.ts'
import type { Part, Place } from './program.ts'

/** Methods, accessors, methods that calls define, and the symbols of the classes themselves. */
export function giveMethods({ graph, places, file, base }: Part): void {
  const idOf = (symbol: number | undefined): Id | undefined => file.symbols[symbol ?? -1]?.id
  for (const place of places) {
    const { scope } = place
    const id = idOf(scope.symbol)
    if (/class|module/.test(scope.kind) && id !== undefined) place.owner.symbols.push({ id, path: file.path })
    if (scope.kind !== 'method' || scope.name === undefined) continue
    const block = scope.inBlock === undefined ? undefined : places[scope.inBlock]
    // `def self.name` in a block is a method of one object.
    if (scope.isStatic && block && scope.on === undefined && !place.parent?.isStatic) {
      place.isStatic = false
      place.method = { ...methodOf(place, scope.name, id, undefined, base), within: block }
      add(place.owner.methods, place.method)
    } else place.method = methodOf(place, scope.name, id, place.isStatic, base)
  }
  for (const operation of graph.operations) {
    if (operation[0] === 'accessor') {
      const [, scope, how, named, symbol, yields] = operation
      const place = places[scope]
      if (!place) continue
      const name = named.replace(/^@@/, '')
      const writes = how === 'writer'
      const isOfClass = named !== name
      const isStatic = place.scope.kind === 'singleton' || isOfClass
      const called = writes ? `${name}=` : name
      if (yields && place.owner.methods.has(called)) continue
      const lineOf = (id: Id | undefined): number => file.symbols.find((one) => one.id === id)?.line ?? 0
      const declared = file.symbols[symbol ?? -1]?.line ?? Number.POSITIVE_INFINITY
      const others = (isStatic ? place.owner.statics : place.owner.methods).get(called) ?? []
      // A method that is written below takes the place of the accessor.
      if (others.some((one) => one.path === file.path && !one.within && lineOf(one.id) > declared)) continue
      const accessor: Method = {
        name: called,
        owner: place.owner,
        id: idOf(symbol),
        path: file.path,
        self: place.self,
        result: -1,
        parameters: [],
        block: -1,
        accesses: { variable: isOfClass ? named : `@${name}`, writes },
      }
      add(isStatic ? place.owner.statics : place.owner.methods, accessor)
      // Objects read what their class has.
      if (isOfClass) add(place.owner.methods, accessor)
    } else if (operation[0] === 'method') {
      const [, scope, name, block, symbol, looped] = operation
      const [place, body] = [places[scope], places[block]]
      if (!place || !body) continue
      const id = idOf(symbol)
      const isOfOne = !looped && body.parent?.scope.kind === 'block' && place.scope.kind !== 'singleton'
      const method = {
        ...methodOf(body, name, id, undefined, base),
        owner: place.owner,
        ...(isOfOne && body.parent ? { within: body.parent } : {}),
      }
      if (place.scope.kind !== 'singleton') body.method ??= method
      add(place.scope.kind === 'singleton' ? place.owner.statics : place.owner.methods, method)
    }
  }
}

/** `isStatic` is undefined where it is not to be found by its name. */
function methodOf(place: Place, name: string, id: Id | undefined, isStatic: boolean | undefined, base: number): Method {
  const { owner, path, self, result, block, scope } = place
  const method: Method = {
    name,
    owner,
    id,
    path,
    self,
    result,
    block,
    ...(scope.handsOn ? { handsOn: true } : {}),
    parameters: (scope.parameters ?? []).map(([how, of, node]): Parameter => [how, of, base + node]),
  }
  if (scope.kind === 'method' && isStatic !== undefined) add(isStatic ? owner.statics : owner.methods, method)
  return method
}

/** Other names of methods, and module functions. */
export function giveAliases(classes: Classes, { graph, places }: Part): void {
  for (const operation of graph.operations) {
    if (operation[0] === 'alias') {
      const [, scope, name, of] = operation
      const place = places[scope]
      if (!place) continue
      const isStatic = place.scope.kind === 'singleton'
      const found = isStatic ? classes.ownMethod(place.owner, of) : classes.method(place.owner, of)
      for (const method of found) add(isStatic ? place.owner.statics : place.owner.methods, method, name)
    } else if (operation[0] === 'module function') {
      const [, scope, names] = operation
      const owner = places[scope]?.owner
      if (!owner) continue
      for (const name of names.length > 0 ? names : owner.methods.keys())
        for (const method of owner.methods.get(name) ?? []) add(owner.statics, method)
    }
  }
}

function add(methods: Map<string, Method[]>, method: Method, name = method.name): void {
  const known = methods.get(name)
  if (!known) methods.set(name, [method])
  else if (!known.includes(method)) known.push(method)
}
