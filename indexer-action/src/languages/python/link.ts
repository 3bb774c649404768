/**
 * The linker: all surfaces become one program, values flow, and then each file's names are led to their definitions.
 */
import type { Use } from '../../../../src/contract/links.ts'
import { USES } from '../../../../src/contract/links.ts'
import type { Destination, LinkSetBuilder, Occurrence } from '../../link/link-set-builder.ts'
import type { Linker, LinkerFile, Project } from '../language.ts'
import { type Body, OCCURRENCE, STORED, STRIDE } from './extraction.ts'
import { fixtureOf } from './fixtures.ts'
import { ValueFlow } from './flow.ts'
import { VALUE } from './objects.ts'
import { Program } from './program.ts'
import { Resolver } from './resolve.ts'
import { callsItsArguments } from './standard-calls.ts'
import { OP, type Surface } from './value-graph.ts'

export function createPythonLinker(_project: Project): Linker<Surface, Body> {
  const program = new Program()
  const flow = new ValueFlow(program)
  const resolver = new Resolver(program, flow)
  const indexOf = new Map<string, number>()
  return {
    add(file) {
      indexOf.set(file.path, program.add(file))
    },
    finish() {
      program.finish()
      flow.start()
      for (const [fn, parameter, name] of program.fixtureParameters()) {
        const fixture = fixtureOf(program, fn, name)
        if (fixture !== undefined) flow.edge(flow.fixture(fixture), parameter)
      }
      flow.solve()
    },
    link(file, body, out) {
      const index = indexOf.get(file.path)
      if (index !== undefined) linkFile(program, flow, resolver, index, file, body, out)
    },
  }
}

