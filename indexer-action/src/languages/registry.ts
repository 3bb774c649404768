/**
 * Every language and family that the indexer knows: a list of imports. A new language is a line here.
 */
import { cFamily, cLanguages } from './c/index.ts'
import { csharpFamily, csharpLanguage } from './csharp/index.ts'
import { declarativeFamily, declarativeLanguages } from './declarative/index.ts'
import { ecmascriptFamily, ecmascriptLanguages } from './ecmascript/index.ts'
import { go, goFamily } from './go/index.ts'
import { java, javaFamily } from './java/index.ts'
import type { Family, Language } from './language.ts'
import { phpFamily, phpLanguage } from './php/index.ts'
import { pythonFamily, pythonLanguages } from './python/index.ts'
import { rust, rustFamily } from './rust/index.ts'

export const LANGUAGES: readonly Language[] = [
  ...cLanguages,
  ...declarativeLanguages,
  ...ecmascriptLanguages,
  ...pythonLanguages,
  go,
  rust,
  csharpLanguage,
  java,
  phpLanguage,
] as readonly Language[]
export const FAMILIES: readonly Family[] = [
  cFamily,
  csharpFamily,
  declarativeFamily,
  ecmascriptFamily,
  goFamily,
  javaFamily,
  phpFamily,
  pythonFamily,
  rustFamily,
] as readonly Family[]
