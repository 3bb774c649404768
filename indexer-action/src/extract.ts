/** One file: text in; symbols, chunks and what the linker needs out. Nothing here knows about other files. */
import { Parser } from 'web-tree-sitter'
import type { Diagnostics, FileFacts } from '../../src/contract/file.ts'
import { symbolText } from '../../src/contract/ids.ts'
import { LIMITS } from '../../src/contract/limits.ts'
import type { Parameter, SymbolFact } from '../../src/contract/symbols.ts'
import { markEntries } from './entries/entry-points.ts'
import { idOf } from './extractors.ts'
import type { Language, SymbolDraft, Unit } from './languages/language.ts'
import { codeOf } from './languages/registry.ts'
import { ERROR, type FlatTree, flatten, MISSING, withoutNodes } from './syntax/flat-tree.ts'
import { loadGrammar } from './syntax/grammars.ts'
import { parseText } from './syntax/parse-text.ts'
import { chunksOfCode, chunksOfProse } from './text/chunks.ts'

const parsers = new Map<string, Parser>()

/** What a language's files are read with, once per thread. A failure is the machine's, and never a file's. */
export async function load(language: Language): Promise<void> {
  try {
    await Promise.all([language.readsText ? undefined : loadGrammar(grammarOf(language)), codeOf(language.family)])
  } catch (error) {
    throw new Error(`What reads ${language.key} could not be loaded, so nothing was published: ${String(error)}`)
  }
}

function grammarOf({ key, grammar }: Language): string {
  if (grammar === undefined) throw new Error(`${key} has no grammar`)
  return grammar
}

/** Symbols, surface and body of one file, and how far the parser got. */
export async function extractUnit(
  language: Language,
  path: string,
  text: string,
): Promise<{ unit: Unit; diagnostics: Diagnostics | undefined }> {
  const file = { path, language: language.key, text }
  if (language.readsText) {
    const { extract, scriptOf } = await codeOf(language.family)
    return { unit: extract(withoutNodes(scriptOf?.(file) ?? text), file), diagnostics: undefined }
  }
  const wasm = grammarOf(language)
  const [grammar, code] = await Promise.all([loadGrammar(wasm), codeOf(language.family)])
  const script = code.scriptOf?.(file) ?? text
  let parser = parsers.get(wasm)
  if (!parser) {
    parser = new Parser().setLanguage(grammar)
    parsers.set(wasm, parser)
  }
  const tree = parseText(parser, script)
  if (!tree) throw new Error(`tree-sitter gave no tree for ${path}`)
  let flat: FlatTree
  try {
    flat = flatten(tree, script, grammar)
  } finally {
    tree.delete()
  }
  if (code.repair) flat = code.repair(flat, file)
  const unit = code.extract(flat, file)
  markEntries(language.key, path, text, unit.symbols)
  return { unit, diagnostics: diagnose(flat) }
}

function diagnose(tree: FlatTree): Diagnostics | undefined {
  let errors = 0
  const lines: number[] = []
  for (let node = 0; node < tree.count; node++) {
    if (((tree.flags[node] as number) & (ERROR | MISSING)) === 0) continue
    errors++
    const line = tree.lineAt(tree.start[node] as number)
    if (lines.length < 20 && lines.at(-1) !== line) lines.push(line)
  }
  return errors > 0 ? { errors, lines } : undefined
}

/** Gives a file's symbols their ids. `nth` counts symbols of one kind and qualified name. */
export function withIds(path: string, drafts: readonly SymbolDraft[]): SymbolFact[] {
  const seen = new Map<string, number>()
  return drafts.map((draft) => {
    const name = draft.qualified ?? draft.name
    const key = `${draft.kind}\0${name}`
    const nth = seen.get(key) ?? 0
    seen.set(key, nth + 1)
    return { id: idOf(symbolText(path, draft.kind, name, nth)), ...withinBounds(draft) }
  })
}

/** Cuts what the contract would refuse: a generated file can contain a name of a megabyte. What an extractor cut may end in half a character. */
function withinBounds(draft: SymbolDraft): SymbolDraft {
  const cut = (text: string, bound: number): string =>
    (text.length <= bound ? text : text.slice(0, bound)).toWellFormed()
  const { nameChars, signatureChars } = LIMITS
  const bounded = { ...draft, name: cut(draft.name || '?', nameChars) }
  if (draft.qualified !== undefined) bounded.qualified = cut(draft.qualified, 4 * nameChars)
  for (const field of ['signature', 'returns', 'receiver', 'type'] as const) {
    const text = draft[field]
    if (text !== undefined) bounded[field] = cut(text, signatureChars)
  }
  if (draft.parameters)
    bounded.parameters = draft.parameters.slice(0, 256).map((parameter) => {
      const kept: Parameter = { ...parameter, name: cut(parameter.name, nameChars) }
      if (parameter.type !== undefined) kept.type = cut(parameter.type, signatureChars)
      if (parameter.default !== undefined) kept.default = cut(parameter.default, signatureChars)
      return kept
    })
  if (draft.annotations) bounded.annotations = draft.annotations.slice(0, 64).map((text) => cut(text, signatureChars))
  if (draft.conditions) bounded.conditions = draft.conditions.slice(0, 32).map((text) => cut(text, 200))
  if (draft.modifiers && draft.modifiers.length > 12) bounded.modifiers = draft.modifiers.slice(0, 12)
  return bounded
}

/** The facts of a file as they are stored. `unit` is absent where there is nothing to parse. */
export function factsOf(
  file: { text: string; lines: number; prose: boolean },
  symbols: SymbolFact[],
  unit: Unit | undefined,
  diagnostics: Diagnostics | undefined,
): FileFacts {
  const facts: FileFacts = {
    symbols,
    chunks: unit ? chunksOfCode(symbols, file.text, file.lines) : chunksOfProse(file.text, file.lines),
  }
  if (diagnostics) facts.diagnostics = diagnostics
  if (unit?.module !== undefined) facts.module = unit.module.slice(0, 1024)
  return facts
}
