/** Commands, and what those of the language do with what they are given: run or import a file, name a command, name an alias. */
import type { Use } from '../../../../src/contract/links.ts'
import type { Place, State } from './extraction.ts'
import { Scope } from './scopes.ts'
import { namedModule, sourceOf } from './sources.ts'
import { type Argument, argument, argumentsOf, bare, listed, literal, variableName } from './syntax.ts'
import type { Meaning, Source } from './unit.ts'

/** Blocks of tests, whose variables are their own. */
const TEST_BLOCK = /^(?:Describe|Context|It|InModuleScope)$/i

export function command(state: State, node: number, place: Place): void {
  const { t } = state
  const operator = t.first(node, 'command_invokation_operator')
  const at = t.first(node, 'command_name', 'command_name_expr')
  const given = argumentsOf(t, node)
  const written = at === undefined ? '' : t.text(at)
  if (at !== undefined) called(state, at, written, operator, place)
  const inner = TEST_BLOCK.test(written) ? testBlock(place) : { ...place, isTop: false }
  named(state, written.toLowerCase(), given, place)
  for (const one of given) state.walk(one.node, inner)
}

/** A block of a test: what is assigned in it is its own. */
function testBlock(place: Place): Place {
  const scope = new Scope(place.scope)
  return { ...place, scope, assigns: scope, isTop: false }
}

function called(state: State, at: number, written: string, operator: number | undefined, place: Place): void {
  const { t } = state
  const start = t.tree.start[at] as number
  const sign = operator === undefined ? '' : t.text(operator)
  if (sign === '' && /^using$/i.test(written)) return
  const path = sign !== '' || /\.ps[md]?1$/i.test(written) ? sourceOf(t, at) : undefined
  if (path) {
    const source: Source = sign === '.' ? { ...path, isScope: true } : path
    if (source.isScope) state.surface.sources.push(source)
    state.refer(start, written.length, 'import', place, { is: 'file', source })
    state.inside(at, place)
    return
  }
  const [, module, name] =
    /^(?:(\w[\w.]*)\\|(?:script|global|local|private):)?([\p{L}_][\p{L}\p{N}_:-]*)$/iu.exec(written) ?? []
  if (t.type(at) === 'command_name' && name !== undefined) {
    const offset = start + written.length - name.length
    commandAt(state, offset, name, 'call', place, undefined, module)
  } else state.inside(at, place)
}

function commandAt(
  state: State,
  offset: number,
  name: string,
  use: Use,
  place: Place,
  supposed?: boolean,
  module?: string,
): void {
  state.later.push(() => {
    const own = module === undefined ? place.scope.function(name) : undefined
    const meaning: Meaning =
      own === undefined
        ? { is: 'command', name, ...(module === undefined ? {} : { module }) }
        : { is: 'symbol', symbol: own }
    state.refer(offset, name.length, use, place, meaning, supposed)
  })
}

/** Arguments that name a command. */
export function commandIn(state: State, node: number | undefined, place: Place): void {
  const { t } = state
  if (node === undefined) return
  const text = literal(t, node)
  if (text === undefined || !/^[\p{L}_][\p{L}\p{N}_-]*$/u.test(text)) return
  const at = bare(t, node)
  commandAt(state, (t.tree.start[at] as number) + t.text(at).indexOf(text), text, 'read', place, true)
}

/** What commands of the language do with what they are given: import, name a command, name an alias. */
function named(state: State, command: string, given: readonly Argument[], place: Place): void {
  const { t } = state
  switch (command) {
    case 'using': {
      const [kind, what] = given
      if (kind && what && t.text(kind.node).toLowerCase() === 'module') imported(state, what.node, place)
      return
    }
    case 'import-module':
    case 'ipmo': {
      const what = argument(given, /^(?:n(?:ame)?|fullyqualifiedname)$/, 0)
      if (what !== undefined) imported(state, what, place)
      return
    }
    case 'set-alias':
    case 'new-alias':
    case 'sal':
    case 'nal':
      aliased(state, given, place)
      return
    case 'mock':
    case 'assert-mockcalled':
      commandIn(state, argument(given, /^commandname$/, 0), place)
      ofModule(state, given)
      return
    case 'get-command':
      commandIn(state, argument(given, /^n(?:ame)?$/, 0), place)
      ofModule(state, given)
      return
    case 'should':
      if (given.some(({ parameter }) => /^(?:invoke|not)$/.test(parameter ?? '')))
        commandIn(state, argument(given, /^(?:commandname|invoke)$/), place)
      ofModule(state, given)
      return
    case 'export-modulemember':
      for (const { node, parameter } of given)
        if (parameter === undefined || /^f(?:unction)?$/.test(parameter))
          for (const one of listed(t, node)) commandIn(state, one, place)
      return
    case 'inmodulescope': {
      const what = argument(given, /^modulename$/, 0)
      if (what !== undefined) imported(state, what, place)
      return
    }
    default:
      ofModule(state, given)
  }
}

/** `Set-Alias gu Get-User` */
function aliased(state: State, given: readonly Argument[], place: Place): void {
  const { t } = state
  const isNamed = given.some(({ parameter }) => /^n(?:ame)?$/.test(parameter ?? ''))
  const name = argument(given, /^n(?:ame)?$/, 0)
  const value = argument(given, /^v(?:alue)?$/, isNamed ? 0 : 1)
  const written = name === undefined ? undefined : literal(t, name)
  const target = value === undefined ? undefined : literal(t, value)
  if (written !== undefined && target !== undefined) state.surface.aliases.push([written, target])
  commandIn(state, value, place)
}

/** Parameters that name modules: the command is run in them, or for them. */
function ofModule(state: State, given: readonly Argument[]): void {
  for (const { node, parameter } of given) {
    if (!/^(?:module(?:name)?|dscmodulename|dscresourcename)$/.test(parameter ?? '')) continue
    state.later.push(() => {
      const name = namedModule(textOf(state, node))
      if (name) state.surface.sources.push(name)
    })
  }
}

/** A text, or what a variable of the file is given once. */
function textOf(state: State, node: number): string | undefined {
  const { t } = state
  const text = literal(t, node)
  const variable = text === undefined ? variableName(t.text(bare(t, node))) : undefined
  return text ?? (variable && state.texts.get(variable.name.toLowerCase()))
}

function imported(state: State, node: number, place: Place): void {
  const { t } = state
  const at = bare(t, node)
  state.later.push(() => {
    const source = sourceOf(t, node) ?? namedModule(textOf(state, node))
    if (!source) return
    state.surface.sources.push(source)
    if (literal(t, node) !== undefined || source.at !== 'module')
      state.refer(t.tree.start[at] as number, t.text(at).split('\n')[0]?.length ?? 0, 'import', place, {
        is: 'file',
        source,
      })
  })
}
