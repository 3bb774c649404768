/**
 * The lower bound for every index: tree-sitter's WASM over the same files on as many threads, without using the trees.
 *
 *   node bench/bare-parse.ts PATH [THREADS]    prints { files, bytes, milliseconds, cpu } as JSON
 *
 * The files are those that the indexer would parse. Listing and reading them and starting the threads is included, as it is in
 * the indexer's own phases.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { Language, Parser } from 'web-tree-sitter'

const resolvePackage = createRequire(import.meta.url).resolve
const TASK_BYTES = 100_000

type FileToParse = [path: string, grammar: string]

if (isMainThread) {
  // Parser threads do not need these and should not spend time on them.
  const { isHeader, languageOfName } = await import('../indexer-action/src/files/detect-language.ts')
  const { askGit } = await import('../indexer-action/src/files/git.ts')
  const { listCheckout, listFolder } = await import('../indexer-action/src/files/list-files.ts')
  const { LANGUAGES } = await import('../indexer-action/src/languages/registry.ts')
  const grammars = new Map(LANGUAGES.map(({ key, grammar }) => [key, grammar]))
  const started = performance.now()
  const before = process.cpuUsage()
  const root = resolve(process.argv[2] ?? '.')
  const threads = Number(process.argv[3] ?? availableParallelism())
  const asked = askGit(root, false)
  const checkout = await asked.checkout
  const listing = checkout && asked.tree ? await listCheckout(checkout, asked.tree) : listFolder(root)
  const tasks: FileToParse[][] = []
  let room = 0
  for (const { path, size } of listing.files.filter(({ skip }) => skip === undefined).sort((a, b) => b.size - a.size)) {
    const grammar = grammars.get(isHeader(path) ? 'c' : (languageOfName(path)?.key ?? ''))
    if (grammar === undefined) continue
    if (tasks.length === 0 || size > room) {
      tasks.push([])
      room = TASK_BYTES
    }
    tasks.at(-1)?.push([path, resolvePackage(grammar)])
    room -= size
  }
  tasks.reverse()
  const total = { files: 0, bytes: 0 }
  await Promise.all(
    Array.from({ length: threads }, async () => {
      const worker = new Worker(new URL(import.meta.url), { workerData: { root: listing.root } })
      for (let task = tasks.pop(); task; task = tasks.pop()) {
        const done = await new Promise<{ files: number; bytes: number }>((answer, fail) => {
          worker.once('message', answer)
          worker.once('error', fail)
          worker.postMessage(task)
        })
        total.files += done.files
        total.bytes += done.bytes
      }
      await worker.terminate()
    }),
  )
  const milliseconds = Math.round(performance.now() - started)
  const { user, system } = process.cpuUsage(before)
  process.stdout.write(`${JSON.stringify({ ...total, milliseconds, cpu: (user + system) / 1e6 })}\n`)
} else {
  const { root } = workerData as { root: string }
  const parsers = new Map<string, Parser>()
  const ready = Parser.init()
  const parserOf = async (grammar: string): Promise<Parser> => {
    await ready
    const known = parsers.get(grammar)
    if (known) return known
    const parser = new Parser().setLanguage(await Language.load(grammar))
    parsers.set(grammar, parser)
    return parser
  }
  parentPort?.on('message', async (files: FileToParse[]) => {
    let bytes = 0
    for (const [path, grammar] of files) {
      const source = readFileSync(join(root, path))
      const parser = await parserOf(grammar)
      parser.parse(source.toString('utf8'))?.delete()
      bytes += source.length
    }
    parentPort?.postMessage({ files: files.length, bytes })
  })
}
