/**
 * Objective-C. A method is known by its whole selector (`move:to:`); a class's interface, its categories and its implementation are
 * parts of one class, and what only declares gives way to what defines.
 */

import type { Modifier, SymbolKind } from '../../../../../src/contract/symbols.ts'
import { folderOf } from '../../../link/paths.ts'
import type { DefinitionRule, Rules } from '../rules.ts'
import type { Syntax } from '../syntax.ts'
import { filesNamed } from './files-named.ts'
import {
  binder,
  declaredName,
  functionParameters,
  isCalledThrough,
  parametersIn,
  properties,
  propertyType,
  typeText,
  variablesOf,
} from './objective-c-declarators.ts'
import { APPLE, COMMON } from './objective-c-names.ts'
import { readable } from './objective-c-readable.ts'

/** The class, category or protocol that a node is in. */
function classAround(t: Syntax, node: number): number | undefined {
  for (let at = t.parent(node); at !== undefined; at = t.parent(at))
    if (/^(?:class_interface|class_implementation|protocol_declaration)$/.test(t.type(at))) return at
  return undefined
}

const className = (t: Syntax, node: number): number | undefined => t.first(node, 'identifier')

/** `run:with:` of a declaration: each word, and a colon where a parameter follows. */
function selectorOf(t: Syntax, method: number): string {
  const parts = t.each(method, 'identifier', 'method_parameter')
  return parts
    .map((part, at) => {
      if (t.type(part) === 'method_parameter') return ''
      const next = parts[at + 1]
      return t.text(part) + (next !== undefined && t.type(next) === 'method_parameter' ? ':' : '')
    })
    .join('')
}

const methodWords = (t: Syntax, message: number): number[] =>
  t.named(message).filter((part) => t.fieldOf(part) === 'method')

/** `run:with:` of a message that is sent. */
function selectorSent(t: Syntax, message: number): string {
  const parts = t.named(message).filter((part) => t.fieldOf(part) !== 'receiver' && t.type(part) !== 'comment')
  const words = methodWords(t, message)
  if (parts.length === 1) return t.text(words[0] ?? message)
  return words.map((word) => `${t.text(word)}:`).join('')
}

/** What a method gives: of `instancetype`, its class. */
function returned(t: Syntax, method: number): string | undefined {
  const type = t.first(method, 'method_type')
  const text = typeText(t, type)?.replace(/^\(\s*|\s*\)$/g, '')
  if (text !== 'instancetype') return text
  const around = classAround(t, method)
  const name = around === undefined ? undefined : className(t, around)
  return name === undefined ? undefined : t.text(name)
}

function methodParameters(t: Syntax, method: number) {
  return t.each(method, 'method_parameter').flatMap((one) => {
    const [name, type] = [
      t.first(one, 'identifier'),
      typeText(t, t.first(one, 'method_type'))?.replace(/^\(\s*|\s*\)$/g, ''),
    ]
    if (name === undefined) return []
    const parameter = { name: t.text(name), ...(type === undefined ? {} : { type }) }
    return [{ node: one, name, parameter }]
  })
}

const ownFields = new WeakMap<Syntax, ReadonlySet<string>>()

/** The property behind an instance variable that nobody declares: `_name`. */
function behind(t: Syntax, node: number): string | undefined {
  const text = t.text(node)
  if (!/^_[A-Za-z]/.test(text)) return undefined
  let own = ownFields.get(t)
  if (!own) {
    const found = new Set<string>()
    for (let at = 0; at < t.tree.after.length && at < (t.tree.after[0] as number); at++)
      if (t.type(at) === 'instance_variable') for (const name of properties(t, at)) found.add(t.text(name))
    own = found
    ownFields.set(t, own)
  }
  return own.has(text) || classAround(t, node) === undefined ? undefined : text.slice(1)
}

/** `User` of `[[User alloc] init…]` and `[User new]`. */
function constructed(t: Syntax, node: number): string | undefined {
  if (t.type(node) !== 'message_expression') return undefined
  const [receiver, word] = [t.field(node, 'receiver'), t.field(node, 'method')]
  if (receiver === undefined || word === undefined) return undefined
  const sent = t.text(word)
  if (t.type(receiver) === 'message_expression') return /^init/.test(sent) ? constructed(t, receiver) : undefined
  const isName = t.type(receiver) === 'identifier' && /^[A-Z]/.test(t.text(receiver))
  return isName && /^(?:alloc|new|allocWithZone)$/.test(sent) ? t.text(receiver) : undefined
}

