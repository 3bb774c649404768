/**
 * Repositories the person may read: the list, one of them, its refs and runs, and how those who run the organisation
 * change it.
 */
import { administration } from '../../../auth/administration.ts'
import { type Heard, type LineRow, readableRepositories } from '../../../auth/readable/repositories.ts'
import {
  authorizeById,
  type RefRow,
  type RunRow,
  readableRefs,
  readableRepository,
  readableRuns,
} from '../../../auth/readable/repository.ts'
import type { RunFailure } from '../../../contract/messages.ts'
import { CI_RUNS } from '../../../contract/runs.ts'
import type { Databases } from '../../../db/databases.ts'
import { refreshStore } from '../../../db/stores/refresh-store.ts'
import { dispatchIndexing } from '../../../github/dispatch.ts'
import { targetOf } from '../../../mcp/access.ts'
import type { Proof } from '../../../tenancy/principal.ts'
import type { LanguageShare, RefLine, RepositoryLine, RunLine } from '../answers.ts'
import { cursorFrom, numberIn, positionIn, textIn } from '../cursor.ts'
import { done, type Handlers } from '../handling.ts'
import { Refused } from '../refusals.ts'
import { rowNumbers } from '../row-numbers.ts'
import { keepingOf } from './organisation.ts'

const LIST_PAGE = 100
const PAGE = 50

interface InRepository {
  readonly session: { readonly accountId: number }
  readonly proof: Proof
  readonly databases: Databases
  readonly params: { readonly repository: number }
  readonly now: number
}

/** The repository in the path, if the person may read it, and the person as an actor on it. */
export async function repositoryIn({ session, proof, databases, params, now }: InRepository, ref?: string) {
  const found = await authorizeById(databases, proof, params.repository, ref)
  if (!found) return undefined
  const actor = { accountId: session.accountId, organisationId: found.scope.organisationId }
  return { ...found, id: params.repository, as: administration(databases, actor, now) }
}

export const repositories: Handlers<
  | 'GET /repositories'
  | `${'GET' | 'PATCH' | 'DELETE'} /repositories/:repository`
  | `GET /repositories/:repository/${'refs' | 'runs'}`
  | 'POST /repositories/:repository/reindex'
> = {
  async 'GET /repositories'({ databases, proof, session, query }) {
    const { cursor, limit = LIST_PAGE, sort = 'name', order, ...filter } = query
    const position = positionIn(cursor)
    const id = position?.[1]
    if (position && typeof id !== 'number') throw new Refused('invalid', 'This cursor was not issued by this service.')
    const found = await readableRepositories(databases, proof, session.accountId, {
      ...filter,
      sort,
      descending: order === 'down',
      after: position && { key: position[0] ?? '', id: id as number },
      limit: limit + 1,
    })
    const lines = found.lines.slice(0, limit)
    const last = lines.at(-1)
    return {
      items: lines.map((row) => lineOf(row, found.heard)),
      total: found.total,
      ...(found.lines.length > limit && last ? { next: cursorFrom(last.key, last.id) } : {}),
    }
  },

  async 'GET /repositories/:repository'({ databases, proof, session, params }) {
    const found = await readableRepository(databases, proof, session.accountId, params.repository)
    if (!found) return undefined
    const { row, heard } = found
    return {
      ...lineOf(row, heard),
      createdAt: row.created_at,
      githubId: row.github_id,
      otherDefaultRef: row.other_default,
      settings: {
        retentionDays: row.keep_commits_days,
        endedRefDays: row.keep_ended_days,
        refExpiryDays: row.keep_idle_days,
        inherited: {
          retentionDays: row.o_keep_commits_days,
          endedRefDays: row.o_keep_ended_days,
          refExpiryDays: row.o_keep_idle_days,
        },
      },
    }
  },

  async 'PATCH /repositories/:repository'(asked) {
    const found = await repositoryIn(asked)
    if (!found) return undefined
    const { visibility, defaultRef, ...keeping } = asked.body
    const isDefaultSet = defaultRef === undefined ? false : await found.as.setDefaultRef(found.id, defaultRef)
    // A ref whose index is gone meanwhile: then nothing of what was asked for is done.
    if (defaultRef !== undefined && !isDefaultSet && !(await isDefault(asked, defaultRef))) return undefined
    const made = [
      isDefaultSet,
      visibility === undefined ? false : await found.as.setVisibility(found.id, visibility),
      Object.keys(keeping).length === 0 ? false : await found.as.setKeeping(found.id, keepingOf(keeping)),
    ]
    return done(made.includes(true))
  },

  async 'DELETE /repositories/:repository'(asked) {
    const found = await repositoryIn(asked)
    if (!found || found.scope.repository !== asked.body.confirm) return undefined
    return done(await found.as.deleteRepository(found.id))
  },

  /**
   * The request is recorded in any case; a watcher on this machine fulfils it, or a run at GitHub, or the next push.
   */
  async 'POST /repositories/:repository/reindex'(asked) {
    const found = await repositoryIn(asked, asked.body.ref)
    if (!found) return undefined
    const ref = found.index?.ref ?? asked.body.ref
    if (ref === undefined) return undefined
    if (!(await found.as.noteReindex(found.id, ref))) return undefined
    const watched = found.index && (await refreshStore(asked.databases).request(found.index, [])).watched
    if (watched) return { asked: 'local_watcher' as const }
    const started = await dispatchIndexing(asked.env, asked.databases, found.scope, ref, asked.now)
    return { asked: started === 'started' ? ('workflow' as const) : ('nobody' as const) }
  },

  async 'GET /repositories/:repository/refs'({ databases, proof, params, query }) {
    const limit = query.limit ?? PAGE
    const page = { search: query.search ?? '', after: textIn(query.cursor), limit: limit + 1 }
    const found = await readableRefs(databases, proof, params.repository, page)
    if (!found) return undefined
    const refs = found.refs.slice(0, limit)
    const last = refs.at(-1)
    return {
      items: refs.map(refLineOf),
      total: found.total,
      ...(found.refs.length > limit && last ? { next: cursorFrom(last.name) } : {}),
    }
  },

  async 'GET /repositories/:repository/runs'({ databases, env, proof, params, query }) {
    const limit = query.limit ?? PAGE
    const numbers = rowNumbers(env, 'run', params.repository)
    const after = numberIn(query.cursor)
    const before = after === undefined ? Number.MAX_SAFE_INTEGER : numbers.row(after)
    const page = { ref: query.ref, before, limit: limit + 1 }
    const found = await readableRuns(databases, proof, params.repository, page)
    if (!found) return undefined
    const runs = found.runs.slice(0, limit).map((row) => ({ ...row, id: numbers.shown(row.id) }))
    const last = runs.at(-1)
    return {
      items: runs.map(runLineOf),
      total: found.total,
      ...(found.runs.length > limit && last ? { next: cursorFrom(last.id) } : {}),
    }
  },
}

