/**
 * Bindings and configuration: the one place that spells their names.
 */
import type { Session } from './sessions/session.ts'

export interface Env {
  /** Control plane. Always read from its primary: a replica may be arbitrarily behind a revocation. */
  readonly DB: D1Database
  readonly INDEX_0: D1Database
  readonly INDEX_1: D1Database
  /** The dashboard's files, as built. */
  readonly ASSETS: Fetcher
  /**
   * Clients, grants and tokens of the authorization server. May lag by up to a minute, so the control plane decides.
   */
  readonly OAUTH_KV: KVNamespace
  /**
   * One object per connected client. It decides how often the client may call and which ref it is pinned to, never
   * whether it may read.
   */
  readonly CLIENT_SESSION?: DurableObjectNamespace<Session>
  readonly INGEST_LIMIT?: RateLimit
  readonly REGISTER_LIMIT?: RateLimit
  readonly SIGN_IN_LIMIT?: RateLimit
  /** What one person does on the dashboard. */
  readonly CHANGE_LIMIT?: RateLimit
  /** Calls of a client whose session does not answer. */
  readonly UNCOUNTED_LIMIT?: RateLimit
  /** Addresses that clients name and that we ask: of one caller, and at one site. */
  readonly DOCUMENT_LIMIT?: RateLimit
  /** The same of everybody. */
  readonly DOCUMENTS_LIMIT?: RateLimit
  /** What each connected client may ask where its organisation sets nothing: 300 a minute, 20,000 a day, 16 at once. */
  readonly CALLS_PER_MINUTE?: string
  readonly CALLS_PER_DAY?: string
  readonly CALLS_AT_ONCE?: string
  /** What an organisation may keep where nothing else is set for it: 5000. */
  readonly STORED_MEGABYTES?: string
  /** Generations that want vectors. */
  readonly EMBED_QUEUE?: Queue
  /** Only where it is deployed: both or neither. Without them vectors are made and kept here. */
  readonly AI?: Ai
  readonly VECTORIZE?: Vectorize
  /** `off`: no vectors are made or searched. */
  readonly SEXTANT_VECTORS?: string
  /** `1`: the best results are put in order by a model that reads them. */
  readonly SEXTANT_RERANK?: string
  /** `https://host`: what this deployment is called, when requests may come by several names. */
  readonly SEXTANT_ORIGIN?: string
  /** Origins of pages that may call the MCP endpoint besides our own and those on localhost, with commas between: exactly these. */
  readonly SEXTANT_ALLOWED_ORIGINS?: string
  /** `https://github.com` unless said otherwise; its interface is then below `/api/v3` unless that is said too. */
  readonly GITHUB_URL?: string
  readonly GITHUB_API_URL?: string
  readonly GITHUB_CLIENT_ID?: string
  readonly GITHUB_CLIENT_SECRET?: string
  /** Signs what GitHub tells of by itself. Without it webhooks are not there. */
  readonly GITHUB_WEBHOOK_SECRET?: string
  /** The GitHub App, for starting workflows: its id, and its private key as GitHub gives it out (PEM). */
  readonly GITHUB_APP_ID?: string
  readonly GITHUB_APP_PRIVATE_KEY?: string
  /** The App's name in addresses: where people are sent to install it. */
  readonly GITHUB_APP_SLUG?: string
  /** Signs the addresses of private repositories' badges. Without it they have none. */
  readonly BADGE_KEY?: string
  /** Issuer of CI runs' identities, exactly. */
  readonly ACTIONS_ISSUER?: string
  /** `1` opens the development sign-in, on loopback only. Never set in a deployed environment. */
  readonly SEXTANT_DEV?: string
}

/** Index shards by number. Append only: a repository's shard number is recorded when it is linked. */
export function indexShards(env: Env): readonly D1Database[] {
  return [env.INDEX_0, env.INDEX_1]
}

/** An amount that the operator may set. Anything but a number from 0 up counts as not set: a typing error must not lift a limit. */
export function amountSet(text: string | undefined, otherwise: number): number {
  return text !== undefined && /^\s*\d+(\.\d+)?\s*$/.test(text) ? Number(text) : otherwise
}

const GITHUB = 'https://github.com'

/** Where GitHub's pages and its interface are: github.com, or a server of one's own. */
export function gitHubAddresses(env: Pick<Env, 'GITHUB_URL' | 'GITHUB_API_URL'>): {
  readonly web: string
  readonly api: string
  /** Where people install Apps. */
  readonly apps: string
} {
  const web = (env.GITHUB_URL ?? GITHUB).replace(/\/$/, '')
  const own = web !== GITHUB
  return {
    web,
    api: env.GITHUB_API_URL ?? (own ? `${web}/api/v3` : 'https://api.github.com'),
    apps: `${web}/${own ? 'github-apps' : 'apps'}`,
  }
}
