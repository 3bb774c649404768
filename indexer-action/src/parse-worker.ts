/**
 * A worker thread: reads files, extracts them, makes records of them; later links them. It never sees the server.
 */
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { deflateRawSync } from 'node:zlib'
import type { FileFacts } from '../../src/contract/file.ts'
import { fileVersionText, type Id } from '../../src/contract/ids.ts'
import { LIMITS } from '../../src/contract/limits.ts'
import type { LinkSetBody, Target } from '../../src/contract/links.ts'
import type { SymbolFact } from '../../src/contract/symbols.ts'
import { extractorOf, extractUnit, factsOf, idOf, withIds } from './extract.ts'
import { looksMinified, readText, roleOf } from './files/classify.ts'
import { headerLanguage, isHeader, languageOfFirstLine, languageOfName } from './files/detect-language.ts'
import { readBlob } from './files/git.ts'
import type { Linker, LinkerFile, Project, Unit } from './languages/language.ts'
import { FAMILIES, LANGUAGES } from './languages/registry.ts'
import { linkConstructors } from './link/constructors.ts'
import { LinkSetBuilder } from './link/link-set-builder.ts'
import { linkLine, linkSetId, NO_LINKS, PACKING } from './link-record.ts'
import { RecordBatch } from './record-batch.ts'
import { ScipOverlay } from './scip/overlay.ts'
import { readScip } from './scip/read.ts'
import type { Settled } from './settled-store.ts'
import { fileKeys } from './text/segment.ts'
import { type UnitHead, type UnitPlace, UnitReader, UnitWriter } from './unit-store.ts'
import type { Extracted, FileToExtract, FromWorker, Linked, RunSettings, ToWorker, UnitToLink } from './work.ts'

if (!parentPort) throw new Error('this file is a worker thread')
const port = parentPort
const position = new Int32Array((workerData as { position: SharedArrayBuffer }).position)
const languages = new Map(LANGUAGES.map((language) => [language.key, language]))

// Of the run at hand.
let settings: RunSettings
let batch: RecordBatch
let writer: UnitWriter | undefined
let reader: UnitReader
let prepared: Prepared | undefined

function say(message: FromWorker, transfer: ArrayBuffer[] = []): void {
  port.postMessage(message, transfer)
}

