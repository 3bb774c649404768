/** What Scala's grammar cannot read, and what is read in its place, at the same length. */
import type { FlatTree } from '../../syntax/flat-tree.ts'
import { readAgain } from '../../syntax/second-reading.ts'

/** `{ x: T => … }`, a function whose parameter has a type and no parentheses. */
const TYPED_PARAMETER = /([{(]\s*|=>\s*)([ \n])((?:implicit )?[\p{L}_$][\p{L}\p{N}_$]*\s?:\s?[^=\n{};]+?) (?==>)/gu
/** What stands before the brace of a class, in which such a thing is its own type. */
const CLASS_HEAD = /\b(?:class|trait|object|extends|with|new)\b[^{}]*$/
/** What stands before the parenthesis of parameters, one of which may be a function. */
const PARAMETERS_HEAD = /\b(?:def|class|trait|enum|extension|given)\s[^={}]*$/
const BEFORE = 400

/** `xs.map: (x: T) =>` at the end of a line, which the grammar takes for the type of `xs.map`: it is read as assigned. */
const TYPED_FUNCTION =
  /(?<=[\p{L}\p{N}_$)\]]):(?=[ \t]\((?:[^()\n]|\([^()\n]*\))*:(?:[^()\n]|\([^()\n]*\))*\)[ \t]*=>[ \t]*(?:\/\/[^\n]*)?\n)/gu
/** `def close()` above another declaration, which is not taken for its end. */
const PROCEDURE =
  /(\bdef [^\s([:={}]+(?:\[[^\]\n]*\])?(?:\((?:[^()]|\([^()]*\))*\))*[ \t]*)\n(?=\s*(?:def|val|var|lazy|implicit|private|protected|override|final|abstract|type|class|trait|object|case|@|\/\/|\/\*|\}))/g
/** A line that goes on with what begins none; a brace belongs to the line above it. */
const GOES_ON = /\n(?=[ \t]*(?:with\b|extends\b|&&|\|\||=[ \t\n]|\{))/g
/** A function on one line that begins with a declaration. */
const BEGINS_WITH_VALUE = /=>[ \t](?=(?:val|var|def|lazy|import)\b)/g
/** `a.b.type` */
const SINGLETON = /\b[\w$]+(?:\.[\w$]+)*\.type\b/g
/** `private enum`: the keyword goes first. */
const MODIFIED_ENUM = /\b(?:(?:private|protected|final|sealed)(?:\[\w+\])?[ \t]+)+enum(?=[ \t]+[\p{L}_`])/gu
/** `end - start`: what ends a declaration is followed by its name. */
const END = /\bend(?=[ \t]+[-+*/<>!&|%])/g
/** `class A(using Order[B])`: a type alone is read as that of a parameter with the word's name. */
const USING = /(\bclass [^\n]*\()using (?=[\p{L}_$][\p{L}\p{N}_$.]*\[)/gu
/** Words that are names in Scala 2; what is read in their place ends in a letter, for `n_:` is one name. */
const NAMES =
  /\b(?:enum|given|export|then|using|extension|end|derives|opaque|inline|infix|open|transparent)\b(?=\s*(?:[.,()=:[\]]|$))/gm

function parenthesized(text: string): string {
  return text.replace(TYPED_PARAMETER, (whole, before: string, blank: string, typed: string, at: number) => {
    const start = text.slice(Math.max(0, at - BEFORE), at)
    const block = start.slice(Math.max(start.lastIndexOf('}'), start.lastIndexOf('\n\n'), start.lastIndexOf(';')) + 1)
    if (before.startsWith('{') && CLASS_HEAD.test(block)) return whole
    if (before.startsWith('(') && PARAMETERS_HEAD.test(start)) return whole
    if (typed.startsWith('implicit ')) return `${before}${blank}${' '.repeat(8)}(${typed.slice(9)})`
    return blank === '\n' ? whole : `${before}(${typed})`
  })
}

export const repairScala = (tree: FlatTree): FlatTree => {
  const modern = (text: string): string =>
    text
      .replace(TYPED_FUNCTION, '=')
      .replace(MODIFIED_ENUM, (words) => 'enum'.padEnd(words.length))
      .replace(END, 'nnn')
      .replace(USING, '$1nnnnn:')
  const plain = (text: string): string =>
    parenthesized(modern(text)).replace(GOES_ON, ' ').replace(BEGINS_WITH_VALUE, '=>\n')
  const ended = (text: string): string => plain(text).replace(PROCEDURE, '$1;')
  const named = (text: string): string => ended(text).replace(NAMES, (word) => 'n'.repeat(word.length))
  const single = (text: string): string => named(text).replace(SINGLETON, (type) => type.replaceAll('.', '_'))
  return readAgain(
    tree,
    [plain, ended, named, single],
    (one) => keywordsAsNames(one) + functionsAsTypes(one) + bodiesApart(one),
  )
}

const KEYWORDS: ReadonlySet<string> = new Set(
  'abstract case class def extends final implicit import lazy match object override package private protected return sealed throw trait try val var while with yield'.split(
    ' ',
  ),
)

/** How many words are names to the grammar that are none: what begins with them was read as something else. */
function keywordsAsNames(tree: FlatTree): number {
  const identifier = tree.grammar.idForNodeType('identifier', true)
  let count = 0
  for (let node = 0; node < tree.count; node++)
    if (tree.type[node] === identifier && KEYWORDS.has(tree.text.slice(tree.start[node], tree.end[node]))) count++
  return count
}

/** How many classes were taken to end before their bodies, which begin on lines of their own. */
function bodiesApart(tree: FlatTree): number {
  let count = 0
  for (let node = 0; node < tree.count; node++) {
    if (!/^(?:class|trait|object)_definition$/.test(tree.typeName(node))) continue
    const next = tree.after[node] as number
    const isBlock = next < tree.count && tree.typeName(next) === 'block' && tree.parent[next] === tree.parent[node]
    if (isBlock && ![...tree.children(node)].some((child) => tree.typeName(child) === 'template_body')) count++
  }
  return count
}

/** How many functions of typed parameters were taken for types. */
function functionsAsTypes(tree: FlatTree): number {
  const ascription = tree.grammar.idForNodeType('ascription_expression', true)
  const named = tree.grammar.idForNodeType('named_tuple_type', true)
  let count = 0
  for (let node = 0; node < tree.count; node++) {
    if (tree.type[node] !== named || !ENDS_LINE.test(tree.text.slice(tree.end[node], (tree.end[node] as number) + 80)))
      continue
    const parameters = tree.parent[node] as number
    const type = tree.parent[parameters] as number
    if (type >= 0 && tree.type[tree.parent[type] as number] === ascription) count++
  }
  return count
}

const ENDS_LINE = /^[ \t]*=>[ \t]*(?:\/\/[^\n]*)?(?:\n|$)/
