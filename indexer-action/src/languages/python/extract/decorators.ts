/**
 * Decorators: those with a meaning in the language or its best-known libraries, and those that are treated as calls.
 */
import type { Modifier } from '../../../../../src/contract/symbols.ts'
import { FLAG } from '../value-graph.ts'
import { folded } from './declared-symbols.ts'
import { expression } from './expressions.ts'
import { type Extraction, OCCURRENCE } from './extraction.ts'
import { attribute, name } from './names.ts'
import type { Scope } from './scopes.ts'
import { NODE } from './syntax.ts'

export interface Decorators {
  flags: number
  modifiers: Modifier[]
  /** As written, without the `@`. */
  texts: string[]
  /** Decorators that are applied as calls, outermost first. */
  applied: { node: number; occurrence: number }[]
}

const FLAGS: Record<string, number> = {
  staticmethod: FLAG.static,
  classmethod: FLAG.classmethod,
  property: FLAG.property,
  cached_property: FLAG.property,
  contextmanager: FLAG.contextmanager,
  asynccontextmanager: FLAG.contextmanager,
  overload: FLAG.overload,
  abstractmethod: FLAG.abstract,
  abstractproperty: FLAG.abstract | FLAG.property,
  fixture: FLAG.fixture,
  yield_fixture: FLAG.fixture,
  getter: FLAG.property,
  setter: FLAG.setter,
  deleter: FLAG.setter,
  wraps: FLAG.wraps,
  lru_cache: 0,
  cache: 0,
  final: 0,
  override: 0,
  deprecated: 0,
  dataclass: 0,
  total_ordering: 0,
  runtime_checkable: 0,
  unique: 0,
}

const MODIFIERS: Record<string, Modifier> = { final: 'final', override: 'override', deprecated: 'deprecated' }

/**
 * The name and decorators of a function or class. `extent` is the decorated definition, or `node` itself where there are no
 * decorators.
 */
export function decoratedName(x: Extraction, scope: Scope, node: number, extent: number) {
  const nameNode = x.tree.child(node, x.reader.field.name)
  const text = nameNode < 0 ? '' : x.text(nameNode)
  // The parser inserts an empty name where one is missing.
  if (text === '') return undefined
  return { nameNode, name: text, decorators: decoratorFacts(x, scope, extent === node ? [] : x.reader.named(extent)) }
}

function decoratorFacts(x: Extraction, scope: Scope, nodes: readonly number[]): Decorators {
  const found: Decorators = { flags: 0, modifiers: [], texts: [], applied: [] }
  for (const node of nodes) {
    if (x.reader.code(node) !== NODE.decorator) continue
    const inner = x.reader.firstNamed(node)
    if (inner < 0) continue
    found.texts.push(folded(x.text(inner)))
    let last = x.text(inner)
    const code = x.reader.code(inner)
    let applied: { node: number; occurrence: number }
    if (code === NODE.identifier) applied = name(x, scope, inner, 'call')
    else if (code === NODE.attribute) applied = attribute(x, scope, inner, 'call')
    else {
      // `@route('/')`: the result of the call is called in turn, reported at the `@`.
      const made = expression(x, scope, inner)
      const at = x.tree.start[node] as number
      applied = { node: made, occurrence: x.emitAt(at, 1, 'call_indirect', scope.owner, OCCURRENCE.value, made) }
      const callee = x.tree.child(inner, x.reader.field.function)
      if (callee >= 0) last = x.text(callee)
    }
    last = last.slice(last.lastIndexOf('.') + 1)
    const modifier = Object.hasOwn(MODIFIERS, last) ? MODIFIERS[last] : undefined
    if (modifier) found.modifiers.push(modifier)
    const flag = Object.hasOwn(FLAGS, last) ? FLAGS[last] : undefined
    if (flag === undefined) found.applied.push({ node: applied.node, occurrence: applied.occurrence })
    else found.flags |= flag
  }
  if (found.texts.length > 64) found.texts.length = 64
  return found
}

/** How code outside the repository calls a function, judging by its decorators: HTTP routes and commands. */
export function entryOf(decorators: Decorators): Record<string, string> | undefined {
  for (const text of decorators.texts) {
    const route =
      /^[\w.]*?\.?(route|get|post|put|patch|delete|head|options|websocket|api_route)\(\s*[rf]?(['"])(\/.*?)\2/.exec(
        text,
      )
    if (route) {
      const methods = /methods\s*=\s*[[(]([^\])]*)/.exec(text)?.[1]
      const verb =
        route[1] === 'route' || route[1] === 'api_route'
          ? methods
            ? methods.replace(/['"\s]/g, '')
            : 'GET'
          : (route[1] as string).toUpperCase()
      return { route: `${verb} ${route[3]}` }
    }
    const command = /^(?:[\w.]+\.)?(command|group|task|shared_task)\b(?:\(\s*(['"])(.*?)\2)?/.exec(text)
    if (command) return { command: command[3] ?? '' }
  }
  return undefined
}
