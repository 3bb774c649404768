/**
 * What a pull request's run may publish: its head, under `refs/pull/N/head`.
 *
 * The run's identity names `refs/pull/N/merge` and the merge commit that GitHub created to test the merge. No claim
 * says which commit the head is, and if the run's word counted, it could publish under any commit. But the merge commit
 * names its parents, and its hash proves its text.
 */
import { Buffer } from 'node:buffer'
import type { RunIdentity } from './identity.ts'

export interface Subject {
  readonly ref: string
  readonly commit: string
}

/**
 * What the run's token is bound to. Undefined: the text does not belong to the identity's commit, or it is not a merge.
 */
export async function subjectOf(run: RunIdentity, mergeCommit: string | undefined): Promise<Subject | undefined> {
  const asClaimed = { ref: run.ref, commit: run.sha }
  if (mergeCommit === undefined) return asClaimed
  const number = /^refs\/pull\/(\d+)\/merge$/.exec(run.ref)?.[1]
  if (run.event_name !== 'pull_request' || number === undefined) return undefined
  if ((await gitHash(mergeCommit)) !== run.sha) return undefined
  const parents = parentsOf(mergeCommit)
  // GitHub merges the head into the base: base first.
  const head = parents.length === 2 ? parents[1] : undefined
  return head === undefined ? undefined : { ref: `refs/pull/${number}/head`, commit: head }
}

/** The lines before the first empty one; the message after it may contain anything. */
function parentsOf(commit: string): string[] {
  const head = commit.slice(0, commit.indexOf('\n\n') + 1)
  return [...head.matchAll(/^parent ([0-9a-f]{40})$/gm)].map((match) => match[1] as string)
}

async function gitHash(commit: string): Promise<string> {
  const text = new TextEncoder().encode(commit)
  const head = new TextEncoder().encode(`commit ${text.length}\0`)
  return Buffer.from(await crypto.subtle.digest('SHA-1', Buffer.concat([head, text]))).toString('hex')
}
