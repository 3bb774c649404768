/** Reads the short notation for types that surfaces use (`surface.ts`): `a.b.Map<K,+V>[]`, `?`, `-X`, `A|B`, `(A|B)[]`, `{key=A;0=B}`. */

export type TypeSyntax =
  | { is: 'name'; path: string; args: TypeSyntax[] }
  | { is: 'array'; of: TypeSyntax }
  | { is: 'wildcard'; bound: TypeSyntax | undefined }
  | { is: 'union'; of: TypeSyntax[] }
  | { is: 'shape'; entries: [string, TypeSyntax][] }

const parsed = new Map<string, TypeSyntax>()

/** Texts repeat a great deal, so the readings are kept. */
export function readTypeText(text: string): TypeSyntax {
  let syntax = parsed.get(text)
  if (!syntax) {
    if (parsed.size > 200_000) parsed.clear()
    const reader = { text, at: 0 }
    syntax = union(reader)
    parsed.set(text, syntax)
  }
  return syntax
}

interface Reader {
  text: string
  at: number
}

function union(r: Reader): TypeSyntax {
  const first = postfix(r)
  if (r.text[r.at] !== '|') return first
  const of = [first]
  while (r.text[r.at] === '|') {
    r.at++
    of.push(postfix(r))
  }
  return { is: 'union', of }
}

function postfix(r: Reader): TypeSyntax {
  let type = primary(r)
  while (r.text[r.at] === '[' && r.text[r.at + 1] === ']') {
    r.at += 2
    type = { is: 'array', of: type }
  }
  return type
}

function primary(r: Reader): TypeSyntax {
  const sign = r.text[r.at]
  if (sign === '?') {
    r.at++
    return { is: 'wildcard', bound: undefined }
  }
  if (sign === '+' || sign === '-') {
    r.at++
    return { is: 'wildcard', bound: postfix(r) }
  }
  if (sign === '{') return shape(r)
  if (sign === '(') {
    r.at++
    const inside = union(r)
    if (r.text[r.at] === ')') r.at++
    else r.at = r.text.length
    return inside
  }
  const start = r.at
  while (r.at < r.text.length && !ENDS.has(r.text[r.at] as string)) r.at++
  let path = r.text.slice(start, r.at)
  let args = argumentsOf(r)
  // `Outer<A>.Inner<B>`: the inner arguments are the ones that members speak of.
  while (r.text[r.at] === '.') {
    const from = r.at++
    while (r.at < r.text.length && !ENDS.has(r.text[r.at] as string)) r.at++
    path += r.text.slice(from, r.at)
    args = argumentsOf(r)
  }
  // Anything unforeseen ends the text: a name that nobody finds is an unknown type.
  if (r.at === start) r.at = r.text.length
  return { is: 'name', path, args }
}

function shape(r: Reader): TypeSyntax {
  const entries: [string, TypeSyntax][] = []
  do {
    const from = ++r.at
    const mark = r.text.indexOf('=', from)
    if (mark < 0) break
    r.at = mark + 1
    entries.push([r.text.slice(from, mark), union(r)])
  } while (r.text[r.at] === ';')
  if (r.text[r.at] === '}') r.at++
  else r.at = r.text.length
  return { is: 'shape', entries }
}

function argumentsOf(r: Reader): TypeSyntax[] {
  const args: TypeSyntax[] = []
  if (r.text[r.at] !== '<') return args
  do {
    r.at++
    args.push(union(r))
  } while (r.text[r.at] === ',')
  if (r.text[r.at] === '>') r.at++
  return args
}

const ENDS = new Set(['<', '>', ',', '[', ']', '|', '?', ';', '}', '(', ')'])
