/**
 * What is known of a standard library, from a table with two lines per type:
 *
 *     i java.util.Map<K,V>|Super<K>|…
 *     name()Type;name=(Type,Type...)Type;<R:Bound>name!(Type)Type;field:Type
 *
 * `i` is an interface, `c` a class and `o` one with a single object of its name; `!` marks abstract methods, `~` an interface's static ones; `name()` says nothing
 * of its parameters. Simple names mean the table's own types. Lines are read when a type is first asked for.
 */
import { ClassInfo, MemberInfo } from './classes.ts'
import { FLAG } from './ir.ts'
import { MEMBER_FIELD, MEMBER_METHOD, type MemberText, type TypeParameterText, type TypeText } from './surface.ts'

export class ExternalTypes {
  readonly #arity: boolean
  readonly #fold: (name: string) => string
  /** Qualified name → head and members. */
  readonly #lines = new Map<string, [string, string]>()
  /** Qualified name → package, of tables that are told of in part. */
  readonly #partly = new Map<string, string>()
  readonly #others = new Map<string, string>()
  readonly #package: string
  readonly #simple = new Map<string, string>()
  /** Packages whose public types are all told of, as of the table's version. */
  readonly #whole = new Set<string>()
  readonly #classes = new Map<string, ClassInfo>()

  /** `ignoresCase`: names are found in any spelling. */
  constructor(table: string, packageName: string, ignoresCase = false, arity = false) {
    this.#arity = arity
    this.#package = packageName
    this.#fold = ignoresCase ? (name) => name.toLowerCase() : (name) => name
    for (const qualified of this.#read(table)) this.#whole.add(qualified.slice(0, qualified.lastIndexOf('.')))
  }

  /** Whether a type that the table leaves out is not in that package. */
  tellsAllOf(packageName: string): boolean {
    return this.#whole.has(packageName)
  }

  /** Types of a framework of which only a part is told: whatever else they may have comes from that package as well. */
  alsoPartly(table: string, packageName: string): this {
    for (const qualified of this.#read(table)) this.#partly.set(this.#fold(qualified), packageName)
    return this
  }

  /** Types of another package, of which all is told that matters here. */
  alsoOf(table: string, packageName: string): this {
    for (const qualified of this.#read(table)) this.#others.set(this.#fold(qualified), packageName)
    return this
  }

  #read(table: string): string[] {
    const arity = this.#arity
    const found: string[] = []
    const lines = table.split('\n')
    for (let at = 0; at + 1 < lines.length; at += 2) {
      const head = lines[at] as string
      const end = /[<|]/.exec(head)?.index ?? head.length
      const plain = head.slice(2, end)
      const count = arity && head[end] === '<' ? splitOutside(head.slice(end + 1, closing(head, end)), ',').length : 0
      const qualified = count > 0 ? `${plain}\`${count}` : plain
      this.#lines.set(this.#fold(qualified), [head, lines[at + 1] as string])
      found.push(qualified)
      const simple = qualified.slice(qualified.lastIndexOf('.') + 1)
      if (count > 0 && !this.#lines.has(this.#fold(plain)))
        this.#lines.set(this.#fold(plain), [head, lines[at + 1] as string])
      const bare = simple.replace(/`.*/, '')
      if (count > 0 && !this.#simple.has(this.#fold(bare))) this.#simple.set(this.#fold(bare), qualified)
      // The first of a name is the one the table means by it; others it writes in full.
      if (!this.#simple.has(this.#fold(simple))) this.#simple.set(this.#fold(simple), qualified)
    }
    return found
  }

  names(): Iterable<string> {
    return this.#lines.keys()
  }

  has(qualified: string): boolean {
    return this.#lines.has(this.#fold(qualified))
  }

  /** As the table itself means a name, in the class `within`. */
  inTable(name: string, _within?: ClassInfo): ClassInfo | undefined {
    return this.get(name.includes('.') ? name : (this.#simple.get(this.#fold(name)) ?? name))
  }

  get(name: string): ClassInfo | undefined {
    const key = this.#fold(name)
    if (this.#arity && !this.#lines.has(key) && name.includes('`')) return undefined
    const known = this.#classes.get(key)
    if (known) return known
    const lines = this.#lines.get(key)
    if (!lines) return undefined
    const [head, members] = lines
    const qualified = head.slice(2, /[<|]/.exec(head)?.index ?? head.length)
    const [declaration, ...supertypes] = splitOutside(head.slice(2), '|')
    const parameters = /<(.*)>$/.exec(declaration as string)?.[1]
    const text: TypeText = {
      name: qualified.slice(qualified.lastIndexOf('.') + 1),
      symbol: -1,
      flags: head.startsWith('i') ? FLAG.interface | FLAG.abstract : head.startsWith('o') ? FLAG.object : 0,
      outer: -1,
      within: -1,
      supertypes,
      members: [],
    }
    if (parameters !== undefined) text.typeParameters = typeParameters(parameters)
    const partly = this.#partly.get(key)
    const about =
      partly === undefined ? { external: this.#others.get(key) ?? this.#package } : { external: partly, opaque: true }
    const cls = new ClassInfo(text, qualified, about)
    this.#classes.set(key, cls)
    if (members !== '')
      // A tuple's elements are separated like members.
      for (const text of members.split(/;(?![^{}]*\})/)) {
        const member = new MemberInfo(cls, memberText(text), undefined)
        cls.add(member, this.#fold(member.text.name))
      }
    return cls
  }
}

export function memberText(text: string): MemberText {
  let at = 0
  let parameters: TypeParameterText[] | undefined
  if (text.startsWith('<')) {
    at = closing(text, 0) + 1
    parameters = typeParameters(text.slice(1, at - 1))
  }
  const name = /^(?:this\[\]|[\w$]+)/.exec(text.slice(at))?.[0] ?? ''
  at += name.length
  if (text[at] === ':') return { name, kind: MEMBER_FIELD, flags: FLAG.public, symbol: -1, type: text.slice(at + 1) }
  const member: MemberText = { name, kind: MEMBER_METHOD, flags: FLAG.public, symbol: -1 }
  if (parameters) member.typeParameters = parameters
  if (text[at] === '(') {
    member.type = text.slice(at + 2)
    return member
  }
  if (text[at] === '!') member.flags |= FLAG.abstract
  if (text[at] === '~') member.flags |= FLAG.static
  const close = text.lastIndexOf(')')
  const list = text.slice(at + 2, close)
  member.type = text.slice(close + 1)
  member.parameters = list === '' ? [] : splitOutside(list, ',').map((type) => ['', type.replace(/\.\.\.$/, '[]')])
  if (list.endsWith('...')) member.flags |= FLAG.variadic
  return member
}

function typeParameters(list: string): TypeParameterText[] {
  return splitOutside(list, ',').map((one) => {
    const colon = one.indexOf(':')
    return colon < 0 ? [one] : [one.slice(0, colon), one.slice(colon + 1)]
  })
}

function closing(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at++) {
    if (text[at] === '<') depth++
    else if (text[at] === '>' && --depth === 0) return at
  }
  return text.length - 1
}

/** Splits where no angle bracket is open. */
function splitOutside(text: string, separator: string): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '<') depth++
    else if (text[at] === '>') depth--
    else if (text[at] === separator && depth === 0) {
      parts.push(text.slice(start, at))
      start = at + 1
    }
  }
  parts.push(text.slice(start))
  return parts
}
