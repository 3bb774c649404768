/**
 * Repositories at GitHub: which can be linked, linking one, and the workflow that indexes it.
 *
 * A link by GitHub's ids lets that repository's CI upload. So the ids come from GitHub and never from the page, and
 * only a repository of the organisation's own owner is accepted: anybody can name another's, but nobody gets its
 * identity.
 */
import { ADMIN } from '../../../auth/administration/acting.ts'
import type { OrganisationRow } from '../../../auth/administration/organisations.ts'
import { signBadge } from '../../../auth/badge.ts'
import { openGitHub } from '../../../auth/people/github.ts'
import { gitHubAddresses } from '../../../env.ts'
import { type InstalledRepository, installedRepositories, installedRepository } from '../../../github/installations.ts'
import { originOf } from '../../../http/origin.ts'
import type { Linkable } from '../answers.ts'
import type { Asked } from '../door.ts'
import { done, type Handlers, organisationIn } from '../handling.ts'
import { Refused } from '../refusals.ts'
import { WORKFLOW_PATH, workflowFor } from '../workflow.ts'
import { repositoryIn } from './repositories.ts'
import { rulesOf } from './uploads.ts'

/** Repositories per page; GitHub is asked for them a hundred at a time. */
const MOST_LISTED = 5000

type Signed = Pick<Asked<'GET /me'>, 'session' | 'env' | 'databases'>

interface Known {
  readonly githubId: number
  readonly repository: string
  readonly private: boolean
  readonly visibility?: 'private' | 'internal' | 'public' | undefined
  /** Absent if only the installation names it. */
  readonly defaultBranch?: string | undefined
  /** GitHub itself was asked. */
  readonly saysNow?: boolean
}

export const linking: Handlers<
  | 'GET /organisations/:organisation/linkable'
  | 'POST /organisations/:organisation/repositories'
  | `POST /repositories/:repository/${'link' | 'unlink'}`
  | `GET /repositories/:repository/${'workflow' | 'badge'}`
> = {
  async 'GET /organisations/:organisation/linkable'(asked) {
    const as = organisationIn(asked)
    const found = await as.organisation(ADMIN)
    if (!found) return undefined
    const { from, known, complete } = await knownOf(asked, found.row)
    const linked = await as.linkedAs(known.map(({ githubId }) => githubId))
    return {
      from,
      installUrl: installUrl(asked.env),
      repositories: known.map((one) => ({
        githubId: one.githubId,
        repository: one.repository,
        private: one.private,
        defaultBranch: one.defaultBranch ?? null,
        linkedAs: linked?.get(one.githubId) ?? null,
      })),
      complete,
    }
  },

  async 'POST /organisations/:organisation/repositories'(asked) {
    const as = organisationIn(asked)
    const found = await as.organisation(ADMIN)
    if (!found) return undefined
    const [owner = '', name = ''] = asked.body.repository.split('/')
    const confirmed = await confirm(asked, found.row, owner, name)
    const id = await as.linkRepository({
      owner,
      name,
      defaultRef: asked.body.defaultRef ?? confirmed?.defaultBranch ?? 'main',
      github:
        confirmed && found.row.github_id !== null
          ? { id: confirmed.githubId, ownerId: found.row.github_id, saysNow: confirmed.saysNow }
          : undefined,
      policy: policyOf(confirmed),
    })
    if (id === undefined)
      throw new Refused(
        'conflict',
        'The organisation already has a repository of that name, or the one at GitHub is linked elsewhere.',
      )
    return { id, confirmed: confirmed !== undefined, workflow: workflowFor(originOf(asked.request, asked.env)) }
  },

  async 'POST /repositories/:repository/link'(asked) {
    const found = await repositoryIn(asked)
    const organisation = await found?.as.organisation(ADMIN)
    if (!found || !organisation) return undefined
    await rulesOf(found) // what cannot be read cannot be kept
    const { github_id: ownerId } = organisation.row
    const [owner = '', name = ''] = found.scope.repository.split('/')
    const confirmed = await confirm(asked, organisation.row, owner, name)
    if (!confirmed || ownerId === null)
      throw new Refused('conflict', 'GitHub does not list it for you as a repository of this organisation.')
    const github = { id: confirmed.githubId, ownerId, saysNow: confirmed.saysNow }
    if (!(await found.as.linkToGitHub(found.id, github, policyOf(confirmed)))) return undefined
    return { id: found.id, confirmed: true, workflow: workflowFor(originOf(asked.request, asked.env)) }
  },

  async 'POST /repositories/:repository/unlink'(asked) {
    const found = await repositoryIn(asked)
    return found && done(await found.as.unlinkRepository(found.id))
  },

  async 'GET /repositories/:repository/workflow'(asked) {
    const found = await repositoryIn(asked)
    return (
      found && {
        path: WORKFLOW_PATH,
        yaml: workflowFor(originOf(asked.request, asked.env)),
        gitHub: gitHubAddresses(asked.env).web,
      }
    )
  },

  async 'GET /repositories/:repository/badge'(asked) {
    const { env, query } = asked
    const found = await repositoryIn(asked)
    const shared = await found?.as.sharing(found.id)
    if (!found || !shared) return undefined
    const signed = shared.sharing.visibility !== 'public'
    if (signed && !env.BADGE_KEY) return { address: null, signed }
    const [owner = '', name = ''] = found.scope.repository.split('/').map(encodeURIComponent)
    const address = new URL(`/badge/${owner}/${name}.svg`, originOf(asked.request, env))
    if (query.ref !== undefined) address.searchParams.set('ref', query.ref)
    if (signed && env.BADGE_KEY) address.searchParams.set('key', await signBadge(env.BADGE_KEY, found.id, query.ref))
    return { address: address.href, signed }
  },
}

