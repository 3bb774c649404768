/** Which files an edit affects, as `link/affected.ts` tells it by what a family's files offer. */
import { extractFile, withIds } from '../analysis.ts'
import type { LinkerFile } from '../languages/language.ts'
import { codeOf, LANGUAGES } from '../languages/registry.ts'
import { type Affected, affectedFiles } from '../link/affected.ts'

const KEYS: Record<string, string> = {
  c: 'c',
  cc: 'cpp',
  cpp: 'cpp',
  cs: 'csharp',
  go: 'go',
  h: 'c',
  hpp: 'cpp',
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

type Files = Record<string, string>

/** Paths of the files affected by an edit, without the edited one; undefined if it may be any file. */
export const affectedBy = (files: Files, edited: string, edit: (text: string) => string) =>
  affectedBetween(files, { ...files, [edited]: edit(files[edited] as string) })

/** The same of any changes, files that come and go among them. */
export async function affectedBetween(before: Files, after: Files) {
  const paths = Object.keys(after).sort()
  return (await namedBetween(before, after))?.files.map((at) => paths[at])
}

export async function namedBetween(before: Files, after: Files): Promise<Affected | undefined> {
  const paths = Object.keys(after).sort()
  const units = await Promise.all(paths.map((path) => unitOf(path, after[path] as string)))
  const unit = (at: number) => units[at] as (typeof units)[0]
  const stored = {
    ...{ size: units.length, file: (at: number) => unit(at).file },
    ...{ head: (at: number) => unit(at).head, body: (at: number) => unit(at).body },
  }
  const fileBefore = async (path: string) =>
    path in before ? (await unitOf(path, before[path] as string)).file : undefined
  const changed = paths.filter((path) => before[path] !== after[path])
  const files = new Map(
    await Promise.all(changed.map(async (path) => [paths.indexOf(path), await fileBefore(path)] as const)),
  )
  const lost = Object.keys(before).filter((path) => !(path in after))
  const gone = (await Promise.all(lost.map(fileBefore))).filter((file) => file !== undefined)
  const { offersOf, ignoresCase } = await codeOf(languageOf([...changed, ...lost][0] ?? '').family)
  if (!offersOf) throw new Error('nothing is told by names')
  return affectedFiles(stored, { files, gone }, offersOf, ignoresCase)
}
