/**
 * Every language and family that the indexer knows: a list of imports. A new language is a line here.
 *
 * Nothing of what a family does is loaded by this: `Family.load` does.
 */
import { cFamily, cLanguages } from './c/index.ts'
import { csharpFamily, csharpLanguage } from './csharp/index.ts'
import { declarativeFamily, declarativeLanguages } from './declarative/index.ts'
import { ecmascriptFamily, ecmascriptLanguages } from './ecmascript/index.ts'
import { go, goFamily } from './go/index.ts'
import { hcl, hclFamily } from './hcl/index.ts'
import { java } from './java/index.ts'
import { jvmFamily } from './jvm/index.ts'
import { kotlin } from './kotlin/index.ts'
import type { Family, FamilyCode, Language } from './language.ts'
import { perl, perlFamily } from './perl/index.ts'
import { phpFamily, phpLanguage } from './php/index.ts'
import { powershell, powershellFamily } from './powershell/index.ts'
import { prisma, prismaFamily } from './prisma/index.ts'
import { protobuf, protobufFamily } from './protobuf/index.ts'
import { pythonFamily, pythonLanguages } from './python/index.ts'
import { rubyFamily, rubyLanguage } from './ruby/index.ts'
import { rust, rustFamily } from './rust/index.ts'
import { scala } from './scala/index.ts'
import { sql, sqlFamily } from './sql/index.ts'

export const LANGUAGES: readonly Language[] = [
  ...cLanguages,
  ...declarativeLanguages,
  ...ecmascriptLanguages,
  ...pythonLanguages,
  go,
  rust,
  csharpLanguage,
  hcl,
  perl,
  powershell,
  prisma,
  protobuf,
  java,
  kotlin,
  scala,
  sql,
  phpLanguage,
  rubyLanguage,
]
export const FAMILIES: readonly Family[] = [
  cFamily,
  csharpFamily,
  declarativeFamily,
  ecmascriptFamily,
  goFamily,
  hclFamily,
  jvmFamily,
  perlFamily,
  phpFamily,
  powershellFamily,
  prismaFamily,
  protobufFamily,
  pythonFamily,
  rubyFamily,
  rustFamily,
  sqlFamily,
] as readonly Family[]

/** What the family of that name does. */
export function codeOf(name: string): Promise<FamilyCode> {
  const family = FAMILIES.find((candidate) => candidate.name === name)
  if (!family) throw new Error(`no family ${name}`)
  return family.load()
}
