/** Statements, as far as they declare names or give values; the others are their parts in order. */
import { namedChildren, visit, visitChildren, visitEach, visitField, writeName } from '../nominal/extraction.ts'
import { OP, USE_WRITE } from '../nominal/ir.ts'
import { chainOf } from './chains.ts'
import { type DocComment, docParameters, readDocComment, readDocType } from './doc-types.ts'
import { writeTarget } from './extract-targets.ts'
import { typeText } from './extract-types.ts'
import { php, phpHandlers, type X } from './grammar.ts'

/** Parameters as locals; a doc comment that says more than the declaration has the last word. Returns how many. */
export function writeParameters(x: X, list: number, doc: DocComment | undefined): number {
  if (list < 0) return 0
  const { tree, grammar, out } = x
  const { f } = grammar
  const documented = docParameters(doc)
  let count = 0
  for (const child of namedChildren(x, list)) {
    const named = tree.child(child, f.name)
    if (named < 0) continue
    const name = tree.type[named] === grammar.t.by_ref ? (namedChildren(x, named)[0] ?? named) : named
    const text = tree.textOf(name)
    const type = tree.child(child, f.type)
    const variadic = tree.type[child] === grammar.t.variadic_parameter
    const declared = typeText(x, type)
    const better = betterType(declared, documented.get(text)?.type)
    const known = better === undefined ? undefined : variadic ? `${better}[]` : better
    out.begin(OP.local)
    writeName(x, name)
    out.operand(0)
    if (type >= 0) visit(x, type)
    else out.leaf(OP.typeInferred)
    // The default stands beside the parameter: it is not what the parameter is.
    out.end()
    if (known !== undefined && known !== declared) assume(x, text, known)
    if (known !== undefined) php(x).flow.set(text, `~=${known}`)
    else php(x).flow.delete(text)
    count++
  }
  return count
}

/** Defaults and attributes of parameters. */
export function writeParameterParts(x: X, list: number): void {
  if (list < 0) return
  const { tree, grammar } = x
  for (const child of namedChildren(x, list)) {
    const attributes = tree.child(child, grammar.f.attributes)
    if (attributes >= 0) visit(x, attributes)
    const value = tree.child(child, grammar.f.default_value)
    if (value >= 0) visit(x, value)
  }
}