/** A method that XCTest runs: without parameters, in a class that is named as one of tests. */
function isTest(t: Syntax, node: number): boolean {
  const around = classAround(t, node)
  const name = around === undefined ? undefined : className(t, around)
  return (
    name !== undefined &&
    /(?:Tests?|TestCase|Spec)$/.test(t.text(name)) &&
    /^test[A-Z0-9_][^:]*$/.test(selectorOf(t, node))
  )
}

const method = (modifiers: Modifier[]): DefinitionRule => ({
  kind: 'method',
  scope: true,
  name: className,
  rename: (_, t, node) => selectorOf(t, node),
  parameters: methodParameters,
  arity: () => undefined,
  type: returned,
  body: (t, node) => t.first(node, 'compound_statement'),
  modifiers: (t, node) => [
    ...modifiers,
    ...(/^\+/.test(t.text(node)) ? (['static'] as const) : []),
    ...(isTest(t, node) ? (['test'] as const) : []),
  ],
})

const type = (kind: SymbolKind, modifiers: Modifier[]): DefinitionRule => ({
  // A category is a part of its class.
  kind: (t, node) => (t.field(node, 'category') === undefined ? kind : 'impl'),
  scope: true,
  name: className,
  supertypes: (t, node) => {
    const superclass = t.field(node, 'superclass')
    const list = t.each(node, 'parameterized_arguments', 'protocol_reference_list')
    const protocols = list.flatMap((one) =>
      t
        .named(one)
        .flatMap((each) => (t.type(each) === 'identifier' ? each : (t.descendant(each, 'type_identifier') ?? []))),
    )
    return [...(superclass === undefined ? [] : [superclass]), ...protocols]
  },
  body: (t, node) =>
    t.first(
      node,
      'instance_variables',
      'property_declaration',
      'method_declaration',
      'implementation_definition',
      'comment',
    ),
  modifiers: () => modifiers,
})

