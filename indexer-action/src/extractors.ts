/** The identity of what makes a file's facts, which is part of ids, and the ids themselves. */
import { hash } from 'node:crypto'
import { type Id, idOfDigest } from '../../src/contract/ids.ts'
import type { Language } from './languages/language.ts'
import { grammarVersion } from './syntax/grammar-files.ts'

/** Raised when what `extract.ts` makes of a unit changes (chunks, ids, bounds). */
const CORE_REVISION = 2
/** The same of files without a language that is parsed. */
const PROSE_REVISION = 1

export const idOf = (text: string): Id => idOfDigest(hash('sha256', text, 'buffer'))

const extractors = new Map<string, string>()

/** `python@0.25.0.3+1` is grammar 0.25.0, the language's revision 3 and our own 1. */
export function extractorOf(key: string, language: Language | undefined): string {
  if (!language) return `${key}@text.${PROSE_REVISION}+${CORE_REVISION}`
  let name = extractors.get(key)
  if (name === undefined) {
    const grammar = language.grammar === undefined ? 'own' : grammarVersion(language.grammar)
    name = `${key}@${grammar}.${language.revision}+${CORE_REVISION}`
    extractors.set(key, name)
  }
  return name
}
