/**
 * Repositories as their pages show them.
 */
import { z } from 'zod'
import { NEVER } from '../../../auth/ci/policy.ts'
import { Count, IdText, Keeping, Paging, pageOf, RowId, Time, Visibility } from './common.ts'

/** `waiting`: linked, and no run has come yet. */
export const RepositoryStatus = z.enum(['waiting', 'indexing', 'ready', 'failed'])
export type RepositoryStatus = z.infer<typeof RepositoryStatus>
export const RunStatus = z.enum(['open', 'published', 'superseded', 'failed', 'cancelled'])
export type RunStatus = z.infer<typeof RunStatus>

export const LanguageShare = z.object({ name: z.string(), files: Count, withErrors: Count, symbols: Count })
export type LanguageShare = z.infer<typeof LanguageShare>

export const RepositoryLine = z.object({
  id: RowId,
  organisation: z.object({ id: RowId, name: z.string() }),
  /** `owner/name` */
  repository: z.string(),
  visibility: Visibility,
  status: RepositoryStatus,
  defaultRef: z.string(),
  /** Refs with an index. */
  refs: Count,
  /** Of the default ref. */
  commit: z.string().nullable(),
  indexedAt: Time.nullable(),
  /** Commits that were pushed since; null: not known. */
  behindBy: Count.nullable(),
  /** Largest first. */
  languages: z.array(LanguageShare),
  symbols: Count,
  files: Count,
  skipped: Count,
  /** Source text of the default ref. */
  bytes: Count,
  lastRun: z
    .object({ status: RunStatus, ref: z.string(), startedAt: Time, durationMs: z.number().nullable() })
    .nullable(),
  /** The newest call by one of the person's clients; null: none yet. */
  lastCallAt: Time.nullable(),
  /** A repository at GitHub may upload to it. */
  linked: z.boolean(),
  /** Why it can be neither read nor written until somebody links it again: it was transferred at GitHub. */
  frozen: z.string().nullable(),
  /** The person may change it. */
  mayAdminister: z.boolean(),
})
export type RepositoryLine = z.infer<typeof RepositoryLine>
export const RepositoryPage = pageOf(RepositoryLine)
export type RepositoryPage = z.infer<typeof RepositoryPage>
export const RepositorySort = z.enum(['name', 'indexed', 'symbols', 'size', 'refs', 'status'])
export const RepositoryQuery = z.object({
  ...Paging,
  organisation: IdText.optional(),
  search: z.string().max(200).optional(),
  status: RepositoryStatus.optional(),
  sort: RepositorySort.optional(),
  order: z.enum(['up', 'down']).optional(),
})

export const RepositoryPageDetail = z.object({
  ...RepositoryLine.shape,
  createdAt: Time,
  githubId: RowId.nullable(),
  /** The default branch at GitHub, as a run said it since `defaultRef` was chosen; null if that is it. */
  otherDefaultRef: z.string().nullable(),
  settings: z.object({
    ...Keeping.shape,
    /** The settings that apply where the repository has none. */
    inherited: Keeping,
  }),
})
export type RepositoryPageDetail = z.infer<typeof RepositoryPageDetail>
export const RepositoryChange = z
  .strictObject({
    visibility: Visibility,
    defaultRef: z.string().min(1).max(250),
    ...Keeping.shape,
  })
  .partial()
export type RepositoryChange = z.infer<typeof RepositoryChange>

export const RefLine = z.object({
  name: z.string(),
  default: z.boolean(),
  status: RepositoryStatus,
  commit: z.string().nullable(),
  indexedAt: Time.nullable(),
  behindBy: Count.nullable(),
  pushedCommit: z.string().nullable(),
  files: Count,
  skipped: Count,
  symbols: Count,
  /** When it is dropped if nothing is pushed to it. */
  expiresAt: Time.nullable(),
})
export type RefLine = z.infer<typeof RefLine>
export const RefPage = pageOf(RefLine)

export const RunLine = z.object({
  id: z.string(),
  ref: z.string(),
  commit: z.string(),
  /** Of the CI system. */
  /** What CI calls it; null for what was sent by hand. */
  run: z.number().nullable(),
  attempt: z.number(),
  status: RunStatus,
  startedAt: Time,
  finishedAt: Time.nullable(),
  durationMs: z.number().nullable(),
  /** In the order in which they ran. */
  phases: z.array(z.object({ name: z.string(), ms: z.number() })),
  counts: z.array(z.object({ name: z.string(), value: z.number() })),
  /** In the run's own words. */
  failure: z.object({ message: z.string(), next: z.string().nullable(), phase: z.string().nullable() }).nullable(),
})
export type RunLine = z.infer<typeof RunLine>
export const RunPage = pageOf(RunLine)

