/** Which files an edit affects, as `link/affected.ts` tells it by what a family's files offer. */
import { extractFile, withIds } from '../analysis.ts'
import type { LinkerFile } from '../languages/language.ts'
import { codeOf, LANGUAGES } from '../languages/registry.ts'
import { affectedFiles } from '../link/affected.ts'

const KEYS: Record<string, string> = {
  cs: 'csharp',
  java: 'java',
  kt: 'kotlin',
  php: 'php',
  rs: 'rust',
  scala: 'scala',
}

function languageOf(path: string) {
  const key = KEYS[path.slice(path.lastIndexOf('.') + 1)]
  const language = LANGUAGES.find((one) => one.key === key)
  if (!language) throw new Error(`${path} is in no language of these tests`)
  return language
}

async function unitOf(path: string, text: string) {
  const language = languageOf(path)
  const { symbols, module, surface, body } = await extractFile(language, path, text)
  const head = { symbols: withIds(path, symbols), ...(module === undefined ? {} : { module }), surface }
  const file: LinkerFile<unknown> = { path, language: language.key, ...head }
  return { file, head: Buffer.from(JSON.stringify(head)), body: Buffer.from(JSON.stringify(body)) }
}

/** Paths of the files affected by an edit, without the edited one; undefined if it may be any file. */
export async function affectedBy(files: Record<string, string>, edited: string, edit: (text: string) => string) {
  const paths = Object.keys(files)
  const text = (path: string) => files[path] as string
  const units = await Promise.all(paths.map((path) => unitOf(path, path === edited ? edit(text(path)) : text(path))))
  const before = new Map([[paths.indexOf(edited), (await unitOf(edited, text(edited))).file]])
  const unit = (at: number) => units[at] as (typeof units)[0]
  const stored = {
    ...{ size: units.length, file: (at: number) => unit(at).file },
    ...{ head: (at: number) => unit(at).head, body: (at: number) => unit(at).body },
  }
  const { offersOf, ignoresCase } = await codeOf(languageOf(edited).family)
  if (!offersOf) throw new Error('nothing is told by names')
  return affectedFiles(stored, before, offersOf, ignoresCase)?.map((at) => paths[at])
}
