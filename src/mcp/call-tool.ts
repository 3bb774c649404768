/**
 * One tool call from its arguments to its result: the only place that parses arguments, and the only catch.
 */
import type { CallToolResult } from '@modelcontextprotocol/server'
import type { Databases } from '../db/databases.ts'
import { indexReader } from '../db/stores/read/index-reader.ts'
import { indexBytes } from '../db/stores/read/index-size.ts'
import { refreshStore } from '../db/stores/refresh-store.ts'
import type { Dispatched } from '../github/dispatch.ts'
import { addressIn } from '../query/answers/address.ts'
import { Failure } from '../query/failure.ts'
import { NO_SEMANTICS, type Semantics } from '../query/search/semantics.ts'
import { PIN } from '../sessions/session-call.ts'
import type { RefScope } from '../tenancy/scope.ts'
import type { Access } from './access.ts'
import { meantBy } from './argument-names.ts'
import { asTyped } from './as-typed.ts'
import { type Cursor, decodeCursor, queryHash } from './cursor.ts'
import type { CallerContext, RefContext, Tool } from './define-tool.ts'
import { errorResult, structuredError } from './failures.ts'
import { withoutLeftOut } from './left-out.ts'
import { DEFAULT_TOKENS } from './params.ts'
import { render } from './render.ts'

export interface CallContext {
  readonly databases: Databases
  readonly access: Access
  /** Absent: results are ranked by words and names alone. */
  readonly semantics?: Semantics
  /** Starts the workflow that indexes a repository. Absent when nothing can start one. */
  readonly startWorkflow?: StartWorkflow | undefined
}

export type StartWorkflow = (scope: RefScope) => Promise<Dispatched>

export async function callTool(
  tool: Tool,
  given: unknown,
  { databases, access, semantics = NO_SEMANTICS, startWorkflow }: CallContext,
): Promise<CallToolResult> {
  let decided: Awaited<ReturnType<Access['refs']>> | undefined
  let maxTokens = DEFAULT_TOKENS
  try {
    const args = parseArguments(tool, given)
    // Only needed for a question with several pages, and hashing takes time.
    const hash = () => queryHash(tool.name, { ...args, ...subjectOf(args, access.target) })
    const cursor = cursorOf(args, hash)
    const limit = args.limit ?? cursor?.limit ?? tool.pageSize ?? 0
    maxTokens = args.max_tokens ?? DEFAULT_TOKENS
    const format = args.output_format ?? 'json'
    try {
      decided = tool.about === 'ref' ? await access.refs(refQueryOf(args, cursor)) : undefined
    } finally {
      await access.admit() // also when nothing was found: guessing names is a call too
    }
    const context = decided
      ? {
          ...refContext(
            databases,
            semantics,
            decided,
            limit,
            cursor,
            { maxTokens, format },
            await recentFiles(access, decided),
          ),
          requestRefresh: decided.isOwn ? refresher(databases, decided.scope, startWorkflow) : refusesStrangers,
        }
      : callerContext(databases, access, limit, cursor)
    const result = await tool.run(args, context)
    const unread = decided !== undefined && args.ref === undefined && (await pinIsUnread(access))
    const rendered = render(unread ? { ...result, warnings: [...(result.warnings ?? []), UNREAD_PIN] } : result, {
      title: tool.title,
      scope: decided?.scope,
      base: decided?.base,
      queryHash: hash,
      limit,
      from: cursor?.position,
      offset: cursor?.offset ?? 0,
      maxTokens,
      format,
    })
    const pinned = decided?.pin !== undefined
    access.finish({ outcome: 'ok', scope: decided?.scope, files: filesOf(args, rendered), pinned })
    return pinned ? { ...rendered, _meta: { [PIN]: decided?.pin } } : rendered
  } catch (thrown) {
    const error = structuredError(thrown, tool.name, decided?.scope)
    access.finish({ outcome: error.code, scope: decided?.scope, refused: error.code === 'rate_limited' })
    return errorResult(error, maxTokens)
  }
}

const UNREAD_PIN = 'The session could not be read: if it is pinned to a ref, this answer ignores the pin.'

async function pinIsUnread({ target, session }: Access): Promise<boolean> {
  return target.ref === undefined && session !== undefined && (await session.lost())
}

const recentFiles = async ({ session }: Access, { scope }: { readonly scope: RefScope }): Promise<readonly string[]> =>
  (await session?.recentFiles(scope.repositoryId)) ?? []

/** Files that the call was about: those it named, and the one it found. */
function filesOf(args: CommonArgs, { structuredContent }: CallToolResult): string[] {
  const { anchor, span, definition } = (structuredContent ?? {}) as Partial<Found>
  const named = [args.path, ...(Array.isArray(args.files) ? args.files : [])]
  const found = [anchor?.file, span?.path, definition?.anchor?.file]
  return [...new Set([...named, ...found].filter((one): one is string => typeof one === 'string'))]
}
interface Found {
  anchor: { file?: string }
  span: { path?: string }
  definition: { anchor?: { file?: string } }
}

type CommonArgs = Record<string, unknown> & {
  repository?: string
  ref?: string
  limit?: number
  cursor?: string
  max_tokens?: number
  output_format?: 'json' | 'markdown'
}