port.on('message', (message: ToWorker) => {
  handle(message).catch((error: unknown) => {
    say({ kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  })
})

async function handle(message: ToWorker): Promise<void> {
  switch (message.kind) {
    case 'begin':
      settings = message.settings
      batch = new RecordBatch()
      reader = new UnitReader(settings.cache)
      return say({ kind: 'ready' })
    case 'end':
      writer?.close()
      writer = undefined
      reader.close()
      prepared = undefined
      return
    case 'extract': {
      const files: Extracted[] = []
      const ahead = message.files.slice(0, READ_AHEAD).map(workTreeBytes)
      for (const [at, file] of message.files.entries()) {
        // Before the wait: a worker that hangs while a file is read hangs at that file.
        Atomics.store(position, 0, at + 1)
        const source = sourceOf(file, await ahead.shift())
        const next = message.files[at + READ_AHEAD]
        if (next) ahead.push(workTreeBytes(next))
        files.push(await extract(file, source))
      }
      Atomics.store(position, 0, 0)
      if (batch.isGood) flush()
      return say({ kind: 'extracted', files })
    }
    case 'flush':
      flush()
      return say({ kind: 'flushed' })
    case 'prepare': {
      const settled = await prepare(message)
      return say({ kind: 'prepared', scip: (prepared?.overlays ?? []).map((overlay) => overlay.report), settled })
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

/** Files on their way from the disk while another is parsed: a slow disk is waited for once, not once a file. */
const READ_AHEAD = 8

interface Source {
  bytes: Buffer
  blob: string
}

/** Undefined where the work tree has no such file, or none that may be read. */
const workTreeBytes = ({ path }: { path: string }): Promise<Buffer | undefined> =>
  readFile(join(settings.root, path)).catch(() => undefined)

/** The bytes that count: git's, where filters or line endings made the work tree's copy another. Undefined: nobody has them. */
function sourceOf({ blob }: { blob?: string }, bytes: Buffer | undefined): Source | undefined {
  if (bytes) {
    const found = blobOf(bytes)
    if (blob === undefined || found === blob || !settings.git) return { bytes, blob: found }
  }
  if (blob === undefined || !settings.git) return undefined
  try {
    return { bytes: readBlob(settings.root, blob), blob }
  } catch {
    return undefined
  }
}

function blobOf(bytes: Buffer): string {
  return hash('sha1', Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes]), 'hex')
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
  const key =
    attributes.language ?? named?.key ?? (isHeader(path) ? headerLanguage(text, settings.surroundings) : 'text')
  const language = languages.get(key)
  const file = idOf(fileVersionText(path, source.blob, extractorOf(key, language)))
  const role = attributes.generated
    ? 'generated'
    : attributes.documentation
      ? 'documentation'
      : roleOf(path, named?.role ?? 'source', language !== undefined, text)

  let failure: string | undefined
  let facts: FileFacts | undefined
  let place: UnitPlace | undefined
  if (language) {
    try {
      const { unit, diagnostics } = await extractUnit(language, path, text)
      if (unit.symbols.length > LIMITS.symbolsPerFile) throw new Error(`${unit.symbols.length} symbols`)
      const symbols = withIds(path, unit.symbols)
      facts = factsOf({ text, lines, prose: false }, symbols, unit, diagnostics)
      const head: UnitHead = { symbols, surface: unit.surface }
      if (facts.module !== undefined) head.module = facts.module
      writer ??= new UnitWriter(settings.cache, `${settings.name}.pack`)
      place = writer.write(JSON.stringify(head), JSON.stringify(unit.body))
    } catch (error) {
      failure = error instanceof Error ? error.message : String(error)
      facts = undefined
    }
  }
  // A file that our own rules choke on is still text that can be found, and says that its symbols are missing.
  facts ??= factsOf(
    { text, lines, prose: true },
    [],
    undefined,
    failure === undefined ? undefined : { errors: 1, lines: [1] },
  )

  const extracted: Extracted = {
    path,
    size,
    blob: source.blob,
    language: key,
    role,
    lines,
    file,
    symbols: facts.symbols.length,
    errors: facts.diagnostics?.errors ?? 0,
  }
  if (place) extracted.place = place
  else extracted.link = linkSetId(file, NO_LINKS)
  if (failure !== undefined) extracted.failure = failure
  if (!wanted.here.includes(file)) {
    const record = JSON.stringify({
      kind: 'file',
      id: file,
      path,
      blob: source.blob,
      extractor: extractorOf(key, language),
      language: key,
      size,
      lines,
      role,
      text: deflateRawSync(source.bytes, PACKING).toString('base64'),
      facts: deflateRawSync(JSON.stringify(facts), PACKING).toString('base64'),
    })
    if (batch.isTooFullFor(record)) flush()
    const names = facts.symbols.map((symbol) => symbol.name)
    batch.addFile(file, path, role, record, { text, names, keys: fileKeys(text, names) })
    if (extracted.link !== undefined) batch.addLinks(linkLine(extracted.link, file, path, [], NO_LINKS))
  }
  return extracted
}

type Preparation = Extract<ToWorker, { kind: 'prepare' }>

interface Prepared {
  linker: Pick<Linker, 'link'>
  units: UnitToLink[]
  /** Undefined where nobody holds it. */
  files: (LinkerFile<unknown> | undefined)[]
  overlays: ScipOverlay[]
  /** Prepares everything anew, where what was settled elsewhere turns out to need a unit that is gone. */
  anew?: () => Promise<void>
}

/** Returns what was settled, where it is wanted and there is such a thing. */
async function prepare(told: Preparation): Promise<Settled | undefined> {
  const { units } = told
  const family = FAMILIES.find((candidate) => candidate.name === told.family)
  if (!family) throw new Error(`no family ${told.family}`)
  const texts = new Map(told.configuration)
  const project: Project = { paths: new Set(told.paths), read: (path) => texts.get(path) }
  if (family.resumeLinker && typeof told.settled === 'object') {
    const linker = family.resumeLinker(
      project,
      told.settled,
      units.map((unit) => unit.path),
      (at) => fileFromPack(units[at] as UnitToLink),
    )
    prepared = { linker, units, files: [], overlays: [], anew: () => prepare({ ...told, settled: false }).then(noop) }
    return undefined
  }
  const linker = family.createLinker(project)
  const held = linker.keepsFiles !== false || (settings.scip ?? []).length > 0
  const files: Prepared['files'] = []
  for (const unit of units) {
    const file = await fileOf(unit)
    linker.add(file)
    files.push(held ? file : undefined)
  }
  linker.finish()
  const settled = told.settled ? linker.settled?.() : undefined
  prepared = { linker, units, files, overlays: await overlays(units, files, project.paths) }
  return settled
}

const noop = () => undefined

/** A compiler's links, for the files of this family that it covers. */
async function overlays(
  units: UnitToLink[],
  files: Prepared['files'],
  tree: ReadonlySet<string>,
): Promise<ScipOverlay[]> {
  const made: ScipOverlay[] = []
  for (const path of settings.scip ?? []) {
    const index = readScip(readFileSync(path))
    const covered = new Map<string, { text: string; symbols: readonly SymbolFact[] }>()
    const documents = new Set(index.documents.map((document) => document.path))
    for (const [at, unit] of units.entries())
      if (documents.has(unit.path))
        covered.set(unit.path, { text: (await textOf(unit)) ?? '', symbols: files[at]?.symbols ?? [] })
    const overlay = new ScipOverlay(index, covered)
    // What another family has is not missing.
    overlay.report.missing = overlay.report.missing.filter((document) => !tree.has(document))
    made.push(overlay)
  }
  return made
}

/** The text that a unit was made of. Undefined where the file is another by now, or gone. */
async function textOf(unit: UnitToLink): Promise<string | undefined> {
  const source = sourceOf(unit, await workTreeBytes(unit))
  const read = source?.blob === unit.blob ? readText(source.bytes) : undefined
  return read && 'text' in read ? read.text : undefined
}

async function link(wanted: [unit: number, known: Id | undefined][]): Promise<void> {
  if (!prepared) throw new Error('nothing is prepared to be linked')
  const { units } = prepared
  const linked: Linked[] = []
  const lines: Buffer[] = []
  const ends: number[] = []
  let length = 0
  for (const [at, [index, known]] of wanted.entries()) {
    Atomics.store(position, 0, at + 1)
    const unit = units[index] as UnitToLink
    const file = prepared.files[index] ?? (await fileOf(unit))
    let body: LinkSetBody
    let failure: string | undefined
    try {
      body = await linksOf(prepared, file, unit).catch(async (error: unknown) => {
        if (!(error instanceof Unread) || !prepared?.anew) throw error
        await prepared.anew()
        return linksOf(prepared, file, unit)
      })
      for (const overlay of prepared.overlays)
        if (overlay.covers(unit.path))
          body = overlay.apply({
            path: unit.path,
            text: (await textOf(unit)) ?? '',
            symbols: file.symbols,
            links: body,
          })
      body = withinBounds(body)
    } catch (error) {
      failure = error instanceof Error ? error.message : String(error)
      body = new LinkSetBuilder().build()
    }
    const json = JSON.stringify(body)
    const id = linkSetId(unit.file, json)
    const result: Linked = { path: unit.path, link: id, occurrences: body.line.length }
    if (failure !== undefined) result.failure = failure
    linked.push(result)
    if (id !== known) {
      const symbols = file.symbols.map((symbol) => symbol.id)
      const line = Buffer.from(`${linkLine(id, unit.file, unit.path, symbols, json)}\n`)
      lines.push(line)
      length += line.length
    }
    ends.push(length)
  }
  Atomics.store(position, 0, 0)
  const bytes = new Uint8Array(length)
  let at = 0
  for (const line of lines) {
    bytes.set(line, at)
    at += line.length
  }
  say({ kind: 'linked', files: linked, lines: bytes, ends }, [bytes.buffer])
}

async function linksOf({ linker }: Prepared, file: LinkerFile<unknown>, unit: UnitToLink): Promise<LinkSetBody> {
  const out = new LinkSetBuilder()
  linker.link(file, await bodyOf(unit), out)
  linkConstructors(file.symbols, out)
  return out.build()
}

/** A unit that is gone, for who cannot wait until it is made again. */
class Unread extends Error {}

function fileFromPack(unit: UnitToLink): LinkerFile<unknown> {
  try {
    return fileWith(unit, reader.head(unit.place))
  } catch (error) {
    throw new Unread(unit.path, { cause: error })
  }
}

const fileOf = async (unit: UnitToLink): Promise<LinkerFile<unknown>> => fileWith(unit, await headOf(unit))

function fileWith({ path, language }: UnitToLink, head: UnitHead): LinkerFile<unknown> {
  const file: LinkerFile<unknown> = { path, language, symbols: head.symbols, surface: head.surface }
  if (head.module !== undefined) file.module = head.module
  return file
}

async function headOf(unit: UnitToLink): Promise<UnitHead> {
  try {
    return reader.head(unit.place)
  } catch {
    const made = await makeAgain(unit)
    const head: UnitHead = { symbols: withIds(unit.path, made.symbols), surface: made.surface }
    if (made.module !== undefined) head.module = made.module
    return head
  }
}

async function bodyOf(unit: UnitToLink): Promise<unknown> {
  try {
    return reader.body(unit.place)
  } catch {
    return (await makeAgain(unit)).body
  }
}

/** What the pack could not give back: a disk fault, or somebody cleaned up. */
async function makeAgain(unit: UnitToLink): Promise<Unit> {
  const language = languages.get(unit.language)
  const text = await textOf(unit)
  if (!language || text === undefined) throw new Error('its unit is lost')
  return JSON.parse(JSON.stringify((await extractUnit(language, unit.path, text)).unit)) as Unit
}

/** Names longer than the contract carries exist: generated identifiers, whole expressions that a linker took for one. */
function withinBounds(body: LinkSetBody): LinkSetBody {
  const most = 2 * LIMITS.nameChars
  const cut = (text: string): string => (text.length <= most ? text : text.slice(0, most).toWellFormed())
  const cutTarget = (target: Target): Target =>
    target[0] === 'e' ? ['e', cut(target[1]), cut(target[2])] : target[0] === 'u' ? ['u', cut(target[1])] : target
  if (body.targets.some((t) => (t[0] === 'e' && t[2].length > most) || (t[0] === 'u' && t[1].length > most)))
    body.targets = body.targets.map(cutTarget)
  if (body.locals.some((local) => local[0].length > most))
    body.locals = body.locals.map(([name, ...rest]) => [cut(name), ...rest])
  if (body.length.some((length) => length > 10_000)) body.length = body.length.map((length) => Math.min(length, 10_000))
  return body
}
