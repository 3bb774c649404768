/** What every answer says about itself: which commit, how fresh, how complete. */
import { z } from 'zod'
import type { RefScope } from '../tenancy/scope.ts'
import { languageIn } from './coverage.ts'

export const Completeness = z.enum(['complete', 'partial', 'truncated'])
export type Completeness = z.infer<typeof Completeness>

const Coverage = z.object({
  indexed: z.int().min(0),
  skipped: z.int().min(0),
  /** When the answer depends on one language: how many files it has, and how many of them were parsed with errors. */
  language: z.object({ name: z.string(), files: z.int().min(0), with_errors: z.int().min(0) }).optional(),
})

export const Metadata = z.object({
  codecompass_protocol_version: z.literal('1.0'),
  freshness_status: z.enum(['fresh', 'stale', 'syncing']),
  indexing_status: z.enum(['not_indexed', 'indexing', 'ready', 'failed']),
  result_completeness: Completeness,
  schema_status: z.enum(['compatible', 'not_indexed', 'reindex_required', 'corrupt_manifest']),
  ref: z.string().optional(),
  repository: z.string().optional(),
  commit: z.string().optional(),
  indexed_at: z.string().optional(),
  coverage: Coverage.optional(),
  warnings: z.array(z.string()),
  /** `get_code_context` only: how many candidates the items were chosen from. */
  strategy: z.enum(['breadth', 'depth']).optional(),
  total_candidates: z.int().min(0).optional(),
  returned: z.int().min(0).optional(),
  remaining_candidates: z.int().min(0).optional(),
  suggestion: z.string().optional(),
})
export type Metadata = z.infer<typeof Metadata>

export interface About {
  readonly completeness: Completeness
  readonly warnings: readonly string[]
  /** The language that the answer is about. */
  readonly language?: string | undefined
}

/** Without its name, which whoever may push a branch can make up. */
const FORMER_DEFAULT =
  'A CI run has reported that the repository has another default branch by now: this answer is about the former one. Pass `ref` to ask about another; an administrator chooses the default one in the repository’s settings.'

/** What a reader must know when the index is not of the newest commit, or the ref is gone. */
function ageOf({ newer, ended, freshness, isFormerDefault }: RefScope): string[] {
  const ahead = newer?.by === undefined ? '' : `, ${newer.by} ${newer.by === 1 ? 'commit' : 'commits'} ahead,`
  const doing = freshness === 'syncing' ? 'is being indexed' : 'is not indexed yet'
  const until = ended?.until === undefined ? '' : ` until ${new Date(ended.until).toISOString().slice(0, 10)}`
  return [
    ...(newer
      ? [`A newer commit ${newer.commit.slice(0, 12)}${ahead} ${doing}: this answer is about the older commit.`]
      : []),
    ...(isFormerDefault ? [FORMER_DEFAULT] : []),
    ...(ended?.how === 'deleted' ? [`This ref was deleted; its index is kept${until}.`] : []),
    ...(ended?.how === 'closed' ? [`This pull request was closed; its index is kept${until}.`] : []),
  ]
}

/** What a reader must know of the ref, whatever was asked about it. */
const standingOf = (scope: RefScope): string[] => [...emptiness(scope), ...ageOf(scope)]

const emptiness = ({ indexed, skipped }: RefScope): string[] =>
  indexed > 0
    ? []
    : [`No file of this ref is indexed${skipped > 0 ? ` (${skipped} skipped)` : ''}: nothing can be found in it.`]

/** For a failure to find something: where it was looked for, and why it may be missing there. */
export function whereLooked(scope: RefScope): Readonly<Record<string, unknown>> {
  const { repository, ref, commit } = scope
  const warnings = standingOf(scope)
  return { repository, ref, commit, ...(warnings.length > 0 ? { warnings } : {}) }
}

export function metadataOf(scope: RefScope | undefined, about: About): Metadata {
  const always = {
    codecompass_protocol_version: '1.0' as const,
    warnings: [...about.warnings, ...(scope ? standingOf(scope) : [])],
  }
  if (!scope) {
    return {
      ...always,
      freshness_status: 'fresh',
      indexing_status: 'ready',
      result_completeness: about.completeness,
      schema_status: 'compatible',
    }
  }
  const language = about.language === undefined ? undefined : languageIn(scope, about.language)
  return {
    ...always,
    freshness_status: scope.freshness,
    indexing_status: 'ready',
    result_completeness: about.completeness,
    schema_status: 'compatible',
    ref: scope.ref,
    repository: scope.repository,
    commit: scope.commit,
    indexed_at: new Date(scope.indexedAt).toISOString(),
    coverage: {
      indexed: scope.indexed,
      skipped: scope.skipped,
      ...(language && about.language !== undefined
        ? { language: { name: about.language, files: language.files, with_errors: language.withErrors } }
        : {}),
    },
  }
}
