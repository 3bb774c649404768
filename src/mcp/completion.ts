/**
 * Completes what a person types into a resource's address or a prompt's argument. It sees only what its caller may
 * read. A failure gives an empty completion, so that it reveals nothing.
 */
import type { McpServer } from '@modelcontextprotocol/server'
import { BASE_OF_PULL } from '../auth/ref-name.ts'
import { formatSymbolId } from '../contract/ids.ts'
import { indexReader } from '../db/stores/read/index-reader.ts'
import { Failure } from '../query/failure.ts'
import type { Index } from '../query/ports.ts'
import type { RefScope } from '../tenancy/scope.ts'
import type { Asked } from './asked.ts'
import { protocolError } from './failures.ts'

/** The most values that the protocol allows in one answer. */
const MOST = 100
/** Symbols that are looked at: many have the same name. */
const ROWS = 5 * MOST
type Given = Readonly<Record<string, string>>

export function serveCompletion(server: McpServer, asked: Asked): void {
  server.server.registerCapabilities({ completions: {} })
  server.server.setRequestHandler('completion/complete', async ({ params }) => {
    const { name, value } = params.argument
    const { values, cut } = await found(name, value.slice(0, 1000), params.context?.arguments ?? {}, asked)
    asked.access.finish({ outcome: 'ok' })
    const hasMore = cut || values.length > MOST
    return { completion: { values: values.slice(0, MOST), ...(hasMore ? {} : { total: values.length }), hasMore } }
  })
}

interface Found {
  readonly values: readonly string[]
  /** Not all that there is was looked at. */
  readonly cut: boolean
}
const all = (values: readonly string[]): Found => ({ values, cut: false })

async function found(name: string, value: string, given: Given, asked: Asked): Promise<Found> {
  try {
    if (name === 'files') return all(await lastOfList(value, given, asked))
    if (name === 'symbol_id') return all(await idsInFile(value, given, asked))
    if (name === 'path') return all(await pathsIn(value, given, asked))
    if (name === 'symbol') return await symbolsIn(value, given, asked)
    const { repositories, more } = await asked.access.repositories()
    const chosen = repositories.filter(
      ({ repository }) => repository === (repositoryOf(given) ?? asked.target.repository),
    )
    const refs = chosen.flatMap((one) => one.refs.flatMap((ref) => (ref.index ? [ref.name] : [])))
    const known = {
      owner: () => repositories.map(({ repository }) => repository.split('/')[0] as string),
      repo: () =>
        repositories
          .map(({ repository }) => repository.split('/'))
          .flatMap(([owner, repo]) => (given.owner === undefined || given.owner === owner ? (repo ?? []) : [])),
      repository: () => repositories.map(({ repository }) => repository).filter((one) => isCalled(one, value)),
      ref: () => refs,
      base_ref: () => [BASE_OF_PULL, ...refs],
    }
    if (!Object.hasOwn(known, name)) return all([])
    return {
      values: matching(known[name as keyof typeof known](), value, name === 'repository'),
      cut: /ref$/.test(name) && chosen.length > 0 ? chosen.some(({ moreRefs }) => moreRefs) : more,
    }
  } catch (thrown) {
    if (thrown instanceof Failure) return all([])
    throw protocolError(thrown, 'completion/complete')
  }
}

async function pathsIn(value: string, given: Given, { access, databases }: Asked): Promise<string[]> {
  if (value === '') return []
  const index = indexReader(databases)
  const scope = await access.ref({ repository: repositoryOf(given), ref: given.ref })
  const { paths } = await index.read(scope, { paths: index.pathsLike(value, MOST + 1) })
  return matching(paths, value, true)
}

async function symbolsIn(value: string, given: Given, { access, databases }: Asked): Promise<Found> {
  if (value === '') return all([])
  const index = indexReader(databases)
  const scope = await access.ref({ repository: repositoryOf(given), ref: given.ref })
  const inside = INSIDE.exec(value)?.groups
  if (inside) return await membersOf(inside, scope, index)
  const { names } = await index.read(scope, { names: index.namesStartingWith(value, ROWS) })
  return { values: [...new Set(names)], cut: names.length >= ROWS }
}

/** `Context.ab`, `http::Client::ge`, `App\\User#na`: what it is in, and how the name begins. */
const INSIDE = /^(?<around>(?:.*[.:#\\>])?)(?<container>[\w$]+)(?<sign>\.|::|#|->|\\)(?<name>[\w$]*)$/
const MOST_FILES = 20

/** Of everything that is called as the container is. */
async function membersOf(
  { around = '', container = '', sign = '', name = '' }: Given,
  scope: RefScope,
  index: Index,
): Promise<Found> {
  const { files } = await index.read(scope, {
    files: index.filesDefining({ names: [container] }, { facts: true }, MOST_FILES),
  })
  const wanted = name.toLowerCase()
  const members = files.flatMap(({ symbols }) =>
    symbols.flatMap(({ name: own, qualified }) => {
      const holder = qualified
        ?.slice(0, -own.length - 1)
        .split('.')
        .at(-1)
      const isMember = holder?.toLowerCase() === container.toLowerCase() && own.toLowerCase().startsWith(wanted)
      return isMember ? [`${around}${holder}${sign}${own}`] : []
    }),
  )
  return { values: [...new Set(members)].sort(), cut: files.length >= MOST_FILES }
}

/** A list of paths, separated by commas: what is completed is the last. */
async function lastOfList(value: string, given: Given, asked: Asked): Promise<string[]> {
  const [before = '', last = ''] = /^(.*,\s*)?(.*)$/s.exec(value)?.slice(1) ?? []
  return (await pathsIn(last, given, asked)).map((path) => before + path)
}

/** Of the file that the address names: all ids, or those that begin so or whose symbols are called so. */
async function idsInFile(value: string, given: Given, { access, databases }: Asked): Promise<string[]> {
  if (!given.path) return []
  const scope = await access.ref({ repository: repositoryOf(given), ref: given.ref })
  const index = indexReader(databases)
  const { file } = await index.read(scope, { file: index.fileAt(given.path, { facts: true }) })
  const wanted = value.toLowerCase()
  return (file?.symbols ?? []).flatMap(({ id, name }) => {
    const symbolId = formatSymbolId(id)
    return symbolId.startsWith(value) || name.toLowerCase().startsWith(wanted) ? [symbolId] : []
  })
}

/** Whether a repository's name begins so, with its owner or without. */
const isCalled = (repository: string, value: string): boolean =>
  [repository, repository.slice(repository.indexOf('/') + 1)].some((one) =>
    one.toLowerCase().startsWith(value.toLowerCase()),
  )

const repositoryOf = (given: Given): string | undefined =>
  given.repository ?? (given.owner && given.repo ? `${given.owner}/${given.repo}` : undefined)

/** Values that begin with the text first, and then, where they were found by any part of them, the others. */
function matching(all: readonly string[], value: string, anywhere = false): string[] {
  const wanted = value.toLowerCase()
  const distinct = [...new Set(all)].sort()
  const begins = distinct.filter((one) => one.toLowerCase().startsWith(wanted))
  return anywhere ? [...begins, ...distinct.filter((one) => !begins.includes(one))] : begins
}
