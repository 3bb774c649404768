/**
 * The parts of GitHub's payloads that are used. The signature proves that GitHub sent them. They are checked all the
 * same, because a payload whose shape has changed must not be half understood.
 */
import { z } from 'zod'
import { CommitSha } from '../../contract/ids.ts'

const Id = z.int().positive()
const Login = z.string().min(1).max(100)
export const Account = z.object({ id: Id, login: Login })
const RepositoryOf = z.object({
  id: Id,
  name: z.string().regex(/^[A-Za-z0-9_.-]{1,100}$/),
  owner: Account,
  private: z.boolean(),
  default_branch: z.string().min(1).max(250).optional(),
  /** Seconds in a push, ISO 8601 elsewhere. */
  pushed_at: z.union([z.int(), z.string()]).nullish(),
})

export const Push = z.object({
  ref: z.string().min(1).max(500),
  before: CommitSha,
  after: CommitSha,
  created: z.boolean(),
  deleted: z.boolean(),
  forced: z.boolean(),
  commits: z.array(z.unknown()).default([]),
  /** Of an annotated tag, `after` is the tag's own object, and this the commit that it names. */
  head_commit: z.object({ id: CommitSha }).nullish(),
  repository: RepositoryOf,
})
export const Delete = z.object({
  ref: z.string().min(1).max(500),
  ref_type: z.enum(['branch', 'tag']),
  repository: RepositoryOf,
})
export const PullRequest = z.object({
  action: z.string(),
  before: CommitSha.optional(),
  pull_request: z.object({
    number: Id,
    updated_at: z.string(),
    head: z.object({ sha: CommitSha }),
    base: z.object({ ref: z.string().min(1).max(500) }),
  }),
  repository: RepositoryOf,
})
export const RepositoryEvent = z.object({
  action: z.string(),
  changes: z.unknown().optional(),
  repository: RepositoryOf,
})
export const Organization = z.object({
  action: z.string(),
  organization: Account,
  membership: z.object({ role: z.string(), user: Account }).optional(),
})
export const Membership = z.object({
  action: z.string(),
  member: Account,
  team: z.object({ id: Id, slug: z.string().max(200).optional(), name: z.string().max(200).optional() }),
  organization: Account,
})
export const Team = z.object({
  action: z.string(),
  team: z.object({ id: Id, slug: z.string().min(1).max(200) }),
  organization: Account,
  repository: RepositoryOf.optional(),
})
export const Member = z.object({ action: z.string(), member: Account, repository: RepositoryOf })
export const Authorization = z.object({ action: z.string(), sender: Account })

const Listed = z.object({ id: Id, name: z.string().min(1).max(100), private: z.boolean() })
const InstallationOf = z.object({
  id: Id,
  account: Account,
  repository_selection: z.enum(['all', 'selected']),
  suspended_at: z.string().nullish(),
  updated_at: z.string().nullish().catch(undefined),
})
export const Installation = z.object({
  action: z.string(),
  installation: InstallationOf,
  repositories: z.array(Listed).nullish(),
})
export const InstallationRepositories = z.object({
  action: z.string(),
  installation: InstallationOf,
  repositories_added: z.array(Listed).default([]),
  repositories_removed: z.array(z.object({ id: Id })).default([]),
})
