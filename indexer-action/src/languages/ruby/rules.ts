/**
 * Ruby. A class can be reopened, so each `class` is a symbol. A bare name that is not a local is a call.
 */

import { posix } from 'node:path'
import type { Binder, Rules } from '../declarative/rules.ts'
import type { Syntax } from '../declarative/syntax.ts'
import { attributesIn, namesAttributes } from './attributes.ts'
import { BINDING, targetsIn } from './bound-names.ts'
import { delegated, handedOn } from './delegates.ts'
import { valuesIn } from './examples.ts'
import { declaredByFactory } from './factories.ts'
import { implicitParameters } from './implicit-parameters.ts'
import { inTemplate, loopedMethods } from './looped-methods.ts'
import { madeBy, membersOf } from './made-classes.ts'
import { declaredBy } from './records.ts'
import { declaredInSchema, isTable } from './schema.ts'
import { sharedIn } from './shared-examples.ts'
import { propertyIn } from './sorbet.ts'
import { visibilityOf } from './visibility.ts'

const lastName = (t: Syntax, node: number): number | undefined => {
  const name = t.field(node, 'name')
  return name !== undefined && t.type(name) === 'scope_resolution' ? t.field(name, 'name') : name
}

/** The container in a qualified class name: `A.B` of `class A::B::C`. */
const scopeOfName = (t: Syntax, node: number): string | undefined => {
  const name = t.field(node, 'name')
  const scope = name !== undefined && t.type(name) === 'scope_resolution' ? t.field(name, 'scope') : undefined
  return scope === undefined ? undefined : t.text(scope).replace(/^::/, '').replaceAll('::', '.')
}

const parameters = (t: Syntax, node: number) => {
  const list = t.field(node, 'parameters')
  if (list === undefined) return []
  return t.named(list).flatMap((parameter) => {
    const name = t.type(parameter) === 'identifier' ? parameter : t.field(parameter, 'name')
    if (name === undefined) return []
    const value = t.field(parameter, 'value')
    return [
      {
        node: parameter,
        name,
        parameter: {
          name: t.text(name),
          ...(value === undefined ? {} : { default: t.text(value).slice(0, 200) }),
          ...(t.type(parameter).includes('splat') ? { variadic: true as const } : {}),
        },
      },
    ]
  })
}

/** The value that a method returns: its last expression. */
const lastExpression = (t: Syntax, node: number): number | undefined => {
  const body = t.field(node, 'body')
  return body !== undefined && t.type(body) === 'body_statement' ? t.named(body).at(-1) : body
}

/** The `self` of `self.class`, whose constants are those that the class has. A class's own class has none of them. */
const selfWhoseClass = (t: Syntax, node: number): number | undefined => {
  const self = t.type(node) === 'call' ? t.field(node, 'receiver') : undefined
  if (self === undefined || t.type(self) !== 'self' || t.text(t.field(node, 'method') ?? node) !== 'class')
    return undefined
  for (let at = t.parent(node); at !== undefined; at = t.parent(at)) {
    if (t.type(at) === 'method') return self
    if (/^(singleton_method|singleton_class|class|module)$/.test(t.type(at))) return undefined
  }
  return undefined
}

const MIXED_IN = /^(include|extend|prepend)$/
/** Calls that define a method. */
const DEFINES = /^(define_(singleton_)?method|scope)$/
const HANDS_ON = /^(delegate|def_(instance_)?delegators?)$/

