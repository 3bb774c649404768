/**
 * Haskell. A function is what its equations are together, and its type is written before them. What a module declares is visible
 * where it is imported, constructors, fields and methods of a class included.
 */
import type { Modifier, Parameter } from '../../../../../src/contract/symbols.ts'
import type { Binder, ImportedName, Rules } from '../rules.ts'
import type { Syntax } from '../syntax.ts'

/** Operators whose left operand is applied, and those whose right one is. */
const APPLIES_LEFT = /^(?:\$!?|<\$>|<\$!>|<\$|=<<|<=<|\.|<>|<\*>)$/
const APPLIES_RIGHT = /^(?:&|<&>|>>=|>=>|>>>|>>|<=<|\.|<\*>|\*>)$/
/** Parts of a pattern that bind nothing: what they match, and the types that they say. */
const MATCHED =
  /^(?:constructor|qualified|name|literal|operator|constructor_operator|infix_id|type_application|function|unit|wildcard|quasiquote|splice|promoted)$/

/** The names that a pattern binds. */
function boundBy(t: Syntax, pattern: number): number[] {
  const type = t.type(pattern)
  if (type === 'variable') return [pattern]
  if (MATCHED.test(type)) return []
  const children = t.named(pattern)
  if (type === 'view_pattern') return children.slice(-1).flatMap((part) => boundBy(t, part))
  // `Rec { field = pattern }`, or `Rec { field }`, which binds the field's own name.
  if (type === 'field_pattern' && children.length > 1) return children.slice(1).flatMap((part) => boundBy(t, part))
  if (type === 'signature') return children.slice(0, 1).flatMap((part) => boundBy(t, part))
  return children.flatMap((part) => boundBy(t, part))
}

const binders = (t: Syntax, patterns: number | undefined): Binder[] =>
  patterns === undefined ? [] : boundBy(t, patterns).map((name) => ({ name }))

/** `<+>` of `a <+> b = …`. */
function operatorOf(t: Syntax, node: number): number | undefined {
  const infix = t.first(node, 'infix')
  const operator = infix === undefined ? undefined : t.field(infix, 'operator')
  if (operator === undefined) return undefined
  return t.type(operator) === 'infix_id' ? t.named(operator)[0] : operator
}

function nameOf(t: Syntax, node: number): number | undefined {
  const name = t.field(node, 'name')
  if (name === undefined) return operatorOf(t, node)
  return t.type(name) === 'prefix_id' ? t.named(name)[0] : name
}

function parameters(t: Syntax, node: number) {
  const list = t.field(node, 'patterns')
  const infix = list === undefined ? t.first(node, 'infix') : undefined
  const operands = infix === undefined ? [] : [t.field(infix, 'left_operand'), t.field(infix, 'right_operand')]
  const patterns = list === undefined ? operands.filter((one) => one !== undefined) : t.named(list)
  return patterns.map((pattern) => {
    const parameter: Parameter = { name: t.brief(pattern) }
    return { node: pattern, name: pattern, parameter, binds: boundBy(t, pattern) }
  })
}

const isIn = (t: Syntax, node: number, type: string): boolean => {
  const around = t.parent(node)
  return around !== undefined && t.type(around) === type
}

/** What stands before a definition, but for comments. */
function before(t: Syntax, node: number): number | undefined {
  let at = t.previous(node)
  while (at !== undefined && /^(?:comment|haddock|pragma)$/.test(t.type(at))) at = t.previous(at)
  return at
}

/** Another equation of the function before it, or the default of a method that its class declares. */
function continues(t: Syntax, node: number): boolean {
  if (isIn(t, node, 'class_declarations')) return true
  const name = nameOf(t, node)
  const other = before(t, node)
  if (name === undefined || other === undefined || t.type(other) !== 'function') return false
  const otherName = nameOf(t, other)
  return otherName !== undefined && t.text(otherName) === t.text(name)
}

const namesOf = (t: Syntax, signature: number): number[] => {
  const names = t.field(signature, 'names')
  if (names !== undefined) return t.named(names)
  const name = nameOf(t, signature)
  return name === undefined ? [] : [name]
}

