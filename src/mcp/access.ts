/**
 * What a request may read: its URL, its credentials, and the one control-plane batch that decides.
 *
 * The decision is made at the edge, before the protocol is served, so that a caller without credentials gets HTTP 401.
 * The tool that runs afterwards uses the same decision and does not ask again.
 */
import { authenticate, type Refusal } from '../auth/authenticate.ts'
import { authorizeRef, listRepositories, type RefQuery } from '../auth/authorize.ts'
import { BASE_OF_PULL } from '../auth/ref-name.ts'
import { splitName } from '../auth/ref-scope.ts'
import type { Databases } from '../db/databases.ts'
import { Failure } from '../query/failure.ts'
import { sentence } from '../sessions/quota.ts'
import { type CallEnd, PIN, type SessionCall } from '../sessions/session-call.ts'
import type { Proof } from '../tenancy/principal.ts'
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
export type RepositoryList = Pick<Extract<Listed, { ok: true }>, 'repositories' | 'more'>

export interface Access {
  readonly target: Target
  /** Whether the credentials are accepted; asks once. */
  believed(): Promise<Refusal | undefined>
  /** The ref that a call is about. Asking the same question again does not query again. */
  ref(query: Question): Promise<RefScope>
  /** The same, plus the ref to compare with, if the question names one. */
  refs(query: Question): Promise<{
    readonly scope: RefScope
    readonly base?: RefScope
    /** Whether the repository belongs to an organisation the caller is a member of. */
    readonly isOwn: boolean
    /** Set when the session is pinned to this ref and the call named no ref. */
    readonly pin?: string | undefined
  }>
  repositories(): Promise<RepositoryList>
  /** Throws when the client is over its rate limit. */
  admit(): Promise<void>
  /** Called when the call has ended: records what its session keeps about it. Only the first time counts. */
  finish(
    end: Pick<CallEnd, 'outcome' | 'files' | 'refused' | 'pinned'> & { readonly scope?: RefScope | undefined },
  ): void
  readonly session: SessionCall | undefined
}

type Question = Omit<RefQuery, 'owner' | 'urlRef' | 'pin'>

export function openAccess(
  databases: Databases,
  proof: Proof | undefined,
  target: Target,
  session?: SessionCall,
): Access {
  const asked = new Map<string, Promise<unknown>>()
  const once = <T>(key: string, ask: () => Promise<T>): Promise<T> => {
    const known = asked.get(key) as Promise<T> | undefined
    if (known) return known
    const answer = ask()
    asked.set(key, answer)
    return answer
  }
  /** The authenticated caller and the limits on its calls. The latest decision is the most complete one. */
  const caller = async () => {
    let known: Pick<CallEnd, 'principal' | 'policy'> | undefined
    for (const decision of asked.values()) {
      const one = (await decision) as Awaited<ReturnType<typeof authenticate>>
      const by = one.ok ? one : one.by
      if (by) known = { principal: by.principal, policy: by.policy ?? known?.policy }
    }
    return known
  }
  let finished = false
  return {
    target,
    session,
    async admit() {
      if (!session) return
      if (asked.size === 0) await once('', () => authenticate(databases, proof))
      const over = await session.over((await caller())?.policy)
      if (!over) return
      const { retryAfterSeconds } = over
      throw new Failure('rate_limited', sentence(over), {
        hint:
          retryAfterSeconds === undefined
            ? 'An administrator of the organisation set this limit.'
            : `Call again in ${retryAfterSeconds} s.`,
        details: {
          limit: over.limit,
          allowed: over.allowed,
          ...(over.tool === undefined ? {} : { tool: over.tool }),
          ...(retryAfterSeconds === undefined ? {} : { retry_after_seconds: retryAfterSeconds }),
        },
      })
    },
    finish({ scope, ...end }) {
      if (!session || finished) return
      finished = true
      void caller().then(
        (known) => known && session.finish({ ...known, ...end, repository: scope }),
        () => undefined, // the control plane did not answer, so nobody was authenticated
      )
    },
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
      const named = repositoryAt(target, repository)
      const pin = ref === undefined && target.ref === undefined ? await session?.pin(named) : undefined
      const query = (of: string | undefined): RefQuery => ({
        repository: named,
        owner: target.owner,
        ref,
        urlRef: target.ref,
        pin: of,
        generation,
        baseRef,
        baseGeneration,
      })
      const decide = (of: string | undefined) =>
        once(JSON.stringify(query(of)), () => authorizeRef(databases, proof, query(of)))
      let decision = await decide(pin?.ref)
      // The call names no repository, and the pin belongs to another one.
      const stray = pin && named === undefined && pin.repository !== '' && !isOf(decision, pin.repository)
      if (stray) decision = await decide(undefined)
      if (!decision.ok)
        throw failureOf(decision, { address: target.ref, pin: stray ? undefined : pin?.ref, base: baseRef })
      return { ...decision, pin: stray ? undefined : pin?.ref }
    },
    async repositories() {
      const query = { owner: target.owner, repository: target.repository }
      const decision = await once('list', () => listRepositories(databases, proof, query))
      if (!decision.ok) throw failureOf(decision)
      return decision
    },
  }
}

