/**
 * Of every language: the words that its code looks for are words of its grammar. A word that no grammar has matches no node and
 * fails nowhere, be it a slip or what an earlier release of the grammar had.
 */
import { expect, test } from 'vitest'
import { loadGrammar } from '../syntax/grammars.ts'
import { ABSENT, type NodeCodes } from '../syntax/node-codes.ts'
import { grammarOf as csharpGrammar } from './csharp/grammar.ts'
import { ALL_RULES } from './declarative/languages/all-rules.ts'
import { tablesOf as ecmascriptSyntax, K as ecmascriptTypes } from './ecmascript/extract/grammar.ts'
import { syntaxOf as goSyntax, K as goTypes } from './go/syntax.ts'
import { WORDS as hclWords } from './hcl/extract.ts'
import { grammarOf as javaGrammar } from './java/grammar.ts'
import { grammarOf as kotlinGrammar } from './kotlin/grammar.ts'
import { kotlinSymbols } from './kotlin/rules.ts'
import type { Grammar } from './nominal/extraction.ts'
import { WORDS as perlWords } from './perl/syntax.ts'
import { grammarOf as phpGrammar } from './php/grammar.ts'
import { WORDS as powershellWords } from './powershell/syntax.ts'
import { WORDS as protobufWords } from './protobuf/extract.ts'
import { syntaxOf as pythonSyntax, NODE as pythonTypes } from './python/extract/syntax.ts'
import { LANGUAGES } from './registry.ts'
import { ruby } from './ruby/rules.ts'
import { syntaxOf as rustSyntax, K as rustTypes } from './rust/extract/syntax.ts'
import { grammarOf as scalaGrammar } from './scala/grammar.ts'
import { scalaSymbols } from './scala/rules.ts'

type TreeSitterGrammar = Awaited<ReturnType<typeof loadGrammar>>

/** Languages whose code is one, and the words of it that a grammar of theirs does not have. */
const READERS: readonly [keys: string[], missing: (grammar: TreeSitterGrammar) => string[]][] = [
  [['csharp'], (grammar) => missingNumbers(csharpGrammar(grammar))],
  [['go'], (grammar) => missingCodes(goTypes, goSyntax(grammar))],
  [['hcl'], (grammar) => missingWords(hclWords, grammar)],
  [['java'], (grammar) => missingNumbers(javaGrammar(grammar))],
  [
    ['javascript', 'typescript', 'tsx', 'vue', 'svelte', 'astro'],
    (grammar) => missingCodes(ecmascriptTypes, ecmascriptSyntax(grammar)),
  ],
  [['kotlin'], (grammar) => missingNumbers(kotlinGrammar(grammar))],
  [['perl'], (grammar) => missingWords(perlWords, grammar)],
  [['php'], (grammar) => missingNumbers(phpGrammar(grammar))],
  [['powershell'], (grammar) => missingWords(powershellWords, grammar)],
  [['protobuf'], (grammar) => missingWords(protobufWords, grammar)],
  [['python'], (grammar) => missingCodes(pythonTypes, pythonSyntax(grammar))],
  [['rust'], (grammar) => missingCodes(rustTypes, rustSyntax(grammar))],
  [['scala'], (grammar) => missingNumbers(scalaGrammar(grammar))],
]

/** Languages that are described by rules. */
const TABLES = [...ALL_RULES, ruby, kotlinSymbols, scalaSymbols]

/** tree-sitter's own, which is in no grammar. */
const ERROR = 'ERROR'

test.each(READERS)('%s: nothing is looked for that no grammar has', async (keys, missingOf) => {
  const missing = await Promise.all(
    LANGUAGES.filter(({ key }) => keys.includes(key)).map(async ({ grammar = '' }) =>
      missingOf(await loadGrammar(grammar)),
    ),
  )
  const everywhere = missing.reduce((some, others) => some.filter((word) => others.includes(word)))
  expect(everywhere.filter((word) => word !== ERROR)).toEqual([])
})

test.each(TABLES.map((rules) => [rules.key, rules] as const))(
  '%s: its table names nodes of its grammar alone',
  async (_, rules) => {
    const { definitions, uses, scopes, imports, packages, reads, types, comments } = rules
    const named = [
      ...[definitions, uses, scopes, imports, packages].flatMap(Object.keys),
      ...[...reads, ...types, ...comments],
    ]
    const known = new Set<string | null>((await loadGrammar(rules.grammar)).types)
    expect(named.filter((name) => !known.has(name))).toEqual([])
  },
)

test('every language that reads a tree is looked at here', () => {
  const reading = LANGUAGES.filter(({ readsText }) => !readsText).map(({ key }) => key)
  const looked = new Set([...READERS.flatMap(([keys]) => keys), ...TABLES.map(({ key }) => key)])
  expect([...looked].sort()).toEqual(reading.sort())
})

/** Where each type of node has a code of ours. */
function missingCodes(types: Readonly<Record<string, number>>, { codes, field }: NodeCodes<string>): string[] {
  const absentTypes = Object.keys(types).filter((name) => !codes.includes(types[name] as number))
  return [...absentTypes, ...Object.keys(field).filter((name) => field[name] === ABSENT)]
}

/** Where types of nodes are the grammar's own numbers. */
function missingNumbers({ t, f }: Grammar): string[] {
  return [t, f].flatMap((numbers) => Object.keys(numbers).filter((name) => numbers[name] === -1))
}

/** Where types of nodes are told by their names. */
function missingWords(words: readonly string[], { types }: TreeSitterGrammar): string[] {
  const known = new Set<string | null>(types)
  return words.filter((word) => !known.has(word))
}
