/** What an expression is, as far as it can be said without other files: the chains of `MemberText.inferred`. */
import { childOfType, type Extraction, namedChildren } from '../nominal/extraction.ts'
import { type PhpGrammar, php } from './grammar.ts'
import { LIST_FUNCTIONS } from './list-functions.ts'
import { pathOf } from './names.ts'
import { doubles, doubleWritten } from './test-doubles.ts'

const LONGEST = 8

export function chainOf(x: Extraction<PhpGrammar>, node: number, depth = 0): string | undefined {
  if (node < 0 || depth > LONGEST) return undefined
  const { tree, grammar } = x
  const { t, f } = grammar
  const step = (object: number, kind: string): string | undefined => {
    const name = tree.child(node, f.name)
    const base = chainOf(x, object, depth + 1)
    if (base === undefined || tree.type[name] !== t.name) return undefined
    return `${base};${kind}${tree.textOf(name)}`
  }
  switch (tree.type[node]) {
    case t.variable_name: {
      const text = tree.textOf(node)
      return text === '$this' ? '~=static' : php(x).flow.get(text)
    }
    case t.object_creation_expression: {
      const [made] = namedChildren(x, node)
      return made !== undefined && isName(x, made) ? `~=${relative(pathOf(x, made))}` : undefined
    }
    case t.member_access_expression:
    case t.nullsafe_member_access_expression:
      return step(tree.child(node, f.object), 'p $')
    case t.member_call_expression:
    case t.nullsafe_member_call_expression:
      return producedByMethod(x, node) ?? step(tree.child(node, f.object), 'm ')
    case t.scoped_call_expression: {
      const produced = producedByMethod(x, node)
      if (produced !== undefined) return produced
      const scope = tree.child(node, f.scope)
      const name = tree.child(node, f.name)
      const base = scopeChain(x, scope)
      return base === undefined || tree.type[name] !== t.name ? undefined : `${base};m ${tree.textOf(name)}`
    }
    case t.class_constant_access_expression: {
      const [scope, name] = namedChildren(x, node)
      const base = scope === undefined ? undefined : scopeChain(x, scope)
      if (base === undefined || name === undefined || tree.textOf(name) === 'class') return undefined
      return `${base};p ${tree.textOf(name)}`
    }
    case t.scoped_property_access_expression: {
      const base = scopeChain(x, tree.child(node, f.scope))
      return base === undefined ? undefined : `${base};p ${tree.textOf(tree.child(node, f.name))}`
    }
    case t.function_call_expression: {
      const called = tree.child(node, f.function)
      if (!isName(x, called)) return undefined
      if (/^\.?clone$/i.test(pathOf(x, called))) {
        const list = tree.child(node, f.arguments)
        const first = list < 0 ? -1 : (namedChildren(x, list)[0] ?? -1)
        return chainOf(x, first < 0 ? -1 : (namedChildren(x, first).at(-1) ?? -1), depth + 1)
      }
      return producedBy(x, node, called) ?? takenFromList(x, node, called, depth) ?? `~!${pathOf(x, called)}`
    }
    case t.subscript_expression: {
      const base = chainOf(x, namedChildren(x, node)[0] ?? -1, depth + 1)
      return base === undefined ? undefined : `${base};e`
    }
    case t.clone_expression:
    case t.parenthesized_expression:
      return chainOf(x, namedChildren(x, node)[0] ?? -1, depth + 1)
    case t.assignment_expression:
      return chainOf(x, tree.child(node, f.right), depth + 1)
    case t.conditional_expression:
      return chainOf(x, tree.child(node, f.body), depth + 1) ?? chainOf(x, tree.child(node, f.alternative), depth + 1)
    case t.binary_expression:
      return tree.textOf(tree.child(node, f.operator)) === '??'
        ? (chainOf(x, tree.child(node, f.left), depth + 1) ?? chainOf(x, tree.child(node, f.right), depth + 1))
        : undefined
    case t.anonymous_function:
    case t.arrow_function:
      return '~=.Closure'
    default:
      return undefined
  }
}

/** `array_filter($list, …)` is a list of the same, `end($list)` one of its elements. */
function takenFromList(x: Extraction<PhpGrammar>, call: number, called: number, depth: number): string | undefined {
  const known = LIST_FUNCTIONS.get(pathOf(x, called).replace(/^\./, '').toLowerCase())
  if (known?.gives !== 'list' && known?.gives !== 'element') return undefined
  const { tree, grammar } = x
  const list = tree.child(call, grammar.f.arguments)
  const argument = list < 0 ? undefined : namedChildren(x, list)[known.list]
  const value = argument === undefined ? undefined : namedChildren(x, argument).at(-1)
  const chain = value === undefined ? undefined : chainOf(x, value, depth + 1)
  return chain === undefined || known.gives === 'list' ? chain : `${chain};e`
}

/** `app(Foo::class)`, `resolve(Foo::class)`: the container gives what it is asked for. */
function producedBy(x: Extraction<PhpGrammar>, call: number, called: number): string | undefined {
  if (!/^\.?(app|resolve|make)$/.test(pathOf(x, called))) return undefined
  const named = classGiven(x, call)
  return named === undefined ? undefined : `~=${named}`
}

/** `$container->get(Foo::class)`, `$this->createMock(Foo::class)`. */
function producedByMethod(x: Extraction<PhpGrammar>, call: number): string | undefined {
  const { tree, grammar } = x
  const name = tree.textOf(tree.child(call, grammar.f.name))
  if (!PRODUCING.test(name) && !doubles(name)) return undefined
  const named = classGiven(x, call)
  if (named === undefined) return undefined
  return `~=${PRODUCING.test(name) ? named : doubleWritten(name, named)}`
}

/** Methods that give an object of the class that they are given. */
export const PRODUCING = /^(app|resolve|make|makeWith|get|newInstance|find|getReference)$/

/** `Foo::class` as the first argument. */
function classGiven(x: Extraction<PhpGrammar>, call: number): string | undefined {
  const { tree, grammar } = x
  const list = tree.child(call, grammar.f.arguments)
  const first = list < 0 ? -1 : childOfType(x, list, grammar.t.argument)
  const value = first < 0 ? -1 : (namedChildren(x, first).at(-1) ?? -1)
  if (value < 0 || tree.type[value] !== grammar.t.class_constant_access_expression) return undefined
  const [cls, name] = namedChildren(x, value)
  return cls !== undefined && name !== undefined && isName(x, cls) && tree.textOf(name) === 'class'
    ? pathOf(x, cls)
    : undefined
}

function scopeChain(x: Extraction<PhpGrammar>, scope: number): string | undefined {
  const { tree, grammar } = x
  if (tree.type[scope] === grammar.t.relative_scope) return `~=${relative(tree.textOf(scope))}`
  return isName(x, scope) ? `~=${relative(pathOf(x, scope))}` : undefined
}

function relative(path: string): string {
  return /^(static|self|parent)$/i.test(path) ? path.toLowerCase() : path
}

export function isName(x: Extraction<PhpGrammar>, node: number): boolean {
  const type = x.tree.type[node]
  const { t } = x.grammar
  return type === t.name || type === t.qualified_name || type === t.relative_name
}