/** A doc comment's type counts where none is written, or where it knows type arguments, elements or `$this`. */
export function betterType(declared: string | undefined, documented: string | undefined): string | undefined {
  if (documented === undefined) return declared
  if (declared === undefined || /[<[]/.test(documented) || documented === 'static') return documented
  return declared === 'self' || declared === 'static' ? declared : documented
}

function assume(x: X, name: string, type: string): void {
  const { out } = x
  out.begin(OP.assume)
  out.operand(out.string(name))
  out.leaf(OP.typeText, out.string(type))
  out.end()
}

/** Statements in order, with the comments between them that say what a variable is. */
function statements(x: X, node: number, operation: number): void {
  const { tree, grammar, out } = x
  out.begin(operation)
  let promised = new Map<string, string>()
  for (const child of tree.children(node)) {
    if (grammar.isComment(tree, child)) {
      x.comment = child
      readPromises(x, tree.textOf(child), promised)
      continue
    }
    if (!grammar.isNamed(tree, child)) continue
    php(x).promised = promised
    visit(x, child)
    x.comment = -1
    // What a comment says of a variable is what it is from this assignment on, whatever the value is known to be.
    const name = /^(\$\w+)\s*=/.exec(tree.text.slice(tree.start[child], (tree.start[child] as number) + 80))?.[1]
    if (name !== undefined) keepPromise(x, promised, name)
    if (promised.size > 0) promised = new Map()
  }
  out.end()
}

/** `@var Type $name`, or `@var Type` right above what assigns; in templates often `@var $name Type`, also in a plain comment. A small word behind a name is prose. */
function readPromises(x: X, comment: string, promised: Map<string, string>): void {
  if (!comment.startsWith('/*') || !comment.includes('@')) return
  const isPlain = !comment.startsWith('/**')
  for (const tag of readDocComment(isPlain ? `/*${comment.slice(1)}` : comment)?.tags.get('var') ?? []) {
    const [front = '', first] = /^\s*(\$\w+)\s+(?=\??(?:[A-Z\\]|\w+\\))/.exec(tag) ?? []
    const { type, end } = readDocType(tag.slice(front.length))
    const name = first ?? /^\s*(\$\w+)/.exec(tag.slice(end))?.[1]
    if (name === undefined && (isPlain || /^\s*\$(?!this\b)/.test(tag))) continue
    if (type === undefined) continue
    promised.set(name ?? '', type)
    if (name !== undefined) settle(x, name, type)
  }
}

function keepPromise(x: X, promised: ReadonlyMap<string, string>, name: string): void {
  const type = promised.get(name) ?? promised.get('')
  if (type !== undefined && name !== '$this') settle(x, name, type)
}

function settle(x: X, name: string, type: string): void {
  assume(x, name, type)
  php(x).flow.set(name, `~=${type}`)
}

/** `if`, and each `elseif` in what is left of it. */
function branch(x: X, node: number, rest: readonly number[], bodyField: number): void {
  const { tree, grammar, out } = x
  const body = tree.child(node, bodyField)
  const [next, ...others] = rest
  const last = next === undefined ? -1 : tree.child(next, bodyField)
  out.begin(OP.branch)
  out.operand(ends(x, body) | (others.length === 0 ? ends(x, last) << 1 : 0))
  visitField(x, node, grammar.f.condition)
  if (body >= 0) visit(x, body)
  else out.leaf(OP.sequence)
  if (next !== undefined) {
    if (tree.typeName(next) === 'else_if_clause') branch(x, next, others, bodyField)
    else if (last >= 0) visit(x, last)
  }
  out.end()
}

/** Whether what stands after these statements is never reached through them: 1, and 5 if what stands after a loop may be. */
function ends(x: X, body: number): number {
  if (body < 0) return 0
  const { tree } = x
  const isBlock = /^(compound_statement|colon_block)$/.test(tree.typeName(body))
  const last = isBlock ? namedChildren(x, body).at(-1) : body
  if (last === undefined) return 0
  const text = tree.text.slice(tree.start[last], Math.min(tree.end[last] as number, (tree.start[last] as number) + 60))
  if (/^(continue|break)/.test(text)) return 5
  return /^(return|throw|exit|die|(\$this->|self::|static::)(fail|markTest\w+)\()/.test(text) ? 1 : 0
}

phpHandlers.handle({
  compound_statement: (x, node) => statements(x, node, OP.sequence),
  colon_block: (x, node) => statements(x, node, OP.sequence),
  program: (x, node) => statements(x, node, OP.block),
  php_tag: (x) => x.out.leaf(OP.sequence),
  text: (x) => x.out.leaf(OP.sequence),
  if_statement: (x, node) => {
    const { tree, grammar } = x
    branch(
      x,
      node,
      [...tree.children(node)].filter((child) => /^else(_if)?_clause$/.test(tree.typeName(child))),
      grammar.f.body,
    )
  },
  switch_statement: (x, node) => {
    x.out.begin(OP.sequence)
    visitEach(x, node)
    x.out.end()
  },
  return_statement: (x, node) => {
    const chain = chainOf(x, namedChildren(x, node)[0] ?? -1)
    if (chain !== undefined) php(x).returns.push(chain)
    visitChildren(x, node, OP.return)
  },
  foreach_statement: (x, node) => {
    const { tree, grammar, out } = x
    const { promised } = php(x)
    const body = tree.child(node, grammar.f.body)
    const [value, variable] = namedChildren(x, node).filter((child) => child !== body)
    out.begin(OP.sequence)
    if (value !== undefined && variable !== undefined) {
      const targets = tree.type[variable] === grammar.t.pair ? namedChildren(x, variable) : [variable]
      const element = targets.at(-1) as number
      out.begin(OP.assign)
      out.operand(0)
      writeTarget(x, element, USE_WRITE)
      out.begin(OP.spread)
      visit(x, value)
      out.end()
      out.end()
      if (targets.length > 1) writeTarget(x, targets[0] as number, USE_WRITE)
      const chain = chainOf(x, value)
      if (tree.type[element] === grammar.t.variable_name) {
        if (chain === undefined) php(x).flow.delete(tree.textOf(element))
        else php(x).flow.set(tree.textOf(element), `${chain};e`)
      }
      for (const target of targets) keepPromise(x, promised, tree.textOf(target))
    }
    if (body >= 0) visit(x, body)
    out.end()
  },
  catch_clause: (x, node) => {
    const { tree, grammar, out } = x
    const name = tree.child(node, grammar.f.name)
    const type = tree.child(node, grammar.f.type)
    out.begin(OP.sequence)
    if (name >= 0) {
      out.begin(OP.local)
      writeName(x, name)
      out.operand(1)
      visit(x, type)
      out.end()
      const text = typeText(x, type)
      if (text !== undefined) php(x).flow.set(tree.textOf(name), `~=${text}`)
    } else visit(x, type)
    visitField(x, node, grammar.f.body)
    out.end()
  },
  static_variable_declaration: (x, node) => {
    const { tree, grammar, out } = x
    out.begin(OP.local)
    writeName(x, tree.child(node, grammar.f.name))
    out.operand(1)
    out.leaf(OP.typeInferred)
    const value = tree.child(node, grammar.f.value)
    if (value >= 0) visit(x, value)
    out.end()
  },
  global_declaration: (x, node) => {
    const { tree, grammar, out } = x
    out.begin(OP.sequence)
    for (const child of namedChildren(x, node)) {
      if (tree.type[child] !== grammar.t.variable_name) continue
      out.begin(OP.local)
      writeName(x, child)
      out.operand(1)
      out.leaf(OP.typeInferred)
      out.end()
    }
    out.end()
  },
  named_label_statement: (x) => x.out.leaf(OP.sequence),
  goto_statement: (x) => x.out.leaf(OP.sequence),
  declare_statement: (x, node) => {
    // `declare(strict_types=1)` names nothing of ours; its body may.
    const { tree, out } = x
    out.begin(OP.sequence)
    for (const child of namedChildren(x, node)) if (tree.typeName(child) !== 'declare_directive') visit(x, child)
    out.end()
  },
})
