/**
 * A worker thread: reads files, extracts them and makes their records; later links them. It never talks to the server.
 */
import { parentPort, workerData } from 'node:worker_threads'
import type { FileFacts } from '../../../src/contract/file.ts'
import { fileVersionText, type Id } from '../../../src/contract/ids.ts'
import { LIMITS } from '../../../src/contract/limits.ts'
import { type UnitHead, type UnitPlace, UnitReader, UnitWriter } from '../cache/unit-store.ts'
import { extractUnit, factsOf, load, withIds } from '../extract.ts'
import { extractorOf, idOf } from '../extractors.ts'
import { looksMinified, readText, roleOf } from '../files/classify.ts'
import {
  headerLanguage,
  isHeader,
  languageByContent,
  languageOfFirstLine,
  languageOfName,
  roleOfLanguage,
} from '../files/detect-language.ts'
import { LANGUAGES } from '../languages/registry.ts'
import { isOutOfMemory, isParserBroken } from '../syntax/parse-text.ts'
import { addRecord, type ReadFile } from '../upload/file-record.ts'
import { linkSetId, NO_LINKS } from '../upload/link-record.ts'
import { RecordBatch } from '../upload/record-batch.ts'
import { FamilyLinks } from './family-links.ts'
import { dropGarbage } from './garbage.ts'
import { type Source, Sources } from './sources.ts'
import { Units } from './units.ts'
import type { Extracted, FileToExtract, FromWorker, IndexedFile, Linked, RunSettings, ToWorker } from './work.ts'

if (!parentPort) throw new Error('this file is a worker thread')
const port = parentPort
/** What a smaller file says of itself cannot be more than a server takes. */
const LARGE_BYTES = 500_000
const position = new Int32Array((workerData as { position: SharedArrayBuffer }).position)
const languages = new Map(LANGUAGES.map((language) => [language.key, language]))

// Of the run at hand.
let settings: RunSettings
let batch: RecordBatch
let writer: UnitWriter | undefined
let reader: UnitReader
let sources: Sources
let family: FamilyLinks | undefined
/** Of the current task: files for which it is not yet known whether the server has them. */
let untold: ReadFile[] = []
/** Whether a parser broke at a file that had been given to a thread of its own. */
let isSpent = false

/** Ends the thread: what happened at the file may be due to the machine, or to what the thread had done before. */
class Unfit extends Error {}

function say(message: FromWorker, transfer: ArrayBuffer[] = []): void {
  port.postMessage(message, transfer)
}

port.on('message', (message: ToWorker) => {
  handle(message).catch((error: unknown) => {
    if (error instanceof Unfit) {
      setImmediate(() => {
        throw error
      })
      return
    }
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    say({ kind: 'failed', message, stack })
  })
})

async function handle(message: ToWorker): Promise<void> {
  switch (message.kind) {
    case 'warm':
      await Promise.allSettled(message.languages.map(warm))
      return
    case 'begin':
      settings = message.settings
      batch = new RecordBatch()
      reader = new UnitReader(settings.cache)
      sources = new Sources(settings)
      return say({ kind: 'ready' })
    case 'end':
      writer?.close()
      writer = undefined
      reader.close()
      family = undefined
      return
    case 'extract': {
      const files: Extracted[] = []
      untold = []
      for (const [at, file] of message.files.entries()) {
        // Set before the file is read, so that a worker that hangs while reading is known to hang at that file.
        Atomics.store(position, 0, at + 1)
        files.push(await extract(file, sources.of(file)))
      }
      Atomics.store(position, 0, 0)
      if (batch.isGood || isSpent) flush()
      return say({ kind: 'extracted', files, untold, isSpent })
    }
    case 'flush':
      flush()
      // The batch's word tables are not needed for linking, and linking needs the memory.
      batch = new RecordBatch()
      say({ kind: 'flushed' })
      return dropGarbage()
    case 'prepare': {
      // One family at a time: the previous one is released before the next is told about its files.
      family = undefined
      const from = { units: new Units(reader, sources), sources, scip: settings.scip ?? [] }
      family = await FamilyLinks.prepare(message, from)
      const { scip, settled, dependents } = family
      say({ kind: 'prepared', scip, settled, dependents })
      return dropGarbage()
    }
    case 'link':
      return await link(message.units)
  }
}

function flush(): void {
  if (batch.files === 0) return
  const { body, files } = batch.take()
  say({ kind: 'records', body, files }, [body.buffer])
}

const warmed = new Set<string>()

/**
 * Loads what a language's files need, and reads a file of one name, because whatever runs for the first time is compiled then. A
 * failure is reported by the first file that needs it.
 */
