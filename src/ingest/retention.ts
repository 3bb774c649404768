/**
 * How long things are kept where neither the repository nor its organisation says otherwise.
 */
export const KEEP = {
  /** Days that a commit still answers after its ref has left it; a reader's cursor lives less. */
  commitsDays: 7,
  /** Days that a deleted branch or closed pull request still answers. */
  endedDays: 7,
} as const
