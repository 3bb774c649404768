/** Kotlin. */

import type { Binder, Rules } from '../rules.ts'
import { compiled, facade } from './kotlin-compiled.ts'
import { narrows } from './kotlin-narrowing.ts'
import {
  argumentsOf,
  binder,
  binders,
  callee,
  expressionBody,
  functionModifiers,
  isGenericCall,
  isWritten,
  lends,
  modifiers,
  parameters,
  receiverOfProperty,
  subject,
  supertypes,
  typeOf,
  typeParameters,
  VALUES,
} from './kotlin-syntax.ts'

/** Members common in collections and strings. On a receiver of unknown type such a name is unlikely to be an extension. */
const COLLECTIONS = new Set(
  'add addAll all any append asSequence clear close compareTo contains containsAll containsKey copy count distinct drop equals filter find first firstOrNull flatMap fold forEach get getOrNull getOrPut groupBy hashCode indexOf invoke isEmpty isNotEmpty iterator joinToString keys last lastOrNull let map mapNotNull max min minus next none orEmpty plus put putAll read remove removeAll replace reversed set single singleOrNull size sort sorted sortedBy split startsWith substring subList sum take toList toMap toSet toString trim values write zip'.split(
    ' ',
  ),
)

export const kotlin: Rules = {
  key: 'kotlin',
  family: 'jvm',
  grammar: '@tree-sitter-grammars/tree-sitter-kotlin/tree-sitter-kotlin.wasm',
  revision: 11,
  separator: '.',
  standard: 'std:kotlin',
  definitions: {
    class_declaration: {
      kind: (t, node) => {
        const words = t.all(node).map((child) => t.text(child))
        if (words.includes('interface')) return 'interface'
        const list = t.first(node, 'modifiers')
        return list !== undefined && /\benum\b/.test(t.text(list)) ? 'enum' : 'class'
      },
      scope: true,
      supertypes,
      typeParameters,
      parameters,
      modifiers,
      body: (t, node) => t.first(node, 'class_body', 'enum_class_body'),
    },
    object_declaration: {
      kind: 'object',
      scope: true,
      supertypes,
      modifiers,
      compiled,
      body: (t, node) => t.first(node, 'class_body'),
    },
    companion_object: {
      kind: 'object',
      scope: true,
      name: (t, node) => t.field(node, 'name'),
      supertypes,
      modifiers: (t, node) => [...modifiers(t, node), 'static'],
      body: (t, node) => t.first(node, 'class_body'),
    },
    function_declaration: {
      kind: 'function',
      memberKind: 'method',
      scope: true,
      typeParameters,
      parameters,
      value: expressionBody,
      receiver: (t, node) => {
        const name = t.field(node, 'name')
        const before = t
          .named(node)
          .filter(
            (child) => name !== undefined && child < name && ['user_type', 'nullable_type'].includes(t.type(child)),
          )
        const last = before.at(-1)
        return last === undefined ? undefined : t.text(last)
      },
      type: (t, node) => {
        const list = t.first(node, 'function_value_parameters')
        const after = t
          .named(node)
          .find((child) => list !== undefined && child > list && ['user_type', 'nullable_type'].includes(t.type(child)))
        return after === undefined ? undefined : t.text(after)
      },
      modifiers: functionModifiers,
      compiled,
      body: (t, node) => t.first(node, 'function_body'),
    },
    property_declaration: {
      kind: 'variable',
      memberKind: 'property',
      localInFunction: true,
      names: (t, node) => {
        const many = t.first(node, 'multi_variable_declaration')
        const declarations =
          many === undefined ? t.each(node, 'variable_declaration') : t.each(many, 'variable_declaration')
        return declarations.flatMap((one) => t.first(one, 'identifier') ?? [])
      },
      type: (t, node) => {
        const declaration = t.first(node, 'variable_declaration')
        return declaration === undefined ? undefined : typeOf(t, declaration)
      },
      receiver: receiverOfProperty,
      value: (t, node) => {
        const getter = t.first(node, 'getter')
        return t.first(node, ...VALUES) ?? (getter === undefined ? undefined : expressionBody(t, getter))
      },
      modifiers,
      compiled,
    },
    class_parameter: {
      kind: 'property',
      name: (t, node) => (/^(.*\s)?(val|var)\s/.test(t.text(node)) ? t.first(node, 'identifier') : undefined),
      type: typeOf,
      modifiers,
      compiled,
    },
    enum_entry: { kind: 'enum_member', name: (t, node) => t.first(node, 'identifier'), scope: true },
    type_alias: {
      kind: 'type',
      scope: true,
      name: (t, node) => t.first(node, 'identifier') ?? t.field(node, 'type'),
      type: typeOf,
      typeParameters,
    },
    secondary_constructor: {
      kind: 'constructor',
      scope: true,
      name: (t, node) => t.all(node).find((child) => t.type(child) === 'constructor'),
      parameters,
      modifiers,
    },
  },
  uses: {
    call_expression: {
      use: 'call',
      name: callee,
      receiver: (t, node) => {
        const first = subject(t, node)
        return first !== undefined && t.type(first) === 'navigation_expression' ? subject(t, first) : undefined
      },
      arguments: argumentsOf,
    },
    infix_expression: {
      use: 'call',
      name: (t, node) =>
        t.named(node).filter((child) => t.type(child) === 'identifier' && child !== t.named(node)[0])[0],
      receiver: (t, node) => t.named(node)[0],
      arguments: () => 1,
    },
    // `Greeter::greet`, `::greet`: a reference to a function that is called elsewhere.
    callable_reference: { use: 'call_indirect', name: (t, node) => t.each(node, 'identifier').at(-1) },
    navigation_expression: {
      use: (t, node) => {
        if (/::\s*(?!class\b)\w+$/.test(t.text(node).slice(-100))) return 'call_indirect'
        if (isGenericCall(t, node)) return 'call'
        return isWritten(t, node) ? 'write' : 'read'
      },
      name: (t, node) => t.each(node, 'identifier').at(-1),
      receiver: subject,
    },
    user_type: {
      use: 'type',
      name: (t, node) => t.each(node, 'identifier').at(-1),
      path: (t, node) => {
        const names = t.each(node, 'identifier').map((part) => t.text(part))
        return names.length > 1 ? names.slice(0, -1).join('.') : undefined
      },
    },
  },
  reads: ['identifier'],
  writes: isWritten,
  types: [],
  scopes: {
    block: () => [],
    object_literal: () => [],
    anonymous_initializer: () => [],
    when_entry: () => [],
    lambda_literal: (t, node) => {
      const list = t.first(node, 'lambda_parameters')
      if (list === undefined) return []
      const found = binders(t, list)
      const [only] = found
      const lent = found.length === 1 && only && only.type === undefined ? lends(t, node) : undefined
      if (lent?.on === undefined || lent.as === 'this') return found
      return [{ ...(only as Binder), given: { node: lent.on, ...(lent.as === 'element' ? { element: true } : {}) } }]
    },
    anonymous_function: (t, node) =>
      parameters(t, node).map(({ name, parameter }) =>
        parameter.type === undefined ? { name } : { name, type: parameter.type },
      ),
    for_statement: (t, node) => {
      const found = binders(t, node)
      const [only] = found
      const children = t.named(node)
      const held = children[children.findIndex((child) => /variable_declaration$/.test(t.type(child))) + 1]
      return found.length === 1 && only && only.type === undefined && held !== undefined
        ? [{ ...only, given: { node: held, element: true } }]
        : found
    },
    catch_block: binder,
    when_expression: (t, node) => {
      const subject = t.first(node, 'when_subject')
      return subject === undefined ? [] : binders(t, subject)
    },
    getter: () => [],
    setter: (t, node) => {
      const name = t.first(node, 'identifier')
      return name === undefined ? [] : [{ name }]
    },
  },
  lends,
  unnamed: 'it',
  label: (t, node) => {
    if (t.type(node) !== 'value_argument') return undefined
    const [name, value] = t.named(node)
    if (name === undefined || value === undefined || t.type(name) !== 'identifier') return undefined
    const list = t.parent(node)
    const call = list === undefined ? undefined : t.parent(list)
    const of = call === undefined ? undefined : t.named(call)[0]
    // A constructor's parameter may also be a property; a function's parameter is visible only inside the function.
    return of !== undefined && /^([\w.]*\.)?[A-Z]\w*$/.test(t.text(of)) ? { name, of } : { name }
  },
  // `"$name"` is parsed as two pieces of text, `$` and `name`.
  embedded: (t, node) => {
    if (t.type(node) !== 'string_content') return 0
    const parent = t.parent(node)
    const pieces = parent === undefined ? [] : t.all(parent)
    const before = pieces[pieces.indexOf(node) - 1]
    return before !== undefined && t.text(before) === '$' ? (/^[A-Za-z_]\w*/.exec(t.text(node))?.[0].length ?? 0) : 0
  },
  blockScoped: true,
  initialParameters: true,
  accessors: ['getter', 'setter'],
  givesReceiver: /^(apply|also|takeIf|takeUnless)$/,
  self: ['this'],
  super: /^super(<.*>)?(@\w+)?$/,
  narrows,
  // `a ?: b`
  stands: (t, node) => {
    if (t.type(node) !== 'binary_expression') return undefined
    const operator = t.field(node, 'operator')
    return operator !== undefined && t.text(operator) === '?:' ? t.field(node, 'left') : undefined
  },
  comments: ['line_comment', 'block_comment'],
  begins: 'slashes',
  imports: {
    import: (t, node) => {
      const path = t.first(node, 'qualified_identifier') ?? t.first(node, 'identifier')
      if (path === undefined) return []
      // Members of an unnamed companion object are treated as members of the class.
      const text = t.text(path).replaceAll('.Companion', '')
      if (/\*\s*$/.test(t.text(node))) return [{ path: text, node: path }]
      const alias = t.each(node, 'identifier').at(-1)
      const last = t.each(path, 'identifier').at(-1) ?? path
      return [{ path: text, as: alias !== undefined && alias !== path ? t.text(alias) : t.text(last), node: last }]
    },
  },
  packages: {
    package_header: (t, node) =>
      t
        .named(node)
        .map((child) => t.text(child))
        .join('.'),
  },
  common: COLLECTIONS,
  packaged: true,
  facade,
  constructs: (t, node) => {
    if (t.type(node) === 'this_expression') return t.text(node).split('@')[1]
    if (t.type(node) === 'as_expression') return typeOf(t, node)
    if (t.type(node) !== 'call_expression') return undefined
    const name = t.named(node)[0]
    return name !== undefined && t.type(name) === 'identifier' && /^[A-Z]/.test(t.text(name)) ? t.text(name) : undefined
  },
}
