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
import type { RepositoryList } from './access.ts'
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
    const found = await valuesFor(name, value.slice(0, 1000), params.context?.arguments ?? {}, asked)
    asked.access.finish({ outcome: 'ok' })
    const hasMore = found.length > MOST
    return { completion: { values: found.slice(0, MOST), ...(hasMore ? {} : { total: found.length }), hasMore } }
  })
}

async function valuesFor(name: string, value: string, given: Given, asked: Asked): Promise<string[]> {
  try {
    if (name === 'files') return await lastOfList(value, given, asked)
    if (name === 'symbol_id') return await idsInFile(value, given, asked)
    if (name === 'path' || name === 'symbol') return await insideRef(name, value, given, asked)
    const { repositories } = await asked.access.repositories()
    const chosen = repositoryOf(given)
    const all = {
      owner: () => repositories.map(({ repository }) => repository.split('/')[0] as string),
      repo: () =>
        repositories
          .map(({ repository }) => repository.split('/'))
          .flatMap(([owner, repo]) => (given.owner === undefined || given.owner === owner ? (repo ?? []) : [])),
      repository: () => repositories.map(({ repository }) => repository).filter((one) => isCalled(one, value)),
      ref: () => namesOfRefs(repositories, chosen ?? asked.target.repository),
      base_ref: () => [BASE_OF_PULL, ...namesOfRefs(repositories, chosen ?? asked.target.repository)],
    }
    return matching(Object.hasOwn(all, name) ? all[name as keyof typeof all]() : [], value, name === 'repository')
  } catch (thrown) {
    if (thrown instanceof Failure) return []
    throw protocolError(thrown, 'completion/complete')
  }
}

async function insideRef(name: 'path' | 'symbol', value: string, given: Given, asked: Asked): Promise<string[]> {
  const { access, databases } = asked
  const index = indexReader(databases)
  if (value === '') return []
  const scope = await access.ref({ repository: repositoryOf(given), ref: given.ref })
  if (name === 'path') {
    const { paths } = await index.read(scope, { paths: index.pathsLike(value, MOST + 1) })
    return matching(paths, value, true)
  }
  const inside = INSIDE.exec(value)?.groups
  if (inside) return await membersOf(inside, scope, index)
  const { names } = await index.read(scope, { names: index.namesStartingWith(value, ROWS) })
  return [...new Set(names)]
}

/** `Context.ab`, `http::Client::ge`, `App\\User#na`: what it is in, and how the name begins. */
const INSIDE = /^(?<around>(?:.*[.:#\\>])?)(?<container>[\w$]+)(?<sign>\.|::|#|->|\\)(?<name>[\w$]*)$/
const MOST_FILES = 20

/** Of everything that is called as the container is. */
async function membersOf(
  { around = '', container = '', sign = '', name = '' }: Given,
  scope: RefScope,
  index: Index,
): Promise<string[]> {
  const { files } = await index.read(scope, {
    files: index.filesDefining({ names: [container] }, { facts: true }, MOST_FILES),
  })
  const wanted = name.toLowerCase()
  const found = files.flatMap(({ symbols }) =>
    symbols.flatMap(({ name: own, qualified }) => {
      const holder = qualified
        ?.slice(0, -own.length - 1)
        .split('.')
        .at(-1)
      const isMember = holder?.toLowerCase() === container.toLowerCase() && own.toLowerCase().startsWith(wanted)
      return isMember ? [`${around}${holder}${sign}${own}`] : []
    }),
  )
  return [...new Set(found)].sort()
}

/** A list of paths, separated by commas: what is completed is the last. */
async function lastOfList(value: string, given: Given, asked: Asked): Promise<string[]> {
  const [before = '', last = ''] = /^(.*,\s*)?(.*)$/s.exec(value)?.slice(1) ?? []
  return (await insideRef('path', last, given, asked)).map((path) => before + path)
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

function namesOfRefs(repositories: RepositoryList['repositories'], repository: string | undefined) {
  return repositories
    .filter((one) => one.repository === repository)
    .flatMap(({ refs }) => refs.flatMap((ref) => (ref.index ? [ref.name] : [])))
}

/** Values that begin with the text first, and then, where they were found by any part of them, the others. */
function matching(all: readonly string[], value: string, anywhere = false): string[] {
  const wanted = value.toLowerCase()
  const distinct = [...new Set(all)].sort()
  const begins = distinct.filter((one) => one.toLowerCase().startsWith(wanted))
  return anywhere ? [...begins, ...distinct.filter((one) => !begins.includes(one))] : begins
}
