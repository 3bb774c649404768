/**
 * Attributes of Eloquent's models. Nothing declares them but the lists in which a model names them: what may be assigned, how it is
 * cast, what is hidden. The first mention is their declaration, unless a comment or the class itself has it.
 */
import { childOfType, namedChildren } from '../nominal/extraction.ts'
import { FLAG } from '../nominal/ir.ts'
import { MEMBER_FIELD, type TypeText } from '../nominal/surface.ts'
import { type EloquentModel, literal, returnedArray } from './eloquent.ts'
import type { X } from './grammar.ts'
import { fullName, pathOf } from './names.ts'
import { addMentioned } from './symbols.ts'

/** Lists that name attributes, those that name most of them first. */
const LISTS = ['fillable', 'casts', 'attributes', 'hidden', 'visible', 'guarded', 'dates']
/** What casts make of a column. Classes of enumerations give these, others whatever they make. */
const DATES = /^(date|datetime|immutable_date|immutable_datetime|timestamp)(:|$)/
const NO_TYPE = /(^|\.)(As[A-Z]\w*|\w*Casts?)$/

export function modelAttributes(x: X, node: number, text: TypeText, model: EloquentModel): void {
  const { tree, grammar } = x
  const body = tree.child(node, grammar.f.body)
  if (body < 0 || !(model.fillable || model.casts || model.hidden || model.visible)) return
  const lists = new Map<string, number>()
  for (const child of namedChildren(x, body)) {
    const kind = tree.typeName(child)
    const element = kind === 'property_declaration' ? childOfType(x, child, grammar.t.property_element) : -1
    const named = kind === 'method_declaration' ? child : element
    if (named < 0) continue
    const name = tree.textOf(tree.child(named, grammar.f.name)).replace(/^\$/, '')
    const array = named === child ? returnedArray(x, child) : tree.child(element, grammar.f.default_value)
    if (array >= 0 && LISTS.includes(name)) lists.set(name, array)
  }
  const known = new Set(text.members.flatMap(({ kind, name }) => (kind === MEMBER_FIELD ? [name] : [])))
  for (const list of LISTS)
    for (const element of lists.has(list) ? namedChildren(x, lists.get(list) as number) : []) {
      const parts = namedChildren(x, element)
      const [first] = parts
      if (first === undefined || !/string$/.test(tree.typeName(first))) continue
      const name = literal(x, first)
      if (name === undefined || !/^[A-Za-z_]\w*$/.test(name) || known.has(`$${name}`)) continue
      known.add(`$${name}`)
      const type = typeOfCast(x, lists.get('casts'), name)
      text.members.push({
        name: `$${name}`,
        kind: MEMBER_FIELD,
        flags: FLAG.public | FLAG.forwards,
        symbol: addMentioned(x, text.symbol, 'property', name, (x.tree.start[first] as number) + 1),
        ...(type === undefined ? {} : { type }),
      })
    }
}

function typeOfCast(x: X, casts: number | undefined, name: string): string | undefined {
  const { tree, grammar } = x
  for (const element of casts === undefined ? [] : namedChildren(x, casts)) {
    const [key, value] = namedChildren(x, element)
    if (key === undefined || value === undefined || literal(x, key) !== name) continue
    if (tree.type[value] === grammar.t.class_constant_access_expression) {
      const [cls] = namedChildren(x, value)
      const path = cls === undefined ? '' : `.${fullName(x, pathOf(x, cls))}`
      return path === '' || NO_TYPE.test(path) ? undefined : path
    }
    return DATES.test(literal(x, value) ?? '') ? '.Illuminate.Support.Carbon' : undefined
  }
  return undefined
}