function parseArguments(tool: Tool, given: unknown): CommonArgs {
  const sent = (given ?? {}) as Record<string, unknown>
  if (typeof sent !== 'object' || Array.isArray(sent))
    throw new Failure('invalid_input', 'Arguments must be a JSON object.')
  const args = asTyped(withoutLeftOut(sent, tool), tool)
  const valid = Object.keys(tool.input.shape)
  const unknown = Object.keys(args).filter((name) => !valid.includes(name))
  if (unknown.length > 0) {
    const names = unknown.slice(0, 10).map((name) => JSON.stringify(name.slice(0, 60)))
    const meant = unknown.slice(0, 10).flatMap((name) => {
      const here = meantBy(name, valid, Object.keys(args))
      return here === undefined ? [] : [`\`${name}\` is \`${here}\` here. `]
    })
    throw new Failure(
      'invalid_input',
      `Unknown ${unknown.length === 1 ? 'argument' : 'arguments'}: ${names.join(', ')}.`,
      {
        hint: `${meant.join('')}Valid arguments: ${valid.join(', ')}.`,
        details: { unknown: unknown.slice(0, 10), valid },
      },
    )
  }
  if (typeof args.max_tokens === 'number' && !(args.max_tokens >= 1)) {
    throw new Failure('invalid_max_tokens', '`max_tokens` must be at least 1.')
  }
  const parsed = tool.input.safeParse(args)
  if (!parsed.success) {
    const problems = parsed.error.issues.slice(0, 10).map(({ path, message }) => ({
      argument: path.join('.'),
      problem: isMissing(path, args) ? MISSING : message,
    }))
    const missing = problems.flatMap(({ argument, problem }) => (problem === MISSING ? argument : []))
    throw new Failure('invalid_input', problems.map(({ argument, problem }) => `${argument}: ${problem}`).join('; '), {
      details: { problems, ...(missing.length > 0 ? { missing } : {}) },
    })
  }
  // SQLite would shorten or replace such a string, and so answer a different question.
  for (const [name, value] of Object.entries(parsed.data)) {
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) {
      throw new Failure('invalid_input', `${name}: is not valid text (it contains NUL or half of a character).`, {
        details: { problems: [{ argument: name, problem: 'not text' }] },
      })
    }
  }
  return parsed.data as CommonArgs
}

const MISSING = 'is missing'
const isMissing = ([name, ...inside]: readonly PropertyKey[], args: Record<PropertyKey, unknown>): boolean =>
  name !== undefined && inside.length === 0 && args[name] === undefined

/** What a question is about as far as it is named: generations are counted in each repository anew. */
const subjectOf = ({ repository, ref }: CommonArgs, target: Access['target']) => ({
  repository: (repository ?? target.repository)?.toLowerCase(),
  ref: ref ?? target.ref,
})

function cursorOf(args: CommonArgs, hash: () => string): Cursor | undefined {
  if (args.cursor === undefined) return undefined
  const cursor = decodeCursor(args.cursor)
  if (cursor.queryHash !== hash()) throw new Failure('cursor_mismatch', 'This cursor belongs to a different question.')
  return cursor
}

/**
 * Also evaluated at the edge, on arguments that are not parsed yet. Both evaluations must name the same ref in the same
 * words.
 */
export function refQueryOf(args: Readonly<Record<string, unknown>>, cursor: Cursor | undefined) {
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
  const address = addressIn(args.id)?.address
  const [repository, ref] = [text(args.repository), text(args.ref)]
  const isOther =
    (repository ?? address?.repository)?.toLowerCase() !== address?.repository.toLowerCase() ||
    (ref ?? address?.ref) !== address?.ref
  if (address && isOther)
    throw new Failure('invalid_input', 'The id is an address in another repository or ref than the arguments name.', {
      hint: 'Leave `repository` and `ref` out: the address names both.',
    })
  return {
    repository: repository ?? address?.repository,
    ref: ref ?? address?.ref,
    generation: cursor?.generation,
    baseRef: text(args.base_ref),
    baseGeneration: cursor?.baseGeneration,
  }
}

function refContext(
  databases: Databases,
  semantics: Semantics,
  scopes: Pick<RefContext, 'scope' | 'base'>,
  limit: number,
  cursor: Cursor | undefined,
  written: Pick<RefContext, 'maxTokens' | 'format'>,
  recentFiles: readonly string[],
): Omit<RefContext, 'requestRefresh'> {
  const { scope, base } = scopes
  return {
    scope,
    ...(base ? { base } : {}),
    index: indexReader(databases),
    semantics,
    limit,
    from: cursor?.position,
    ...written,
    recentFiles,
  }
}

/**
 * Refuses people outside the organisation: otherwise anybody with an account could keep its runners busy and delay its
 * own runs.
 */
const refusesStrangers: RefContext['requestRefresh'] = async () => ({ watched: false, workflow: 'foreign' })

/** Asks the watcher on this machine, or else CI. */
function refresher(
  databases: Databases,
  scope: RefScope,
  start: StartWorkflow | undefined,
): RefContext['requestRefresh'] {
  return async (paths) => {
    const { watched } = await refreshStore(databases).request(scope, paths)
    return { watched, workflow: watched || !start ? 'cannot' : await start(scope) }
  }
}

function callerContext(databases: Databases, access: Access, limit: number, cursor: Cursor | undefined): CallerContext {
  return {
    list: () => access.repositories(),
    indexBytes: (scopes) => indexBytes(databases, scopes),
    limit,
    from: cursor?.position,
  }
}