async function warm(key: string): Promise<void> {
  const language = languages.get(key)
  if (!language || warmed.has(key)) return
  warmed.add(key)
  await extractUnit(language, 'warm', 'a\n')
}

async function extract(wanted: FileToExtract, source: Source | undefined): Promise<Extracted> {
  const { path, attributes } = wanted
  if (!source) return { path, size: wanted.size, skip: 'unreadable' }
  const size = source.bytes.length
  const read = readText(source.bytes)
  if ('skip' in read) return { path, size, skip: read.skip, blob: source.blob }
  const { text, lines } = read
  if (looksMinified(path, text, lines)) return { path, size, skip: 'minified', blob: source.blob }

  const named = languageOfName(path) ?? (isHeader(path) ? undefined : languageOfFirstLine(text))
  const byContent = named && languageByContent(named.key, text)
  const key =
    attributes.language ?? byContent ?? (isHeader(path) ? headerLanguage(text, settings.surroundings) : 'text')
  const language = languages.get(key)
  const file = idOf(fileVersionText(path, source.blob, extractorOf(key, language)))
  const role = attributes.generated
    ? 'generated'
    : attributes.documentation
      ? 'documentation'
      : roleOf(
          path,
          (byContent !== named?.key && roleOfLanguage(key)) || (named?.role ?? 'source'),
          language !== undefined,
          text,
        )

  let failure: string | undefined
  let facts: FileFacts | undefined
  let packed: [head: string, body: string] | undefined
  let place: UnitPlace | undefined
  if (language) {
    await load(language)
    try {
      const { unit, diagnostics } = await extractUnit(language, path, text)
      if (unit.symbols.length > LIMITS.symbolsPerFile) throw new Error(`${unit.symbols.length} symbols`)
      const symbols = withIds(path, unit.symbols)
      facts = factsOf({ text, lines, prose: false }, symbols, unit, diagnostics)
      const told = size > LARGE_BYTES ? Buffer.byteLength(JSON.stringify(facts)) : 0
      if (told > LIMITS.bodyInflatedBytes)
        throw new Error(`they take ${told} bytes, and a file's may take ${LIMITS.bodyInflatedBytes}`)
      const head: UnitHead = { symbols, surface: unit.surface }
      if (facts.module !== undefined) head.module = facts.module
      packed = [JSON.stringify(head), JSON.stringify(unit.body)]
    } catch (error) {
      failure = error instanceof Error ? error.message : String(error)
      // What is sent without symbols stands for the file's content for good, so it must be the file that was at fault.
      if (isOutOfMemory(error)) throw new Unfit('no memory to parse it in')
      if (isParserBroken(error) && !wanted.isAgain) throw new Unfit(failure)
      isSpent = isParserBroken(error)
      facts = undefined
    }
  }
  // A full disk is not the file's fault: what is sent stands for its content, in every later run.
  if (packed) {
    writer ??= new UnitWriter(settings.cache, `${settings.name}.pack`)
    place = writer.write(...packed)
  }
  // A file on which our own rules fail is still searchable text, and says that its symbols are missing.
  const said =
    facts ??
    factsOf({ text, lines, prose: true }, [], undefined, failure === undefined ? undefined : { errors: 1, lines: [1] })

  const extracted: IndexedFile = {
    path,
    size,
    blob: source.blob,
    language: key,
    role,
    lines,
    file,
    symbols: said.symbols.length,
    errors: said.diagnostics?.errors ?? 0,
  }
  if (place) extracted.place = place
  else extracted.link = linkSetId(file, NO_LINKS)
  if (failure !== undefined) extracted.failure = failure
  const whole: ReadFile = { file: extracted, extractor: extractorOf(key, language), text, facts: said }
  if (!wanted.here) untold.push(whole)
  else if (!wanted.here.includes(file)) addRecord(batch, whole, flush, source.bytes)
  return extracted
}

async function link(wanted: [unit: number, known: Id | undefined][]): Promise<void> {
  if (!family) throw new Error('nothing is prepared to be linked')
  const files: Linked[] = []
  const lines: Buffer[] = []
  const ends: number[] = []
  let length = 0
  for (const [at, [unit, known]] of wanted.entries()) {
    Atomics.store(position, 0, at + 1)
    const { linked, line } = await family.link(unit, known)
    files.push(linked)
    if (line) lines.push(line)
    length += line?.length ?? 0
    ends.push(length)
  }
  Atomics.store(position, 0, 0)
  const bytes = new Uint8Array(length)
  let at = 0
  for (const line of lines) {
    bytes.set(line, at)
    at += line.length
  }
  say({ kind: 'linked', files, lines: bytes, ends }, [bytes.buffer])
}
