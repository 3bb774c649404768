/**
 * POST /api/review: what a pull request changes for whoever uses the code, told to the CI run that indexed it. The answer is for
 * the run to show to reviewers; asking changes nothing.
 */
import * as z from 'zod'
import { RefName, RepositoryName } from './messages.ts'

export const ReviewRequest = z.strictObject({
  repository: RepositoryName,
  /** The pull request's own ref, `refs/pull/N/head`, as the run published it. */
  ref: RefName,
  /** The branch to be merged into; by default the one that GitHub reported, or else the default branch. */
  base: RefName.optional(),
})
export type ReviewRequest = z.infer<typeof ReviewRequest>

/** The first line of the text, by which a comment is found again. Markdown does not show it. */
export const REVIEW_MARK = '<!-- sextant: what this pull request changes -->'

export const ReviewAnswer = z.object({
  /** For a comment on the pull request; at most 60,000 characters. */
  markdown: z.string().max(60_000),
  /** Symbols that differ, in the part that was compared. */
  changed: z.int().min(0),
  /** Those that may break users outside the repository. */
  public_changed: z.int().min(0),
})
export type ReviewAnswer = z.infer<typeof ReviewAnswer>
