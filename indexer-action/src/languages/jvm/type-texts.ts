/** Types as Kotlin and Scala write them, as Java would: `List<out Foo?>` is `java.util.List<+Foo>`. */

/** What is no class of that name where class files are concerned; classes of `java.lang` go by the same name there. */
const CLASSES: Record<string, string> = {
  Any: 'java.lang.Object',
  AnyRef: 'java.lang.Object',
  Unit: 'void',
  Nothing: 'void',
  Collection: 'java.util.Collection',
  MutableCollection: 'java.util.Collection',
  MutableIterable: 'java.lang.Iterable',
  Iterator: 'java.util.Iterator',
  MutableIterator: 'java.util.Iterator',
  List: 'java.util.List',
  MutableList: 'java.util.List',
  Set: 'java.util.Set',
  MutableSet: 'java.util.Set',
  Map: 'java.util.Map',
  MutableMap: 'java.util.Map',
  ArrayList: 'java.util.ArrayList',
  HashMap: 'java.util.HashMap',
  HashSet: 'java.util.HashSet',
  LinkedHashMap: 'java.util.LinkedHashMap',
  LinkedHashSet: 'java.util.LinkedHashSet',
}
const PRIMITIVES: Record<string, [primitive: string, box: string]> = {
  Boolean: ['boolean', 'java.lang.Boolean'],
  Byte: ['byte', 'java.lang.Byte'],
  Char: ['char', 'java.lang.Character'],
  Short: ['short', 'java.lang.Short'],
  Int: ['int', 'java.lang.Integer'],
  Long: ['long', 'java.lang.Long'],
  Float: ['float', 'java.lang.Float'],
  Double: ['double', 'java.lang.Double'],
}

/** `imports`: a name here and the path that it stands for. Undefined where it is no class that is called by a name. */
export function asJavaWrites(written: string, imports: ReadonlyMap<string, string>): string | undefined {
  return read(written.replace(/@\w+\s*/g, '').trim(), imports, false)
}

function read(text: string, imports: ReadonlyMap<string, string>, isArgument: boolean): string | undefined {
  const found = /^([\w.]+)\s*(?:[<[](.*)[>\]])?\s*(\?*)$/s.exec(text)
  if (!found) return undefined
  const [, name = '', inside, mark] = found
  const args = inside === undefined ? [] : partsOf(inside)
  const array = /^(\w+?)Array$/.exec(name)?.[1]
  if (name === 'Array') return `${(args[0] === undefined ? undefined : argument(args[0], imports)) ?? '?'}[]`
  if (array !== undefined && PRIMITIVES[array]) return `${PRIMITIVES[array][0]}[]`
  const [head = '', ...rest] = name.split('.')
  const path = imports.get(head)
  if (path === undefined && rest.length === 0) {
    const primitive = PRIMITIVES[name]
    if (primitive) return primitive[isArgument || mark !== '' ? 1 : 0]
  }
  const own = path !== undefined ? [path, ...rest].join('.') : [CLASSES[head] ?? head, ...rest].join('.')
  return args.length === 0 ? own : `${own}<${args.map((one) => argument(one, imports) ?? '?').join(',')}>`
}

/** `out X`, `in X`, `*`; Scala's `+X` and `_`. */
function argument(text: string, imports: ReadonlyMap<string, string>): string | undefined {
  if (text === '*' || text === '_') return '?'
  const [, variance, type] = /^(?:(out|in)\s+)?(.*)$/s.exec(text) as unknown as [string, string?, string?]
  const one = read((type ?? '').trim(), imports, true)
  return one === undefined || variance === undefined
    ? one
    : `${variance === 'out' ? '+' : '-'}${one.replace(/^[+-]/, '')}`
}

/** Parts between commas that stand in no brackets. */
function partsOf(list: string): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at <= list.length; at++) {
    const character = list[at]
    if (character !== undefined && '<[('.includes(character)) depth++
    else if (character !== undefined && '])'.includes(character)) depth--
    else if (character === '>' && list[at - 1] !== '-') depth--
    else if (character === undefined || (character === ',' && depth === 0)) {
      parts.push(list.slice(start, at).trim())
      start = at + 1
    }
  }
  return parts.filter((part) => part !== '')
}
