/** Smart casts: `if (x is A)`, `when (x) { is A -> … }`, `if (x !is A) return`. */
import type { Narrowing, Rules } from '../rules.ts'
import type { Syntax } from '../syntax.ts'

type Types = Map<string, string>

const JUMP = /^(return|throw|continue|break)\b/

export const narrows: NonNullable<Rules['narrows']> = {
  if_expression: (t, node) => {
    const [condition, then] = t.named(node)
    return condition === undefined || then === undefined ? undefined : one(then, said(t, condition, true))
  },
  binary_expression: (t, node) => {
    const operator = t.field(node, 'operator')
    const left = t.field(node, 'left')
    const right = t.field(node, 'right')
    if (operator === undefined || left === undefined || right === undefined) return undefined
    const sign = t.text(operator)
    return sign === '&&' || sign === '||' ? one(right, said(t, left, sign === '&&')) : undefined
  },
  when_entry: (t, node) => {
    const [condition, ...more] = t.named(node).filter((child) => !t.type(child).endsWith('comment'))
    const body = more.at(-1)
    if (condition === undefined || body === undefined || more.length > 1) return undefined
    if (t.type(condition) !== 'type_test') return one(body, said(t, condition, true))
    const subject = subjectOf(t, node)
    const type = typeIn(t, condition)
    if (subject === undefined || type === undefined || t.text(condition).startsWith('!')) return undefined
    return one(body, new Map([[subject, type]]))
  },
  block: (t, node) => {
    const found = new Map<number, Narrowing>()
    const children = t.named(node).filter((child) => !t.type(child).endsWith('comment'))
    children.forEach((child, at) => {
      const next = children[at + 1]
      if (next === undefined || t.type(child) !== 'if_expression') return
      const [condition, then, ...otherwise] = t.named(child)
      if (condition === undefined || then === undefined || otherwise.length > 0 || !leaves(t, then)) return
      const types = said(t, condition, false)
      if (types.size > 0) found.set(next, { types, rest: true })
    })
    return found.size > 0 ? found : undefined
  },
}

const one = (node: number, types: Types): ReadonlyMap<number, Narrowing> | undefined =>
  types.size > 0 ? new Map([[node, { types }]]) : undefined

/** Types that a condition establishes, by the text of the value. `holds`: where the condition is true, or where it is false. */
function said(t: Syntax, condition: number, holds: boolean, into: Types = new Map()): Types {
  switch (t.type(condition)) {
    case 'parenthesized_expression':
      for (const inside of t.named(condition)) said(t, inside, holds, into)
      break
    case 'binary_expression': {
      const operator = t.field(condition, 'operator')
      if (operator === undefined || t.text(operator) !== (holds ? '&&' : '||')) break
      for (const side of ['left', 'right']) {
        const node = t.field(condition, side)
        if (node !== undefined) said(t, node, holds, into)
      }
      break
    }
    case 'is_expression': {
      const value = t.field(condition, 'left')
      const type = typeIn(t, condition)
      const isNot = t.all(condition).some((child) => t.text(child) === '!is')
      if (value !== undefined && type !== undefined && isNot !== holds) into.set(t.text(value), type)
    }
  }
  return into
}

const typeIn = (t: Syntax, test: number): string | undefined => {
  const type = t.each(test, 'user_type', 'nullable_type').at(-1)
  return type === undefined ? undefined : t.text(type)
}

/** `x` in `when (x)` and in `when (val x = …)`. */
function subjectOf(t: Syntax, entry: number): string | undefined {
  const around = t.parent(entry)
  const subject = around === undefined ? undefined : t.first(around, 'when_subject')
  if (subject === undefined) return undefined
  const declared = t.first(subject, 'variable_declaration')
  const name = declared === undefined ? t.named(subject)[0] : t.first(declared, 'identifier')
  return name === undefined ? undefined : t.text(name)
}

/** Whether it always leaves the block, so that the code after it is not reached from here. */
function leaves(t: Syntax, then: number): boolean {
  const last = t.type(then) === 'block' ? t.named(then).at(-1) : then
  return last !== undefined && JUMP.test(t.text(last))
}