/**
 * The repository that a question is about. A URL that names a repository opens only that one, whatever the argument
 * says. If the argument spells it differently, the URL's spelling is looked up.
 */
function repositoryAt(target: Target, repository: string | undefined): string | undefined {
  if (repository === undefined) return target.repository
  if (target.repository !== undefined) {
    if (isSameName(repository, target.repository)) return target.repository
    throw new Failure('invalid_input', 'This address serves one repository, but the argument names another.', {
      hint: 'Leave `repository` out.',
      details: { repository: target.repository },
    })
  }
  if (target.owner === undefined) return repository
  const [owner, name] = splitName(repository)
  if (isSameName(owner, target.owner)) return `${target.owner}/${name}`
  throw new Failure('invalid_input', 'This address serves one owner, but the argument names another.', {
    hint: '`list_repositories` shows the repositories of this address.',
    details: { owner: target.owner },
  })
}

const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

function isOf(decision: Awaited<ReturnType<typeof authorizeRef>>, repository: string): boolean {
  if (decision.ok) return decision.scope.repository.toLowerCase() === repository
  return decision.reason === 'ref_not_indexed' && decision.repository.toLowerCase() === repository
}

/** Refusals that have an HTTP status; the others become tool errors. */
export const isAboutProof = (refusal: Refusal): boolean =>
  refusal.reason === 'unauthenticated' || refusal.reason === 'insufficient_scope'

/** Where a ref that is refused may come from, other than the call's `ref`. */
interface Origins {
  readonly address?: string | undefined
  readonly pin?: string | undefined
  readonly base?: string | undefined
}

function wayOut(ref: string, { address, pin, base }: Origins): { hint: string } | undefined {
  if (ref === BASE_OF_PULL)
    return {
      hint: '`:base` is the branch that a pull request goes into: `ref` has to name a pull request (`#12`), and that branch must be indexed.',
    }
  if (ref === base)
    return {
      hint: '`list_repositories` shows the indexed refs; `base_ref` is one of them, or a commit that is still kept.',
    }
  if (ref === address)
    return { hint: 'The address names this ref: the same address without `@` and the ref serves the other refs.' }
  if (ref === pin)
    return { hint: `This session is pinned to this ref. Name another ref, or unpin it: \`_meta["${PIN}"]: null\`.` }
  return undefined
}

function failureOf(refusal: Refusal, origins: Origins = {}): Failure {
  switch (refusal.reason) {
    case 'unauthenticated':
    case 'insufficient_scope':
      return new Failure('permission_denied', 'These credentials do not permit reading.')
    case 'repository_not_found':
      return new Failure('repository_not_found', 'No such repository is visible to you.')
    case 'repository_required':
      return new Failure('invalid_input', 'The call does not say which repository it is about.', {
        hint: 'Pass `repository` as owner/name; `list_repositories` shows those you can see.',
        details: { missing: ['repository'] },
      })
    case 'ref_not_indexed':
      return refusal.indexing
        ? new Failure('index_not_ready', 'This ref is being indexed for the first time.', {
            details: { repository: refusal.repository, ref: refusal.ref },
          })
        : new Failure('ref_not_indexed', 'This ref of the repository is not indexed.', {
            ...wayOut(refusal.ref, origins),
            details: { repository: refusal.repository, ref: refusal.ref },
          })
    case 'ambiguous_commit':
      return new Failure('invalid_input', 'The abbreviated commit is ambiguous.', {
        hint: 'Give more of its digits.',
        details: { commits: [...refusal.commits] },
      })
    case 'generation_gone':
      return new Failure('stale_cursor', 'The index that this cursor was made for is no longer kept.')
  }
}