export const Coverage = z.object({
  ref: z.string(),
  commit: z.string(),
  indexed: Count,
  skipped: Count,
  languages: z.array(LanguageShare),
  skippedBy: z.array(z.object({ reason: z.string(), files: Count, bytes: Count })),
})
export type Coverage = z.infer<typeof Coverage>
export const SkippedFile = z.object({ path: z.string(), reason: z.string(), bytes: Count })
export const SkippedPage = pageOf(SkippedFile)
/** One page searches a limited number of files, so a page may be empty and still have a `next`. */
export const BadlyParsedPage = z.object({
  items: z.array(
    z.object({ path: z.string(), language: z.string(), errors: Count, firstLine: Count.nullable(), lines: Count }),
  ),
  next: z.string().optional(),
  looked: Count,
})

export const Storage = z.object({
  tables: z.array(z.object({ name: z.string(), rows: Count, bytes: Count })),
  rows: Count,
  bytes: Count,
  /** Dollars, with the prices that were used and their day. */
  estimate: z.object({
    storagePerMonth: z.number(),
    fullIndex: z.number(),
    /** Each with its unit: "per million rows written". */
    prices: z.array(z.object({ of: z.string(), dollars: z.number(), per: z.string() })),
    asOf: z.string(),
  }),
  /** Whether this deployment makes vectors and searches them. */
  vectorsOn: z.boolean(),
  /** Each model that the repository was embedded with; while a new one is built, the active one stays. */
  vectors: z.array(
    z.object({
      model: z.string(),
      status: z.enum(['building', 'active', 'refused']),
      /** Why it was refused. */
      reason: z.string().nullable(),
      files: Count,
      /** Of the default ref, up to a thousand. */
      waiting: Count,
      chunks: Count,
      /** Estimated cost so far of a hosted model. */
      dollars: z.number(),
    }),
  ),
})
export type Storage = z.infer<typeof Storage>

export const Linkable = z.object({
  /** `none`: GitHub cannot list them for us; a repository can be linked by name. */
  from: z.enum(['installation', 'person', 'none']),
  /** Where a person lets Sextant see more repositories at GitHub. */
  installUrl: z.string().nullable(),
  repositories: z.array(
    z.object({
      githubId: RowId,
      repository: z.string(),
      private: z.boolean(),
      /** Null if the App's installation names the repository, because it says nothing about branches. */
      defaultBranch: z.string().nullable(),
      /** The id here, if it is already linked. */
      linkedAs: RowId.nullable(),
    }),
  ),
  /** False: there are more than can be listed. They can be linked by name. */
  complete: z.boolean(),
})
export type Linkable = z.infer<typeof Linkable>
export const LinkRequest = z.strictObject({
  /** As GitHub names them, and as uploads do. */
  repository: z.string().regex(/^(?!\.{1,2}\/)[A-Za-z0-9_.-]{1,100}\/(?!\.{1,2}$)[A-Za-z0-9_.-]{1,100}$/),
  defaultRef: z.string().min(1).max(250).optional(),
})
export const Linked = z.object({
  id: RowId,
  /** False: GitHub could not confirm which repository it is, so only API tokens may upload to it until it does. */
  confirmed: z.boolean(),
  /** The workflow to put into `.github/workflows/sextant.yml`. */
  workflow: z.string(),
})
export type Linked = z.infer<typeof Linked>

/** Which workflow runs may upload. Null: any. */
export const UploadRules = z.object({
  events: z.array(z.string()),
  /** Those that may upload unless somebody says otherwise. */
  usualEvents: z.array(z.string()),
  pullRequests: z.boolean(),
  workflow: z.string().nullable(),
  workflowCommit: z.string().nullable(),
  environment: z.string().nullable(),
  hostedRunnersOnly: z.boolean(),
})
export type UploadRules = z.infer<typeof UploadRules>
/** Only what is named changes. */
export const UploadRulesChange = z
  .strictObject({
    events: z
      .array(z.string().max(100))
      .max(20)
      .refine((events) => events.every((event) => /^[a-z_]+$/.test(event)), 'must be names of events, as `push` is')
      .refine(
        (events) => !events.some((event) => NEVER.includes(event)),
        `must not be ${NEVER.join(', ')}: strangers start those`,
      )
      .refine((events) => !events.includes('pull_request'), 'must not be pull_request: that has a rule of its own'),
    pullRequests: z.boolean(),
    workflow: z
      .string()
      .max(500)
      .regex(/^\.github\/workflows\/[^/@]+\.ya?ml$/, 'must be a path like .github/workflows/sextant.yml')
      .nullable(),
    workflowCommit: z
      .string()
      .regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/, 'must be a whole commit id, in lower case')
      .nullable(),
    environment: z.string().trim().min(1).max(255).nullable(),
    hostedRunnersOnly: z.boolean(),
  })
  .partial()
export type UploadRulesChange = z.infer<typeof UploadRulesChange>
export const ReindexRequest = z.strictObject({ ref: z.string().min(1).max(250).optional() })
/** Who was asked. `nobody`: the request is recorded, and fulfilled on the next push. */
export const Reindexed = z.object({ asked: z.enum(['local_watcher', 'workflow', 'nobody']) })