/** The signature right before a definition, if it is the definition's. */
function signatureOf(t: Syntax, node: number): number | undefined {
  const name = nameOf(t, node)
  const other = name === undefined ? undefined : before(t, node)
  if (name === undefined || other === undefined || t.type(other) !== 'signature') return undefined
  return namesOf(t, other).some((one) => t.text(one) === t.text(name)) ? other : undefined
}

/** Whether a name is applied to something, or run as a statement. */
function isCalled(t: Syntax, node: number): boolean {
  const around = t.parent(node)
  if (around === undefined) return false
  switch (t.type(around)) {
    case 'apply':
      return t.field(around, 'function') === node
    case 'infix_id':
      return isIn(t, around, 'infix')
    case 'infix': {
      const operator = t.field(around, 'operator')
      if (operator === node) return true
      const text = operator === undefined ? '' : t.text(operator)
      return (
        (APPLIES_LEFT.test(text) && t.field(around, 'left_operand') === node) ||
        (APPLIES_RIGHT.test(text) && t.field(around, 'right_operand') === node)
      )
    }
    case 'exp':
      return true
    case 'bind':
    case 'generator':
    case 'pattern_guard':
      return t.field(around, 'expression') === node
    default:
      return false
  }
}

/** A name in a pattern is matched, however it is applied there. */
function isMatched(t: Syntax, node: number): boolean {
  for (let at = node, around = t.parent(at); around !== undefined; at = around, around = t.parent(at)) {
    if (/^(?:patterns|synonym)$/.test(t.type(around)) || t.field(around, 'pattern') === at) return true
    if (
      !/^(?:apply|parens|tuple|list|infix|as|strict|irrefutable|record|qualified|field_pattern)$/.test(t.type(around))
    )
      return false
  }
  return false
}

const useOf = (t: Syntax, node: number) => (isCalled(t, node) && !isMatched(t, node) ? 'call' : 'read')

const itself = (_: Syntax, node: number): number => node

const isQualified = (text: string): boolean =>
  /^import\s+(?:safe\s+)?(?:"[^"]*"\s+)?(?:qualified\b|[\w.]+\s+qualified\b)/.test(text)

function imports(t: Syntax, node: number): ImportedName[] {
  const module = t.field(node, 'module')
  if (module === undefined) return []
  const [path, text] = [t.text(module), t.text(node)]
  const alias = t.field(node, 'alias')
  const list = t.field(node, 'names')
  const isHiding = /\)?\s*hiding\s*\(/.test(text)
  const names = list === undefined || isHiding ? [] : t.each(list, 'import_name')
  const isWhole = list === undefined || isHiding || names.some((name) => t.field(name, 'children') !== undefined)
  const made: ImportedName = { path, as: alias === undefined ? path : t.text(alias), node: module }
  if (isWhole && !isQualified(text)) made.all = true
  return [
    made,
    ...names.flatMap((one) => {
      const name = t.descendant(one, 'variable', 'name', 'constructor', 'operator')
      return name === undefined ? [] : [{ path: `${path}.${t.text(name)}`, as: t.text(name), node: name }]
    }),
  ]
}

const isExported = (t: Syntax, node: number): Modifier[] => (isIn(t, node, 'declarations') ? ['exported'] : [])

const equations: Rules['definitions'][string] = {
  kind: 'function',
  memberKind: 'method',
  scope: true,
  name: nameOf,
  continues,
  parameters,
  whole: (t, node) => signatureOf(t, node) ?? node,
  body: (t, node) => (signatureOf(t, node) === undefined ? t.field(node, 'match') : node),
  modifiers: isExported,
}

const constructorRule: Rules['definitions'][string] = { kind: 'constructor', modifiers: () => ['exported'] }

