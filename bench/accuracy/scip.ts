/**
 * What `--scip` is worth: definition and references against a compiler's index, with that index overlaid and without.
 *
 * FOLDER is the checkout that the index was made from: `node bench/accuracy/scip.ts FOLDER index.scip`. A use counts if the index defines
 * its symbol; if there are several definitions (merged declarations, overloads), any of them is right. The compiler's index treats a
 * property of an object literal as a definition and does not say which property it fills. A link from there to a definition
 * of the same name therefore counts neither as right nor as wrong.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AnalysedFile, analyse } from '../../indexer-action/src/analysis.ts'
import { ScipOverlay } from '../../indexer-action/src/scip/overlay.ts'
import { ROLE, readScip, type ScipIndex, type ScipOccurrence } from '../../indexer-action/src/scip/read.ts'
import { answers } from './answers.ts'
import { languageOfPath } from './language-of-path.ts'

interface Truth {
  readonly definitions: Map<string, { place: string; path: string; line: number; name: string }[]>
  readonly uses: { path: string; line: number; column: number; name: string; key: string }[]
}

/** Module specifiers, quoted keys and operators are occurrences too, but they are not names. */
const NAME = /^[\p{L}_$#][\p{L}\p{N}_$]*$/u

function truthOf(index: ScipIndex, texts: ReadonlyMap<string, string>): Truth {
  const truth: Truth = { definitions: new Map(), uses: [] }
  const seen = new Set<string>()
  for (const { path, occurrences } of index.documents) {
    const lines = texts.get(path)?.split('\n')
    if (!lines || seen.has(path)) continue
    seen.add(path)
    const written = (o: ScipOccurrence): string => lines[o.line]?.slice(o.column, o.endColumn) ?? ''
    for (const o of occurrences) {
      const name = written(o)
      if (!NAME.test(name)) continue
      const key = o.symbol.startsWith('local ') ? `${path} ${o.symbol}` : o.symbol
      const line = o.line + 1
      if ((o.roles & ROLE.definition) === 0) truth.uses.push({ path, line, column: o.column + 1, name, key })
      else
        truth.definitions.set(key, [
          ...(truth.definitions.get(key) ?? []),
          { place: `${path}:${line}`, path, line, name },
        ])
    }
  }
  return truth
}

const MOST_DEFINITIONS = 20_000
const share = (part: number, of: number): string => (of === 0 ? '–' : (part / of).toFixed(4))

async function score(files: readonly AnalysedFile[], truth: Truth): Promise<string> {
  const ask = answers(files)
  let asked = 0
  let first = 0
  const wrong: string[] = []
  const step = Math.max(1, Math.ceil(truth.uses.length / MOST_DEFINITIONS))
  for (let at = 0; at < truth.uses.length; at += step) {
    const use = truth.uses[at] as Truth['uses'][number]
    const expected = truth.definitions.get(use.key)
    if (!expected) continue
    asked++
    const [found] = await ask.definition({ file: use.path, line: use.line, col: use.column, name: use.name })
    if (found && expected.some(({ place }) => place === `${found.file}:${found.line}`)) first++
    else
      wrong.push(
        `${use.path}:${use.line}:${use.column} ${use.name} → ${found ? `${found.file}:${found.line}` : 'nothing'}, not ${expected[0]?.place}`,
      )
  }
  // A file that the compiler did not see may use anything.
  const covered = new Set(truth.uses.map(({ path }) => path))
  const users = Map.groupBy(truth.uses, ({ key }) => key)
  let right = 0
  let ours = 0
  let theirs = 0
  const defined = new Set([...truth.definitions.values()].flat().map(({ place, name }) => `${place} ${name}`))
  for (const [key, definitions] of truth.definitions) {
    const [definition] = definitions
    if (!definition || key.includes(' local ')) continue
    const gold = new Set((users.get(key) ?? []).map(({ path, line }) => `${path}:${line}`))
    const found = new Set<string>()
    for (const { path, line, name } of definitions)
      for (const one of await ask.references({ file: path, line, name }))
        if (covered.has(one.file)) found.add(`${one.file}:${one.line}`)
    for (const place of found) if (!gold.has(place) && defined.has(`${place} ${definition.name}`)) found.delete(place)
    for (const { place } of definitions) {
      gold.delete(place)
      found.delete(place)
    }
    theirs += gold.size
    ours += found.size
    for (const place of found) if (gold.has(place)) right++
  }
  if (process.argv.includes('--wrong')) console.log(wrong.slice(0, 40).join('\n'))
  return `definition ${share(first, asked)} of ${asked} uses; references P ${share(right, ours)} R ${share(right, theirs)} of ${theirs}`
}

async function main(): Promise<void> {
  const [folder, scip] = process.argv.slice(2)
  if (folder === undefined || scip === undefined)
    throw new Error('Usage: node bench/accuracy/scip.ts FOLDER INDEX [--wrong]')
  const index = readScip(readFileSync(scip))
  const listed = execFileSync(
    'find',
    [folder, '-type', 'f', '-not', '-path', '*/node_modules/*', '-not', '-path', '*/.git/*', '-size', '-1000k'],
    {
      maxBuffer: 1 << 28,
    },
  )
  const texts = new Map<string, string>()
  for (const path of listed.toString().trim().split('\n')) {
    const inside = path.slice(folder.replace(/\/$/, '').length + 1)
    if (languageOfPath(inside) !== undefined) texts.set(inside, readFileSync(join(folder, inside), 'utf8'))
  }
  const files = await analyse(texts, languageOfPath)
  const overlay = new ScipOverlay(index, new Map(files.map((file) => [file.path, file])))
  const laid = files.map((file) => (overlay.covers(file.path) ? { ...file, links: overlay.apply(file) } : file))
  const { tool, covered, stale, missing } = overlay.report
  console.log(`${tool}: ${covered} files covered, ${stale.length} stale, ${missing.length} missing`)
  const truth = truthOf(index, texts)
  console.log(`without it: ${await score(files, truth)}`)
  console.log(`with it:    ${await score(laid, truth)}`)
}

await main()