async function isDefault({ databases, proof, session, params }: InRepository, ref: string): Promise<boolean> {
  const found = await readableRepository(databases, proof, session.accountId, params.repository)
  return found?.row.default_ref === ref
}

type Statistics = { readonly languages?: Record<string, Omit<LanguageShare, 'name'>> }
export function languagesIn(statistics: Statistics): LanguageShare[] {
  return Object.entries(statistics.languages ?? {})
    .map(([name, counts]) => ({ name, files: counts.files, withErrors: counts.withErrors, symbols: counts.symbols }))
    .sort((a, b) => b.files - a.files)
}

function lineOf(row: LineRow, heard: Heard): RepositoryLine {
  return {
    id: row.id,
    organisation: { id: row.organisation_id, name: row.organisation },
    repository: row.repository,
    visibility: row.visibility,
    status: row.status,
    defaultRef: row.default_ref,
    refs: row.refs,
    commit: row.commit_sha,
    indexedAt: row.indexed_at,
    behindBy: row.behind_by,
    languages: languagesIn(JSON.parse(row.statistics) as Statistics),
    symbols: row.symbols,
    files: row.indexed,
    skipped: row.skipped,
    bytes: row.size,
    lastRun: row.run_status && {
      status: row.run_status,
      ref: row.run_ref,
      startedAt: row.started_at,
      durationMs: row.finished_at === null ? null : row.finished_at - row.started_at,
    },
    lastCallAt: lastCall(row, heard),
    linked: row.github_id !== null,
    frozen: row.frozen,
    mayAdminister: row.role === 'owner' || row.role === 'admin',
  }
}

/** By clients and tokens that open this very repository: an address for many repositories says nothing about one. */
function lastCall(row: LineRow, { clients, tokens }: Heard): number | null {
  const name = row.repository.toLowerCase()
  const times = [
    ...clients.filter(({ resource }) => targetOf(new URL(resource).pathname)?.repository?.toLowerCase() === name),
    ...tokens.filter((token) => token.repository_id === row.id),
  ].map((one) => one.last_used_at)
  return times.length === 0 ? null : Math.max(...times)
}

function refLineOf(row: RefRow): RefLine {
  const indexed = row.generation !== null
  return {
    name: row.name,
    default: row.is_default === 1,
    status: row.indexing ? 'indexing' : row.run_status === 'failed' ? 'failed' : indexed ? 'ready' : 'waiting',
    commit: row.commit_sha,
    indexedAt: row.indexed_at,
    behindBy: row.behind_by,
    pushedCommit: row.pushed_commit,
    files: row.indexed,
    skipped: row.skipped,
    symbols: row.symbols,
    // The default ref stays, whatever became of its branch.
    expiresAt: row.is_default === 1 ? null : row.expires_at,
  }
}

/**
 * Phases and counts have the indexer's names. A failure's message came from CI: it is shown to people as text, and to
 * nobody else.
 */
function runLineOf(row: RunRow): RunLine {
  const numbers = (json: string) =>
    Object.entries(JSON.parse(json) as Record<string, unknown>).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number',
    )
  const failure = row.failure === null ? null : (JSON.parse(row.failure) as RunFailure)
  return {
    id: String(row.id),
    ref: row.ref_name,
    commit: row.commit_sha,
    run: row.run > CI_RUNS ? row.run - CI_RUNS : null,
    attempt: row.attempt,
    status: row.status,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    durationMs: row.finished_at === null ? null : row.finished_at - row.started_at,
    phases: numbers(row.phases).map(([name, ms]) => ({ name, ms })),
    counts: numbers(row.counts).map(([name, value]) => ({ name, value })),
    failure: failure && { message: failure.message, next: failure.next ?? null, phase: failure.phase ?? null },
  }
}