export const haskell: Rules = {
  key: 'haskell',
  family: 'declarative',
  grammar: 'tree-sitter-haskell/tree-sitter-haskell.wasm',
  revision: 2,
  separator: '.',
  standard: 'std:haskell',
  definitions: {
    function: equations,
    // `main = …`, and `x <- …` of a statement
    bind: {
      ...equations,
      localInFunction: true,
      names: (t, node) => {
        const name = nameOf(t, node)
        const pattern = t.field(node, 'pattern')
        return name !== undefined ? [name] : pattern === undefined ? [] : boundBy(t, pattern)
      },
    },
    generator: {
      kind: 'variable',
      localInFunction: true,
      names: (t, node) => binders(t, t.field(node, 'pattern')).map(({ name }) => name),
    },
    pattern_guard: {
      kind: 'variable',
      localInFunction: true,
      names: (t, node) => binders(t, t.field(node, 'pattern')).map(({ name }) => name),
    },
    // A method of a class. Other signatures belong to what follows them.
    signature: {
      kind: 'method',
      names: (t, node) => (isIn(t, node, 'class_declarations') ? namesOf(t, node) : []),
      modifiers: () => ['abstract'],
    },
    data_type: { kind: 'type', scope: true, modifiers: isExported, body: (t, node) => t.field(node, 'constructors') },
    newtype: { kind: 'type', scope: true, modifiers: isExported, body: (t, node) => t.field(node, 'constructor') },
    type_synomym: { kind: 'type', modifiers: isExported },
    type_family: { kind: 'type', modifiers: isExported },
    prefix: constructorRule,
    record: {
      ...constructorRule,
      name: (t, node) => {
        const name = t.field(node, 'name')
        return name !== undefined && t.type(name) === 'constructor' && isIn(t, node, 'data_constructor')
          ? name
          : undefined
      },
    },
    newtype_constructor: constructorRule,
    gadt_constructor: constructorRule,
    pattern_synonym: {
      kind: 'constructor',
      name: (t, node) => t.descendant(node, 'constructor'),
      modifiers: () => ['exported'],
    },
    field: { kind: 'property', names: (t, node) => t.each(node, 'field_name') },
    class: { kind: 'trait', scope: true, modifiers: isExported, body: (t, node) => t.field(node, 'declarations') },
    instance: {
      kind: 'impl',
      scope: true,
      rename: (text, t, node) => {
        const types = t.field(node, 'patterns')
        return types === undefined ? text : `${text} ${t.text(types)}`
      },
      supertypes: (t, node) => {
        const name = t.field(node, 'name')
        return name === undefined ? [] : [name]
      },
      body: (t, node) => t.field(node, 'declarations'),
    },
  },
  uses: {
    variable: { use: useOf, name: itself },
    constructor: { use: useOf, name: itself },
    operator: { use: useOf, name: itself },
    qualified: {
      use: (t, node) => (t.first(node, 'name') === undefined ? useOf(t, node) : 'type'),
      name: (t, node) => t.field(node, 'id'),
      path: (t, node) => {
        const module = t.field(node, 'module')
        return module === undefined ? undefined : t.text(module).replace(/\.$/, '')
      },
    },
  },
  reads: ['variable'],
  types: ['name'],
  scopes: {
    alternative: (t, node) => binders(t, t.field(node, 'pattern')),
    lambda: (t, node) => binders(t, t.field(node, 'patterns')),
    match: () => [],
    do: () => [],
    let_in: () => [],
    list_comprehension: () => [],
  },
  // What a signature is about, type variables, and fields that are given a value or asked for.
  label: (t, node) => {
    const around = t.parent(node)
    if (around === undefined) return undefined
    if (t.type(node) === 'variable' && isTypeVariable(t, node)) return { name: node }
    if (t.type(around) === 'signature' && t.field(around, 'name') === node) return { name: node }
    return t.type(around) === 'binding_list' ? { name: node } : undefined
  },
  localsAnywhere: true,
  openTypes: true,
  wholeNames: true,
  packaged: true,
  importsBareNames: true,
  self: [],
  comments: ['comment', 'haddock'],
  begins: 'dashes',
  beside: (t, node) => (/^(?:pragma|signature)$/.test(t.type(node)) ? 'other' : undefined),
  imports: { import: imports },
  packages: {
    header: (t, node) => {
      const module = t.field(node, 'module')
      return module === undefined ? '' : t.text(module)
    },
  },
}

/** Whether a variable stands for a type: in a signature, a declaration of a type, a constraint. */
function isTypeVariable(t: Syntax, node: number): boolean {
  for (let at = node, around = t.parent(at); around !== undefined; at = around, around = t.parent(at)) {
    const type = t.type(around)
    if (type === 'signature') return t.field(around, 'type') === at
    if (
      /^(?:type_params|type_patterns|type_synomym|data_constructors?|context|quantified_variables|forall|deriving)$/.test(
        type,
      )
    )
      return true
    if (/^(?:match|declarations|patterns|do|exp)$/.test(type)) return false
  }
  return false
}
