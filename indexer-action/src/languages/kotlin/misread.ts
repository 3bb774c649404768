/**
 * Annotated declarations that the grammar takes for expressions: `private fun open() { … }` is also an infix call of `fun`, and
 * `open class A { … }` one of `class`, if what is in the braces may be a lambda.
 */
import type { FlatTree } from '../../syntax/flat-tree.ts'
import { blanks } from '../../syntax/second-reading.ts'

const KEYWORDS: ReadonlySet<string> = new Set(['class', 'fun', 'interface', 'object', 'val', 'var'])

/** Offsets of keywords that have been read as names. */
export function keywordsAsNames(tree: FlatTree): number[] {
  const identifier = tree.grammar.idForNodeType('identifier', true)
  const found: number[] = []
  for (let node = 0; node < tree.count; node++) {
    const start = tree.start[node] as number
    // `A::class` is what it says.
    if (tree.type[node] !== identifier || tree.text[start - 1] === ':') continue
    if (KEYWORDS.has(tree.text.slice(start, tree.end[node]))) found.push(start)
  }
  return found
}

/** The text in which those can only be read as declarations. */
export function declared(text: string, keywords: Iterable<number>): string {
  let one = text
  for (const keyword of keywords) {
    const before = one.slice(Math.max(0, keyword - MOST_BEFORE), keyword)
    const head = one.slice(keyword, keyword + MOST_HEAD)
    const bodiless = BODILESS.exec(head)?.[0]
    // Without its modifiers no call is left, unless there are braces. They are read from the original.
    const isLeft = bodiless !== undefined || /^(?:fun|va[lr])\b/.test(head)
    const blanked = (isLeft ? MODIFIERS : ANNOTATIONS).exec(before)?.[0] ?? ''
    const start = keyword - before.length + before.lastIndexOf(blanked)
    one = one.slice(0, start) + blanks(blanked) + one.slice(start + blanked.length)
    if (bodiless === undefined) continue
    const end = keyword + bodiless.length
    one = `${one.slice(0, end)};${one.slice(end + 1)}`
  }
  return one
}

/** `class A` above something else, which a call goes on with. */
const BODILESS = /^(?:class|interface|object)[ \t]+\w+[ \t]*(?=\n(?!\s*[({:]))/
const MOST_HEAD = 200
/** How far before a keyword its modifiers and annotations are looked for. */
const MOST_BEFORE = 1000
const MODIFIERS = /(?:\b[a-z]+[ \t]+)*$/
const ANNOTATIONS = /(?:(?<![^\n])[ \t]*@[\w.:]+(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?[ \t]*\n)+(?=[a-z \t]*$)/

/** Modifiers that follow a list of them in the original text, and keywords. */
export function blankedBehind(tree: FlatTree, list: number): string[] {
  let next = tree.after[list] as number
  const end = tree.after[tree.parent[list] as number] as number
  while (next < end && tree.typeName(next).endsWith('_comment')) next = tree.after[next] as number
  if (next >= end) return []
  const between = tree.text.slice(tree.end[list], tree.start[next]).replace(COMMENT, '')
  return between.match(/[a-z]+/g) ?? []
}

const COMMENT = /\/\/.*|\/\*[\s\S]*?\*\//g
