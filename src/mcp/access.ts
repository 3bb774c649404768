/**
 * What a request may read: its URL, its proof, and the one control-plane batch that decides.
 *
 * The decision is asked for at the edge, before the protocol is served, so that a caller without a proof gets HTTP's 401;
 * the tool that runs afterwards takes the same decision and does not ask again.
 */
import { authenticate, authorizeRef, listRepositories, type RefQuery, type Refusal } from '../auth/authorize.ts'
import type { Proof } from '../auth/principal.ts'
import type { Databases } from '../db/databases.ts'
import { Failure } from '../query/failure.ts'
import type { RefScope } from '../tenancy/scope.ts'

/** What the URL names: nothing, an owner, a repository, a ref of it. */
export interface Target {
  readonly owner?: string
  /** `owner/name` */
  readonly repository?: string
  readonly ref?: string
}

/** `/mcp`, `/mcp/{owner}`, `/mcp/{owner}/{repo}`, `/mcp/{owner}/{repo}@{ref}`; a ref may hold slashes. */
export function targetOf(pathname: string): Target | undefined {
  if (pathname === '/mcp' || pathname === '/mcp/') return {}
  const [, owner, name, ref] = /^\/mcp\/([^/@]+)(?:\/([^/@]+)(?:@(.+))?)?\/?$/.exec(decodedOnce(pathname) ?? '') ?? []
  if (owner === undefined) return undefined
  if (name === undefined) return { owner }
  return { owner, repository: `${owner}/${name}`, ...(ref === undefined ? {} : { ref }) }
}

function decodedOnce(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined // a stray % names nothing
  }
}

type Listed = Awaited<ReturnType<typeof listRepositories>>
export type RepositoryList = Extract<Listed, { ok: true }>['repositories']

export interface Access {
  readonly target: Target
  /** Whether the proof is believed; asks once. */
  believed(): Promise<Refusal | undefined>
  /** The ref that a call is about; the same question is asked once. */
  ref(query: Omit<RefQuery, 'owner' | 'urlRef'>): Promise<RefScope>
  /** The same, with the ref that it is compared with, if the question names one. */
  refs(query: Omit<RefQuery, 'owner' | 'urlRef'>): Promise<{ readonly scope: RefScope; readonly base?: RefScope }>
  repositories(): Promise<RepositoryList>
}

export function openAccess(databases: Databases, proof: Proof | undefined, target: Target): Access {
  const asked = new Map<string, Promise<unknown>>()
  const once = <T>(key: string, ask: () => Promise<T>): Promise<T> => {
    const known = asked.get(key) as Promise<T> | undefined
    if (known) return known
    const answer = ask()
    asked.set(key, answer)
    return answer
  }
  return {
    target,
    async believed() {
      for (const decision of asked.values()) {
        const known = (await decision) as { ok: true } | Refusal
        return known.ok || !isAboutProof(known) ? undefined : known
      }
      const decision = await once('', () => authenticate(databases, proof))
      return decision.ok ? undefined : decision
    },
    async ref(query) {
      return (await this.refs(query)).scope
    },
    async refs({ repository, ref, generation, baseRef, baseGeneration }) {
      if (target.repository && repository && repository.toLowerCase() !== target.repository.toLowerCase()) {
        throw new Failure('invalid_input', 'This address serves one repository, and the argument names another.', {
          hint: 'Leave `repository` out.',
          details: { repository: target.repository },
        })
      }
      const query: RefQuery = {
        repository: repository ?? target.repository,
        owner: target.owner,
        ref,
        urlRef: target.ref,
        generation,
        baseRef,
        baseGeneration,
      }
      const decision = await once(JSON.stringify(query), () => authorizeRef(databases, proof, query))
      if (!decision.ok) throw failureOf(decision)
      return decision
    },
    async repositories() {
      const query = { owner: target.owner, repository: target.repository }
      const decision = await once('list', () => listRepositories(databases, proof, query))
      if (!decision.ok) throw failureOf(decision)
      return decision.repositories
    },
  }
}

/** Refusals that HTTP has a status for; the others are answers of a tool. */
export const isAboutProof = (refusal: Refusal): boolean =>
  refusal.reason === 'unauthenticated' || refusal.reason === 'insufficient_scope'

function failureOf(refusal: Refusal): Failure {
  switch (refusal.reason) {
    case 'unauthenticated':
    case 'insufficient_scope':
      return new Failure('permission_denied', 'The credentials do not allow reading.')
    case 'repository_not_found':
      return new Failure('repository_not_found', 'No such repository is visible to you.')
    case 'repository_required':
      return new Failure('invalid_input', 'Which repository is meant is not said.', {
        hint: 'Give `repository` as owner/name; `list_repositories` shows those that you can see.',
        details: { missing: ['repository'] },
      })
    case 'ref_not_indexed':
      return refusal.indexing
        ? new Failure('index_not_ready', 'This ref is being indexed for the first time.', {
            details: { repository: refusal.repository, ref: refusal.ref },
          })
        : new Failure('ref_not_indexed', 'This ref of the repository is not indexed.', {
            details: { repository: refusal.repository, ref: refusal.ref },
          })
    case 'ambiguous_commit':
      return new Failure('invalid_input', 'The abbreviated commit means several.', {
        hint: 'Give more of its digits.',
        details: { commits: [...refusal.commits] },
      })
    case 'generation_gone':
      return new Failure('stale_cursor', 'The index that the cursor was made for is not held any more.')
  }
}