export const objectiveC: Rules = {
  key: 'objective-c',
  family: 'declarative',
  grammar: 'tree-sitter-wasm/objc/tree-sitter-objc.wasm',
  revision: 3,
  separator: '.',
  standard: 'std:objective-c',
  script: readable,
  definitions: {
    class_interface: type('class', ['declaration']),
    class_implementation: type('class', []),
    protocol_declaration: type('interface', []),
    method_declaration: method(['declaration']),
    method_definition: method([]),
    property_declaration: { kind: 'property', names: properties, type: propertyType },
    instance_variable: { kind: 'property', names: properties, type: propertyType, modifiers: () => ['private'] },
    function_definition: {
      kind: 'function',
      scope: true,
      name: (t, node) => declaredName(t, t.field(node, 'declarator')),
      parameters: functionParameters,
      arity: () => undefined,
      type: (t, node) => typeText(t, t.field(node, 'type')),
      modifiers: (t, node) => [/^static\b/.test(t.text(node)) ? 'private' : 'exported'],
    },
    declaration: {
      kind: 'variable',
      localInFunction: true,
      names: variablesOf,
      type: (t, node) =>
        isCalledThrough(t, t.field(node, 'declarator')) ? undefined : typeText(t, t.field(node, 'type')),
      value: (t, node) => {
        const declarator = t.field(node, 'declarator')
        return declarator === undefined ? undefined : t.field(declarator, 'value')
      },
      modifiers: (t, node) => (/^extern\b/.test(t.text(node)) ? ['declaration'] : []),
    },
    type_definition: { kind: 'type', name: (t, node) => declaredName(t, t.field(node, 'declarator')) },
    enum_specifier: {
      kind: 'enum',
      scope: true,
      name: (t, node) => (t.field(node, 'body') === undefined ? undefined : t.field(node, 'name')),
    },
    enumerator: { kind: 'enum_member' },
    struct_specifier: {
      kind: 'struct',
      scope: true,
      name: (t, node) => (t.field(node, 'body') === undefined ? undefined : t.field(node, 'name')),
    },
    preproc_def: { kind: 'macro' },
    preproc_function_def: { kind: 'macro' },
  },
  uses: {
    message_expression: {
      use: 'call',
      name: (t, node) => t.field(node, 'method'),
      text: selectorSent,
      receiver: (t, node) => t.field(node, 'receiver'),
    },
    selector_expression: {
      use: 'read',
      name: (_, node) => node,
      text: (t, node) => t.text(node).replace(/^@selector\s*\(\s*|\s*\)$/g, ''),
      path: (t, node) => (classAround(t, node) === undefined ? undefined : 'self'),
    },
    call_expression: {
      use: 'call',
      name: (t, node) => {
        const name = t.field(node, 'function')
        return name !== undefined && t.type(name) === 'identifier' ? name : undefined
      },
      text: (t, node) => {
        const name = t.field(node, 'function') as number
        return behind(t, name) ?? t.text(name)
      },
      path: (t, node) => (behind(t, t.field(node, 'function') as number) === undefined ? undefined : 'self'),
    },
    field_expression: {
      use: (t, node) => (isWritten(t, node) ? 'write' : 'read'),
      name: (t, node) => t.field(node, 'field'),
      receiver: (t, node) => t.field(node, 'argument'),
      accessor: (t, node) => {
        const name = t.text(t.field(node, 'field') as number)
        return isWritten(t, node) ? `set${name.charAt(0).toUpperCase()}${name.slice(1)}:` : name
      },
    },
    identifier: {
      use: (t, node) => (isWritten(t, node) ? 'write' : 'read'),
      name: (t, node) => (behind(t, node) === undefined ? undefined : node),
      text: (t, node) => behind(t, node) ?? t.text(node),
      path: (t, node) => (behind(t, node) === undefined ? undefined : 'self'),
    },
  },
  reads: ['identifier'],
  writes: (t, node) => isWritten(t, node),
  types: ['type_identifier'],
  scopes: {
    compound_statement: () => [],
    block_literal: (t, node) => parametersIn(t, t.descendant(node, 'parameter_list')),
    for_statement: (t, node) => {
      const [declarator, list] = [t.first(node, 'pointer_declarator'), t.named(node).at(-2)]
      const name = declaredName(t, declarator)
      if (name === undefined) return []
      const type = typeText(t, t.field(node, 'type'))
      return [
        type === undefined && list !== undefined ? { name, given: { node: list, element: true } } : binder(name, type),
      ]
    },
  },
  // Attributes of properties, and words of selectors, are nobody's; `self` and `super` are no names.
  label: (t, node) => {
    if (t.type(node) === 'parameter_declaration') {
      const name = declaredName(t, t.field(node, 'declarator'))
      return name === undefined ? undefined : { name }
    }
    const around = t.parent(node)
    if (t.type(node) !== 'identifier' || around === undefined) return undefined
    const isOther = /^(?:property_attribute|class_declaration|getter_name|setter_name)$/.test(t.type(around))
    const isWord = t.fieldOf(node) === 'method' || t.fieldOf(node) === 'category'
    const isMethodWord = /^method_(?:declaration|definition)$/.test(t.type(around))
    return isOther || isWord || isMethodWord || /^(?:self|super|YES|NO|nil|Nil|NULL)$/.test(t.text(node))
      ? { name: node }
      : undefined
  },
  blockScoped: true,
  global: true,
  openTypes: new Set(['enum']),
  common: COMMON,
  brought: APPLE,
  constructs: constructed,
  self: ['self'],
  super: /^super$/,
  comments: ['comment'],
  begins: 'slashes',
  imports: {
    preproc_include: (t, node) => {
      const path = t.field(node, 'path')
      const text = path === undefined ? '' : t.text(path).replace(/^["<]|[">]$/g, '')
      return path === undefined || text === '' ? [] : [{ path: text, as: text, node: path }]
    },
  },
  file: (path, from, paths) => {
    const folder = folderOf(from)
    if (paths.has(folder + path)) return folder + path
    return filesNamed(paths, path)[0]
  },
  packages: {},
}

function isWritten(t: Syntax, node: number): boolean {
  const around = t.parent(node)
  return around !== undefined && t.type(around) === 'assignment_expression' && t.field(around, 'left') === node
}
