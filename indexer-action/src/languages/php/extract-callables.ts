/** Calls to come that a list or a text names: `[$this, 'name']`, `'App\made'`, `'Plugin::boot'`. */
import { childOfType, namedChildren, visit, writeName } from '../nominal/extraction.ts'
import { OP } from '../nominal/ir.ts'
import { scope } from './extract-expressions.ts'
import type { X } from './grammar.ts'

/**
 * `[$this, 'name']`, `[Foo::class, 'name']`, `[__CLASS__, 'name']`: a method that somebody will call; of any object, and of a
 * class that a text names, where a callable is taken (`isTaken`).
 */
export function callablePair(x: X, node: number, isTaken = false): boolean {
  const { tree, grammar, out } = x
  const elements = namedChildren(x, node)
  if (elements.length !== 2) return false
  const [object, method] = elements.map((element) => {
    const parts = namedChildren(x, element)
    return parts.length === 1 ? (parts[0] as number) : -1
  }) as [number, number]
  if (object < 0 || method < 0) return false
  const content = childOfType(x, method, grammar.t.string_content)
  if (tree.type[method] !== grammar.t.string && tree.type[method] !== grammar.t.encapsed_string) return false
  if (content < 0 || !/^\w+$/.test(tree.textOf(content))) return false
  const isClass =
    tree.type[object] === grammar.t.class_constant_access_expression && tree.textOf(object).endsWith('::class')
  const isOwn = tree.textOf(object) === '__CLASS__'
  const named = isTaken ? nameInText(x, object) : -1
  if (!isClass && !isOwn && !isTaken && tree.textOf(object) !== '$this') return false
  out.begin(OP.callableMember)
  writeName(x, content)
  if (isClass) scope(x, namedChildren(x, object)[0] as number)
  else if (isOwn) out.leaf(OP.self, 0)
  else if (named >= 0) writeClassInText(x, named, tree.textOf(named))
  else visit(x, object)
  out.end()
  return true
}

/** `[$item, 'name']` or `'name'` where a callable is taken. */
export function writeCallable(x: X, node: number): boolean {
  const { tree, grammar, out } = x
  if (node < 0) return false
  if (tree.type[node] === grammar.t.array_creation_expression) return callablePair(x, node, true)
  const content = nameInText(x, node)
  if (content < 0) return false
  const [cls = '', method] = tree.textOf(content).split('::')
  out.begin(method === undefined ? OP.functionReference : OP.callableMember)
  if (method === undefined) writePathInText(x, content, cls)
  else {
    writeNameInText(x, content, cls.length + '::'.length, method)
    writeClassInText(x, content, cls)
  }
  out.end()
  return true
}

/** The content of a text that may be the full name of a class, a function or a method; -1 for other texts. */
function nameInText(x: X, node: number): number {
  const { tree, grammar } = x
  if (tree.type[node] !== grammar.t.string && tree.type[node] !== grammar.t.encapsed_string) return -1
  const content = childOfType(x, node, grammar.t.string_content)
  if (content < 0 || namedChildren(x, node).length > (tree.type[node] === grammar.t.string ? 1 : 2)) return -1
  return /^[\\\w]*[A-Za-z_]\w*(::\w+)?$/.test(tree.textOf(content)) ? content : -1
}

/** The class that a text begins with. */
function writeClassInText(x: X, content: number, cls: string): void {
  const { out } = x
  if (/^(self|static|parent)$/.test(cls)) {
    out.leaf(cls === 'parent' ? OP.parent : OP.self, 0)
    return
  }
  out.begin(OP.classReference)
  out.begin(OP.typePath)
  writePathInText(x, content, cls)
  out.end()
  out.end()
}

/** The path that a text begins with: its last name, where that stands, and the whole from the root. */
function writePathInText(x: X, content: number, path: string): void {
  const name = path.slice(path.lastIndexOf('\\') + 1)
  writeNameInText(x, content, path.length - name.length, name)
  x.out.operand(x.out.string(`.${path.replace(/^\\+/, '').replace(/\\+/g, '.')}`))
}

function writeNameInText(x: X, content: number, at: number, name: string): void {
  const { tree, out } = x
  const offset = (tree.start[content] as number) + at
  out.operand(out.string(name))
  out.operand(tree.lineAt(offset))
  out.operand(tree.columnAt(offset))
}