export const ruby: Rules = {
  key: 'ruby',
  family: 'ruby',
  grammar: 'tree-sitter-ruby/tree-sitter-ruby.wasm',
  revision: 29,
  separator: '::',
  standard: 'std:ruby',
  definitions: {
    class: {
      kind: 'class',
      scope: true,
      name: lastName,
      within: scopeOfName,
      supertypes: (t, node) => {
        const superclass = t.field(node, 'superclass')
        return superclass === undefined ? [] : t.named(superclass).slice(0, 1)
      },
      runs: (t, node) => (t.field(node, 'superclass') === undefined ? [] : ['inherited']),
    },
    module: { kind: 'module', scope: true, name: lastName, within: scopeOfName },
    method: {
      kind: 'function',
      memberKind: 'method',
      scope: true,
      parameters,
      value: lastExpression,
      modifiers: (t, node) => visibilityOf(t, node, t.text(t.field(node, 'name') ?? node)),
    },
    singleton_method: {
      kind: 'method',
      scope: true,
      parameters,
      value: lastExpression,
      modifiers: () => ['static'],
    },
    alias: { kind: 'method', name: (t, node) => t.field(node, 'name') },
    assignment: {
      // `Point = Struct.new(:x, :y)`
      kind: (t, node) => {
        const made = madeBy(t, node)
        return made === undefined ? 'variable' : made.maker === 'Module.new' ? 'module' : 'class'
      },
      // A block that assigns a constant gives it to the class around it.
      localInFunction: (t, name) => t.type(name) !== 'constant',
      names: (t, node) => {
        const left = t.field(node, 'left')
        if (left === undefined) return []
        return targetsIn(t, left).filter((target) =>
          ['identifier', 'constant', 'global_variable'].includes(t.type(target)),
        )
      },
      scope: (t, node) => madeBy(t, node) !== undefined,
      supertypes: (t, node) => {
        const made = madeBy(t, node)
        return made?.maker === 'Class.new' ? made.args.slice(0, 1) : []
      },
      value: (t, node) => (madeBy(t, node) === undefined ? t.field(node, 'right') : undefined),
    },
    ...BINDING,
    call: {
      kind: (t, node) => {
        const name = t.text(t.field(node, 'method') ?? node)
        if (isTable(t, node)) return 'struct'
        if ((declaredByFactory(t, name, node) ?? sharedIn(t, name, node)) !== undefined) return 'function'
        return DEFINES.test(name) || HANDS_ON.test(name) || name === 'each' ? 'method' : 'property'
      },
      modifiers: (t, node) =>
        namesAttributes(t.text(t.field(node, 'method') ?? node)) ? visibilityOf(t, node, undefined) : [],
      names: (t, node) => {
        const method = t.field(node, 'method')
        const list = t.field(node, 'arguments')
        if (method === undefined) return []
        if (list === undefined) return loopedMethods(t, node)?.elements ?? []
        const name = t.text(method)
        const declared =
          declaredInSchema(t, node) ??
          declaredByFactory(t, name, node) ??
          sharedIn(t, name, node) ??
          propertyIn(t, name, node)
        if (declared !== undefined) return [declared]
        if (membersOf(t, node).length > 0) return membersOf(t, node)
        if (namesAttributes(name)) return attributesIn(t, name, t.named(list))
        if (HANDS_ON.test(name)) return handedOn(t, name, t.named(list))
        const record = t.field(node, 'receiver') === undefined ? declaredBy(t, name, t.named(list)) : undefined
        if (record !== undefined) return [record]
        return name.startsWith('define_') && DEFINES.test(name) && t.field(node, 'block') !== undefined
          ? t.each(list, 'simple_symbol').slice(0, 1)
          : []
      },
      scope: isTable,
      rename: (text, t, node) => {
        const list = t.field(node, 'arguments')
        const looped = list === undefined ? loopedMethods(t, node) : undefined
        if (looped) return inTemplate(text, looped.template)
        const isHanded = list !== undefined && t.text(t.field(node, 'method') ?? node) === 'delegate'
        const named = isHanded ? delegated(t, t.named(list)).named : []
        return named.find(([one]) => t.text(one) === text)?.[1] ?? text.replace(/^:/, '')
      },
    },
  },
  uses: {
    call: {
      use: 'call',
      name: (t, node) => t.field(node, 'method'),
      receiver: (t, node) => t.field(node, 'receiver'),
    },
    scope_resolution: {
      use: 'read',
      name: (t, node) => t.field(node, 'name'),
      receiver: (t, node) => {
        const scope = t.field(node, 'scope')
        return scope === undefined ? undefined : (selfWhoseClass(t, scope) ?? scope)
      },
    },
  },
  reads: ['identifier', 'constant', 'global_variable', 'super', 'hash_key_symbol'],
  types: [],
  scopes: {
    block: blockParameters,
    do_block: blockParameters,
    lambda: blockParameters,
  },
  self: ['self'],
  // `name` of `def name=(value)` and of `name: 1`, which is nobody's. `name:` alone stands for its value as well.
  label: (t, node) => {
    if (/^(pair|keyword_pattern)$/.test(t.type(node))) {
      const key = t.field(node, 'key')
      return key === undefined || t.field(node, 'value') === undefined ? undefined : { name: key }
    }
    const name = t.type(node) === 'setter' ? t.named(node)[0] : undefined
    return name === undefined ? undefined : { name }
  },
  field: (t, node) => {
    if (!/^(operator_)?assignment$/.test(t.type(node))) return undefined
    const name = t.field(node, 'left')
    const value = t.field(node, 'right')
    return name !== undefined && value !== undefined && t.type(name) === 'instance_variable'
      ? { name, value }
      : undefined
  },
  mixins: (t, node) => {
    const method = t.type(node) === 'call' ? t.field(node, 'method') : undefined
    const list = t.field(node, 'arguments')
    return method === undefined || list === undefined || !MIXED_IN.test(t.text(method))
      ? []
      : t.each(list, 'constant', 'scope_resolution')
  },
  stands: (t, node) => {
    const type = t.type(node)
    if (type === 'assignment') return t.field(node, 'right')
    if (type === 'operator_assignment')
      return t.all(node).some((child) => t.text(child) === '||=') ? t.field(node, 'right') : undefined
    return undefined
  },
  comments: ['comment'],
  begins: 'hash',
  importsFiles: true,
  imports: {
    call: (t, node) => {
      const method = t.field(node, 'method')
      if (method === undefined || !/^(require|require_relative|load)$/.test(t.text(method))) return []
      const content = t.descendant(node, 'string_content')
      return content === undefined
        ? []
        : [
            {
              path: `${t.text(method) === 'require_relative' ? './' : ''}${t.text(content)}`,
              as: t.text(content),
              node: content,
            },
          ]
    },
  },
  packages: {},
  constructs: (t, node) => {
    if (t.type(node) !== 'call') return undefined
    const method = t.field(node, 'method')
    const receiver = t.field(node, 'receiver')
    return method !== undefined && receiver !== undefined && t.text(method) === 'new' ? t.text(receiver) : undefined
  },
  constructorName: 'initialize',
  constructsByMethod: true,
  file: (path, from, paths) => {
    const wanted = path.endsWith('.rb') ? path : `${path}.rb`
    if (path.startsWith('./')) {
      const found = posix.join(posix.dirname(from), wanted)
      return paths.has(found) ? found : undefined
    }
    return [wanted, `lib/${wanted}`, `app/${wanted}`].find((candidate) => paths.has(candidate))
  },
  localsAreNotCalled: true,
  assignmentDeclares: (name) => !name.startsWith('$'),
  global: true,
}

function blockParameters(t: Syntax, node: number): Binder[] {
  const list = t.field(node, 'parameters')
  const body = t.field(node, 'body')
  const values = valuesIn(t, node)
  if (list === undefined)
    return [...values, ...(body === undefined ? [] : implicitParameters(t, body).map((name) => ({ name })))]
  const named = t.named(list).flatMap((p) => {
    const name = t.type(p) === 'identifier' ? p : t.field(p, 'name')
    return name === undefined ? [] : [{ name }]
  })
  return [...named, ...values]
}
