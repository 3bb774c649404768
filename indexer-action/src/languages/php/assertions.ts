/** Calls that tell of what class a value is: `is_a($value, Name::class)`, PHPUnit's `assertInstanceOf(Name::class, $value)`. */
import { namedChildren, visit } from '../nominal/extraction.ts'
import { OP } from '../nominal/ir.ts'
import type { MemberText, ParameterText } from '../nominal/surface.ts'
import { type DocComment, readDocType } from './doc-types.ts'
import { typeText } from './extract-types.ts'
import type { X } from './grammar.ts'

/** By the function's name in small letters: the positions of the value and of the class. */
const ASKING: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['is_a', [0, 1]],
  ['is_subclass_of', [0, 1]],
  ['isinstanceof', [0, 1]],
  ['assertinstanceof', [1, 0]],
])

/** The argument that is a value of a class which another argument names, and that class. */
export function askedAbout(x: X, name: string, list: number): { value: number; type: string } | undefined {
  const positions = ASKING.get(name.toLowerCase())
  if (!positions || list < 0) return undefined
  const args = namedChildren(x, list)
  const [value, named] = positions.map((at) => args[at])
  const type = named === undefined ? undefined : classNamed(x, namedChildren(x, named)[0] ?? -1)
  return value === undefined || type === undefined ? undefined : { value, type }
}

/** `@phpstan-assert Name $value`, `@psalm-assert-if-true =Name $value`: what a function says of its parameters. */
export function assertedIn(doc: DocComment | undefined, parameters: readonly ParameterText[]): MemberText['asserts'] {
  const found: NonNullable<MemberText['asserts']> = []
  for (const tag of ['assert', 'assert-if-true'])
    for (const written of doc?.tags.get(tag) ?? []) {
      const text = written.replace(/^\s*=/, '')
      const { type, end } = readDocType(text)
      const name = /^\s*(\$\w+)/.exec(text.slice(end))?.[1]
      const at = parameters.findIndex(([own]) => own === name)
      if (type !== undefined && at >= 0) found.push(tag === 'assert' ? [at, type] : [at, type, true])
    }
  return found.length > 0 ? found : undefined
}

/** `Name` of `Name::class` */
function classNamed(x: X, node: number): string | undefined {
  const { tree, grammar } = x
  if (tree.type[node] !== grammar.t.class_constant_access_expression) return undefined
  const [of, name] = namedChildren(x, node)
  if (of === undefined || name === undefined || tree.textOf(name) !== 'class') return undefined
  return typeText(x, of)
}

export function writeAskedAbout(x: X, argument: number, type: string): void {
  x.out.begin(OP.test)
  visit(x, argument)
  x.out.leaf(OP.typeText, x.out.string(type))
  x.out.end()
}
