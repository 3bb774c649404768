/** What Objective-C has from C: types, and declarators that name what is declared. */
import type { Binder } from '../rules.ts'
import type { Syntax } from '../syntax.ts'

/** The text of a type without what makes it a pointer. */
export function typeText(t: Syntax, node: number | undefined): string | undefined {
  const text =
    node === undefined
      ? ''
      : t
          .text(node)
          .replace(/[*\s]+/g, ' ')
          .trim()
  const protocol = /^id\s*<\s*(\w+)/.exec(text)?.[1]
  return text === '' || text === 'id'
    ? undefined
    : (protocol ??
        text
          .replace(/\s*<\s*/g, '<')
          .replace(/\s*>/g, '>')
          .replace(/^(?:const|static|extern)\s+/, ''))
}

/** The name that a declarator declares: `x` of `*x`, `x[]`, `(^x)(int)`, `x = 1`. */
export function declaredName(t: Syntax, declarator: number | undefined): number | undefined {
  let at = declarator
  while (at !== undefined && !/^(?:identifier|field_identifier|type_identifier)$/.test(t.type(at)))
    at = t.field(at, 'declarator') ?? t.named(at).find((one) => /declarator$|identifier$/.test(t.type(one)))
  return at
}

const functionOf = (t: Syntax, declarator: number | undefined): number | undefined => {
  let at = declarator
  while (at !== undefined && t.type(at) !== 'function_declarator') at = t.field(at, 'declarator')
  return at
}

/** `(^block)(int)`, `(*function)(int)`: what is called through it, which the type before it is not of. */
export function isCalledThrough(t: Syntax, declarator: number | undefined): boolean {
  const head = functionOf(t, declarator)
  const inner = head === undefined ? undefined : t.field(head, 'declarator')
  return inner !== undefined && t.type(inner) === 'parenthesized_declarator'
}

/** What a declaration declares besides functions. */
export const variablesOf = (t: Syntax, node: number): number[] =>
  t.named(node).flatMap((one) => {
    if (t.fieldOf(one) !== 'declarator') return []
    if (functionOf(t, one) !== undefined && !isCalledThrough(t, one)) return []
    const name = declaredName(t, one)
    return name === undefined ? [] : [name]
  })

export function functionParameters(t: Syntax, node: number) {
  const head = functionOf(t, t.field(node, 'declarator'))
  const list = head === undefined ? undefined : t.field(head, 'parameters')
  return (list === undefined ? [] : t.each(list, 'parameter_declaration')).flatMap((one) => {
    const name = declaredName(t, t.field(one, 'declarator'))
    const type = typeText(t, t.field(one, 'type'))
    if (name === undefined) return []
    const parameter = { name: t.text(name), ...(type === undefined ? {} : { type }) }
    return [{ node: one, name, parameter }]
  })
}

export const binder = (name: number, type: string | undefined): Binder => ({
  name,
  ...(type === undefined ? {} : { type }),
})

/** The names that a block or a loop binds. */
export function parametersIn(t: Syntax, list: number | undefined): Binder[] {
  return (list === undefined ? [] : t.each(list, 'parameter_declaration')).flatMap((one) => {
    const name = declaredName(t, t.field(one, 'declarator'))
    return name === undefined ? [] : [binder(name, typeText(t, t.field(one, 'type')))]
  })
}

export const properties = (t: Syntax, node: number): number[] =>
  t
    .each(node, 'struct_declaration')
    .flatMap((one) => t.each(one, 'struct_declarator').flatMap((declarator) => declaredName(t, declarator) ?? []))

export const propertyType = (t: Syntax, node: number): string | undefined => {
  const declaration = t.first(node, 'struct_declaration')
  const first =
    declaration === undefined ? undefined : t.named(declaration).find((one) => t.type(one) !== 'struct_declarator')
  return typeText(t, first)
}