/** Where an owner gives the App more repositories. */
function installUrl(env: Signed['env']): string | null {
  if (env.GITHUB_APP_SLUG === undefined) return null
  return `${gitHubAddresses(env).apps}/${encodeURIComponent(env.GITHUB_APP_SLUG)}/installations/new`
}

/** What GitHub's App was given, or else what the person sees there. */
async function knownOf(
  asked: Signed,
  organisation: Pick<OrganisationRow, 'id' | 'name' | 'github_id'>,
): Promise<Pick<Linkable, 'from' | 'complete'> & { readonly known: readonly Known[] }> {
  const none = { from: 'none', known: [], complete: true } as const
  if (organisation.github_id === null) return none
  const installed = await installedRepositories(asked.databases, organisation.id, MOST_LISTED + 1)
  if (installed.length > 0)
    return {
      from: 'installation',
      known: installed.slice(0, MOST_LISTED).map(knownFromInstallation),
      complete: installed.length <= MOST_LISTED,
    }
  const token = asked.session.gitHubToken
  if (token === undefined) return none
  const github = openGitHub(asked.env)
  const owner = { id: organisation.github_id, login: organisation.name }
  const seen = await github.repositories(token, owner, await github.me(token), MOST_LISTED)
  return {
    from: 'person',
    complete: seen.complete,
    known: seen.repositories.map((one) => ({
      githubId: one.id,
      repository: `${one.owner.login}/${one.name}`,
      private: one.visibility !== 'public',
      visibility: one.visibility,
      defaultBranch: one.defaultBranch,
    })),
  }
}

/**
 * The workflow we hand out also runs on pull requests: of this repository's own branches, and each writes its own ref.
 */
const policyOf = (confirmed: Pick<Known, 'visibility'> | undefined) => ({
  pullRequests: true,
  ...(confirmed?.visibility === undefined ? {} : { linkedAs: confirmed.visibility }),
})

const knownFromInstallation = (one: InstalledRepository): Known => ({
  githubId: one.githubId,
  repository: `${one.owner}/${one.name}`,
  private: one.private,
})

/** Its identity, if it belongs to the organisation; undefined if GitHub cannot confirm it. */
async function confirm(
  asked: Signed,
  { id, github_id: ownerId }: Pick<OrganisationRow, 'id' | 'github_id'>,
  owner: string,
  name: string,
): Promise<Known | undefined> {
  if (ownerId === null) return undefined
  const token = asked.session.gitHubToken
  const seen = token === undefined ? undefined : await openGitHub(asked.env).repository(token, owner, name)
  if (seen)
    return seen.owner.id === ownerId
      ? {
          githubId: seen.id,
          repository: `${seen.owner.login}/${seen.name}`,
          private: seen.visibility !== 'public',
          visibility: seen.visibility,
          defaultBranch: seen.defaultBranch,
          saysNow: true,
        }
      : undefined
  const installed = await installedRepository(asked.databases, id, owner, name)
  return installed && knownFromInstallation(installed)
}