function linkFile(
  program: Program,
  flow: ValueFlow,
  resolver: Resolver,
  index: number,
  file: LinkerFile<Surface>,
  body: Body,
  out: LinkSetBuilder,
): void {
  const { objects } = program
  const own = program.files[index] as Program['files'][number]
  const locals = body.locals.map(([name, kind, line, column, owner]) => out.local(name, kind, line, column, owner))
  const { occurrences, lists } = body
  for (let at = 0; at < occurrences.length; at += STRIDE) {
    const line = occurrences[at] as number
    const column = occurrences[at + 1] as number
    const length = occurrences[at + 2] as number
    const use = USES[occurrences[at + 3] as number] as Use
    const from = occurrences[at + 4] as number
    const kind = occurrences[at + 5] as number
    const operand = occurrences[at + 6] as number
    const extra = occurrences[at + 7] as number
    const emit = (of: Use, destination: Destination, evidence: Occurrence['evidence'], confidence?: number): void => {
      const occurrence: Occurrence = { line, column, length, use: of, destination, from, evidence }
      if (confidence !== undefined) occurrence.confidence = confidence
      out.occurrence(occurrence)
    }
    const isCall = use === 'call' && extra >= 0
    const callee = isCall ? (program.a[own.node + extra] as number) : -1
    switch (kind) {
      case OCCURRENCE.definition:
      case OCCURRENCE.definitions: {
        const definitions =
          kind === OCCURRENCE.definition
            ? [operand]
            : lists.slice(operand + 1, operand + 1 + (lists[operand] as number))
        const led = resolver.definitions(index, definitions, locals)
        const evidence = led.imported ? 'import' : 'same_file'
        if (led.modules.length > 0 && !isCall) {
          // A module and the import that brought it are both what the name means.
          for (const one of led.destinations) emit(use, one, evidence)
        } else if (isCall && resolver.isInjected(callee)) emit('call', some(led.destinations), evidence)
        else if (isCall) emitCall(led.destinations, evidence, callee, emit)
        else emit(use, some(led.destinations), led.destinations.length > 1 ? 'ambiguous' : evidence)
        break
      }
      case OCCURRENCE.name: {
        const led = resolver.global(index, own.strings[operand] as number)
        if (isCall) emitCall(led, 'import', callee, emit)
        else emit(use, some(led, program.strings[own.strings[operand] as number]), 'import')
        break
      }
      case OCCURRENCE.attribute: {
        const node = own.node + operand
        const led = resolver.attribute(program.a[node] as number, program.b[node] as number, use === 'write')
        const stored = extra <= STORED ? locals[(STORED - extra) >> 2] : undefined
        if (isCall) emitCall(led.destinations, led.evidence, callee, emit)
        else if (stored !== undefined && led.destinations.length === 0)
          emit(use, { to: 'local', index: stored }, 'same_file')
        else
          emit(
            use,
            some(led.destinations, program.strings[program.b[node] as number]),
            led.destinations.length > 1 ? 'ambiguous' : led.evidence,
          )
        break
      }
      case OCCURRENCE.module: {
        const module = program.module(index, own.strings[operand] as number, Math.max(extra, 0))
        const name = program.strings[own.strings[operand] as number] as string
        emit(use, module === undefined ? { to: 'unknown', name } : resolver.object(module), 'import')
        break
      }
      case OCCURRENCE.imported: {
        const led = resolver.imported(index, operand)
        emit(use, some(led), led.length > 1 ? 'ambiguous' : 'import')
        break
      }
      case OCCURRENCE.value: {
        for (const target of resolver.callees(own.node + operand)) emit('call_indirect', target, 'dynamic')
        break
      }
      case OCCURRENCE.protocol: {
        const node = own.node + operand
        const names =
          program.kind[node] === OP.ELEMENT
            ? ['__iter__', '__next__', '__aiter__', '__anext__']
            : ['__enter__', '__exit__', '__aenter__', '__aexit__']
        for (const target of resolver.protocol(node, names)) emit('call_indirect', target, 'type', 80)
        break
      }
      case OCCURRENCE.raised: {
        for (const object of flow.values(own.node + operand))
          if (objects.kind[object] === VALUE.class)
            emit('call_indirect', resolver.classSymbol(objects.a[object] as number), 'type', 80)
        break
      }
    }

    function emitCall(
      destinations: readonly Destination[],
      evidence: Occurrence['evidence'],
      called: number,
      put: typeof emit,
    ): void {
      const targets = resolver.callees(called)
      const plan = resolver.callPlan(destinations, targets)
      if (plan.direct.length > 0) put('call', some(plan.direct), plan.direct.length > 1 ? 'ambiguous' : evidence)
      if (plan.read.length > 0) put('read', some(plan.read), plan.read.length > 1 ? 'ambiguous' : evidence)
      for (const target of plan.indirect) put('call_indirect', target, 'dynamic')
      // `map(f, xs)`: the callback runs here.
      for (const object of flow.values(called)) {
        const outside = objects.outside(object)
        if (outside?.package !== 'std:python' || !callsItsArguments(outside.name)) continue
        const list = program.b[own.node + extra] as number
        for (let k = 0; k < (program.lists[list] as number); k++) {
          const argument = program.lists[list + 1 + k] as number
          if (argument < 0) continue
          for (const target of resolver.callees(argument)) put('call_indirect', target, 'dynamic')
        }
      }
    }
  }
  emitOverrides(program, resolver, index, file, out)
}

/** At a method's own name: the member of the nearest base that it overrides. */
function emitOverrides(
  program: Program,
  resolver: Resolver,
  index: number,
  file: LinkerFile<Surface>,
  out: LinkSetBuilder,
): void {
  const own = program.files[index] as Program['files'][number]
  const end = program.files[index + 1]?.classes ?? program.classes.length
  for (let cls = own.classes; cls < end; cls++) {
    const { order } = program.ancestry(cls)
    if (order.length < 2) continue
    for (const [name, binding] of program.classes[cls]?.members ?? []) {
      if (/^__(init|new|module|slots|doc)__$/.test(program.strings[name] as string)) continue
      const above = program.classMember(cls, name, 1)
      if (!above) continue
      const symbol = file.symbols[(binding[2] as number) >> 2]
      if ((binding[2] as number) % 4 !== 0 || !symbol) continue
      const [target] = resolver.definitions(above.file, above.binding.slice(2), []).destinations
      if (target?.to !== 'symbol') continue
      out.occurrence({
        line: symbol.line,
        column: symbol.column,
        length: symbol.name.length,
        use: 'overrides',
        destination: target,
        from: (binding[2] as number) >> 2,
        evidence: 'type',
      })
    }
  }
}

/** One destination, or one of several. */
function some(destinations: readonly Destination[], name = ''): Destination {
  if (destinations.length === 0) return { to: 'unknown', name }
  return destinations.length === 1
    ? (destinations[0] as Destination)
    : { to: 'one_of', options: destinations as Destination[] }
}
