/**
 * What the event that started the run means for the index: which ref to publish from which commit, or why there is
 * nothing to do.
 *
 * Events that run with the base repository's identity on code written by somebody else are refused whatever they
 * contain: an index published from them could claim to be any branch.
 */

import { shortRef } from '../files/git.ts'

export interface RunContext {
  repository: string
  event: string
  /** The event's payload, as GitHub wrote it. */
  payload: Payload
  ref: string
  sha: string
  run: number
  attempt: number
}

export interface Payload {
  action?: string
  deleted?: boolean
  ref?: string
  ref_type?: string
  repository?: { full_name?: string; default_branch?: string; private?: boolean }
  pull_request?: {
    number?: number
    head?: { sha?: string; ref?: string; repo?: { full_name?: string; fork?: boolean } | null }
    base?: { ref?: string; repo?: { full_name?: string } }
  }
  release?: { tag_name?: string; draft?: boolean }
  merge_group?: { head_ref?: string; head_sha?: string }
}

export type Decision =
  | { kind: 'index'; ref: string; commit: string; defaultRef?: string }
  /** The server learns of it by webhook, so there is nothing to publish. */
  | { kind: 'nothing'; because: string }
  | { kind: 'refuse'; because: string; next: string }

const REFUSED = new Set(['pull_request_target', 'workflow_run', 'issue_comment'])

/** Reads GitHub's environment; throws if this is not a GitHub Actions run. */
export function readContext(
  env: Readonly<Record<string, string | undefined>>,
  read: (path: string) => string,
): RunContext {
  const get = (name: string): string => {
    const value = env[name]
    if (value === undefined || value === '')
      throw new Error(`${name} is not set: this program is started by GitHub Actions. Use \`sextant index\` elsewhere.`)
    return value
  }
  return {
    repository: get('GITHUB_REPOSITORY'),
    event: get('GITHUB_EVENT_NAME'),
    payload: env.GITHUB_EVENT_PATH ? (JSON.parse(read(env.GITHUB_EVENT_PATH)) as Payload) : {},
    ref: get('GITHUB_REF'),
    sha: get('GITHUB_SHA'),
    run: Number(get('GITHUB_RUN_ID')),
    attempt: Number(env.GITHUB_RUN_ATTEMPT ?? '1'),
  }
}

export function decide(context: RunContext): Decision {
  const { event, payload } = context
  const defaultRef = payload.repository?.default_branch
  const index = (ref: string, commit: string): Decision => ({
    kind: 'index',
    ref: shortRef(ref),
    commit,
    ...(defaultRef ? { defaultRef } : {}),
  })
  if (REFUSED.has(event))
    return {
      kind: 'refuse',
      because: `The event ${event} runs code from elsewhere with this repository's identity, so it cannot publish.`,
      next: 'Use `on: push` and `on: pull_request` instead.',
    }
  switch (event) {
    case 'push':
      return payload.deleted
        ? { kind: 'nothing', because: `${context.ref} was deleted.` }
        : index(context.ref, context.sha)
    case 'delete':
      return { kind: 'nothing', because: `${payload.ref ?? 'A ref'} was deleted.` }
    case 'pull_request': {
      const { number, head, base } = payload.pull_request ?? {}
      if (number === undefined)
        return {
          kind: 'refuse',
          because: 'The event does not say which pull request it is about.',
          next: 'Use the `pull_request` event as GitHub sends it.',
        }
      if (payload.action === 'closed') return { kind: 'nothing', because: `Pull request ${number} was closed.` }
      if (head?.repo?.full_name !== (base?.repo?.full_name ?? context.repository))
        return {
          kind: 'nothing',
          because:
            'Pull requests from forks get no identity from GitHub, so they cannot publish. The index of the base branch is not affected.',
        }
      // GITHUB_SHA is the merge of head and base, but reviewers ask about the head.
      return index(`refs/pull/${number}/head`, head?.sha ?? context.sha)
    }
    case 'release':
      // A draft's tag may not exist yet; the run is then of the default branch.
      if (!context.ref.startsWith('refs/tags/')) return { kind: 'nothing', because: 'The release has no tag yet.' }
      return index(context.ref, context.sha)
    case 'merge_group':
      return index(payload.merge_group?.head_ref ?? context.ref, payload.merge_group?.head_sha ?? context.sha)
    default:
      // schedule, workflow_dispatch, repository_dispatch, create: the ref that GitHub checked out.
      return index(context.ref, context.sha)
  }
}
