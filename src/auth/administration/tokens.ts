/** API tokens: creating, listing and revoking them. */

import { SCOPES, type Scope } from '../../tenancy/principal.ts'
import { readByMember } from '../access-query.ts'
import { newToken } from '../tokens.ts'
import { type Acting, ADMIN, MEMBER } from './acting.ts'

const THEIRS_TO_END = `(${ADMIN} OR (${MEMBER} AND EXISTS (SELECT 1 FROM token mine
  WHERE mine.id = :token AND mine.organisation_id = :organisation AND mine.account_id = :actor)))`

/** Condition on `repository r`: the actor may read it. Its number is easily guessed. */
const READ_BY_ACTOR = `r.organisation_id = :organisation AND ${readByMember(':actor')}`

export interface TokenRequest {
  readonly name: string
  readonly scopes: readonly Scope[]
  /** Bound to the person who creates it: it ends with their membership and reads what they may read. */
  readonly personal: boolean
  readonly repositoryId?: number | undefined
  readonly refPattern?: string | undefined
  readonly expiresAt?: number | undefined
}

export interface TokenRow {
  readonly id: number
  readonly prefix: string
  readonly name: string
  readonly account_id: number | null
  readonly account: string | null
  readonly repository_id: number | null
  readonly repository: string | null
  readonly ref_pattern: string | null
  readonly scopes: string
  readonly created_at: number
  readonly expires_at: number | null
  readonly last_used_at: number | null
  readonly revoked_at: number | null
}

export const tokenActs = ({ act, list, who }: Acting) => ({
  /** Shown once. Undefined when the actor may not, or there is no such repository. */
  async createToken(request: TokenRequest): Promise<string | undefined> {
    const scopes = SCOPES.filter((scope) => request.scopes.includes(scope))
    // A member's own token reads. Tokens that write, or outlive a membership, are for those who run the organisation.
    const guard = request.personal && scopes.every((scope) => scope === 'read') ? MEMBER : ADMIN
    const { id, token, hash, prefix } = await newToken()
    const name = request.name.slice(0, 100)
    const created = await act({
      action: 'token.created',
      may: guard,
      sql: `INSERT INTO token (id, hash, prefix, name, organisation_id, account_id, repository_id, ref_pattern, scopes, created_at, expires_at)
        SELECT :id, :hash, :prefix, :name, :organisation, :account, :repository, :pattern, :scopes, :now, :expires
        WHERE ${guard} AND (:repository IS NULL
          OR EXISTS (SELECT 1 FROM repository r WHERE ${READ_BY_ACTOR} AND r.id = :repository AND r.deleted_at IS NULL))`,
      parameters: {
        id,
        hash,
        prefix,
        name,
        account: request.personal ? who.actor : null,
        repository: request.repositoryId ?? null,
        pattern: request.refPattern ?? null,
        scopes: JSON.stringify(scopes),
        expires: request.expiresAt ?? null,
      },
      details: { prefix, name, scopes: scopes.join(' ') },
    })
    return created ? token : undefined
  },

  /**
   * Everybody sees their own; those who run the organisation see all. Upload tokens of CI runs are left out, because
   * they live for minutes.
   */
  tokens: () =>
    list<TokenRow>(
      `SELECT t.id, t.prefix, t.name, t.account_id, a.name AS account, t.repository_id,
         (SELECT r.owner || '/' || r.name FROM repository r WHERE ${READ_BY_ACTOR} AND r.id = t.repository_id) AS repository, t.ref_pattern,
         t.scopes, t.created_at, t.expires_at, t.last_used_at, t.revoked_at
       FROM token t LEFT JOIN account a ON a.id = t.account_id
       WHERE t.organisation_id = :organisation AND t.run IS NULL
         AND (${ADMIN} OR (t.account_id = :actor AND ${MEMBER})) ORDER BY t.created_at DESC, t.id DESC LIMIT 500`,
    ),

  revokeToken: (token: number) =>
    act({
      action: 'token.revoked',
      may: THEIRS_TO_END,
      sql: `UPDATE token SET revoked_at = :now WHERE id = :token AND organisation_id = :organisation AND revoked_at IS NULL
        AND ${THEIRS_TO_END}`,
      parameters: { token },
    }),
})
