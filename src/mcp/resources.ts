/**
 * Files and symbols as resources: `sextant://{owner}/{repo}@{ref}/{path}`, and `#{symbol_id}` for a symbol of that
 * file.
 *
 * Every segment of the address is percent-encoded, including the slashes of a ref. Absent, forbidden and malformed
 * addresses all give the same "not found". Repository text is served as plain text, never as a type that a client would
 * run.
 */
import { type McpServer, type ReadResourceResult, ResourceNotFoundError } from '@modelcontextprotocol/server'
import { indexReader } from '../db/stores/read/index-reader.ts'
import { type Address, addressOf, parseAddress } from '../query/answers/address.ts'
import { permalink } from '../query/answers/describe.ts'
import { Failure } from '../query/failure.ts'
import type { IndexedFile } from '../query/indexed/indexed-file.ts'
import type { RefScope } from '../tenancy/scope.ts'
import type { Asked } from './asked.ts'
import { protocolError } from './failures.ts'

export const FILE_TEMPLATE = 'sextant://{owner}/{repo}@{ref}/{+path}'
export const SYMBOL_TEMPLATE = 'sextant://{owner}/{repo}@{ref}/{+path}#{symbol_id}'
/** No client takes more in one answer. */
const MOST_CHARACTERS = 130_000
/** Most repositories that the list shows; any other can still be read by its address. */
const MOST_LISTED = 100

/** Evaluated at the edge, before the protocol is served: the same question that the read asks later. */
export function refOfResource(uri: unknown): { repository?: string; ref?: string } {
  const address = parseAddress(uri)
  return address ? { repository: address.repository, ref: address.ref } : {}
}

export function serveResources(server: McpServer, asked: Asked): void {
  const { access } = asked
  server.server.registerCapabilities({ resources: {} })
  server.server.setRequestHandler('resources/templates/list', () => ({
    resourceTemplates: [
      { name: 'file', title: 'File', uriTemplate: FILE_TEMPLATE, description: 'A file at a ref.' },
      {
        name: 'symbol',
        title: 'Symbol',
        uriTemplate: SYMBOL_TEMPLATE,
        description: 'A symbol’s declaration at a ref.',
      },
    ],
  }))
  server.server.setRequestHandler('resources/list', async () => {
    const { repositories } = await access.repositories().catch((thrown: unknown) => {
      throw protocolError(thrown, 'resources/list')
    })
    access.finish({ outcome: 'ok' })
    const ready = repositories.flatMap(({ repository, defaultRef, refs }) => {
      const ref = asked.target.ref ?? defaultRef
      return refs.some((one) => one.name === ref && one.index) ? [{ repository, ref }] : []
    })
    return {
      resources: ready.slice(0, MOST_LISTED).map(({ repository, ref }) => ({
        uri: addressOf(repository, ref, ''),
        name: `${repository}@${ref}`,
        mimeType: 'application/json',
      })),
    }
  })
  server.server.setRequestHandler('resources/read', ({ params }) => readCounted(params.uri, asked))
}

/** Reads a resource, and records in the session what it keeps of the read. */
async function readCounted(uri: string, asked: Asked): Promise<ReadResourceResult> {
  const { access } = asked
  try {
    const read = await readResource(uri, asked)
    const path = parseAddress(uri)?.path
    access.finish({ outcome: 'ok', scope: await access.ref(refOfResource(uri)), files: path ? [path] : [] })
    return read
  } catch (thrown) {
    access.finish({ outcome: thrown instanceof ResourceNotFoundError ? 'result_not_found' : 'internal_error' })
    throw thrown
  }
}

async function readResource(uri: string, { access, databases }: Asked): Promise<ReadResourceResult> {
  const address = parseAddress(uri)
  if (!address) throw new ResourceNotFoundError(uri)
  try {
    const scope = await access.ref({ repository: address.repository, ref: address.ref })
    if (address.path === '') return { contents: [{ uri, mimeType: 'application/json', text: overview(scope) }] }
    const { file } = await indexReader(databases).read(scope, {
      file: indexReader(databases).fileAt(address.path, {
        text: true,
        ...(address.symbol === undefined ? {} : { facts: true }),
      }),
    })
    if (!file) throw new ResourceNotFoundError(uri)
    return { contents: [{ uri, ...partOf(uri, scope, file, address) }] }
  } catch (thrown) {
    if (thrown instanceof Failure && /not_found|invalid_input|not_indexed|permission/.test(thrown.code))
      throw new ResourceNotFoundError(uri)
    throw protocolError(thrown, 'resources/read')
  }
}

function partOf(uri: string, scope: RefScope, file: IndexedFile, { symbol: id }: Address) {
  const symbol = id === undefined ? undefined : file.symbol(file.indexOf(id))
  if (id !== undefined && !symbol) throw new ResourceNotFoundError(uri)
  const start = Math.max(1, symbol?.start ?? 1)
  const end = Math.max(start, symbol?.end ?? file.lineCount)
  const whole = file.linesBetween(start, end).join('\n')
  const cut = whole.length > MOST_CHARACTERS
  const shown = cut ? whole.slice(0, Math.max(0, whole.lastIndexOf('\n', MOST_CHARACTERS))) : whole
  const last = cut ? start + shown.split('\n').length - 1 : end
  return {
    mimeType: 'text/plain',
    text: shown,
    _meta: {
      'sextant/commit': scope.commit,
      'sextant/sha': file.row.blob,
      'sextant/language': file.row.language,
      'sextant/start': start,
      'sextant/end': last,
      'sextant/complete': !cut,
      'sextant/permalink': permalink(scope, file.path, start, last),
    },
  }
}

function overview(scope: RefScope): string {
  const { repository, ref, commit, indexedAt, freshness, indexed, skipped, languages } = scope
  const indexed_at = new Date(indexedAt).toISOString()
  return JSON.stringify({ repository, ref, commit, indexed_at, freshness, indexed, skipped, languages })
}
