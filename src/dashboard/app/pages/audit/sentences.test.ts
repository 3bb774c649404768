import { describe, expect, it } from 'vitest'
import type { AuditLine } from '../../../api/answers.ts'
import { detailsOf, sentenceOf } from './sentences.ts'

const line = (action: string, more: Partial<AuditLine> = {}): AuditLine => ({
  id: 1,
  at: 0,
  actor: 'person:1',
  actorName: 'ada',
  action,
  repository: null,
  details: {},
  subject: null,
  object: null,
  ...more,
})
const said = (one: AuditLine) => [sentenceOf(one), detailsOf(one)]

describe('a line of the audit log', () => {
  it('names whom and what it is about, and does not give their numbers as well', () => {
    const joined = line('team.joined', { details: { team: 5, account: 2 }, subject: 'bob', object: 'core' })
    expect(said(joined)).toEqual(['put bob into the team core', ''])
    const revoked = line('token.revoked', { details: { token: 9 }, object: 'nightly' })
    expect(said(revoked)).toEqual(['revoked the token nightly', ''])
    const unlinked = line('repository.unlinked', {
      details: { repository: 7 },
      repository: { id: 7, repository: 'acme/api' },
    })
    expect(said(unlinked)).toEqual(['unlinked a repository from GitHub’s', ''])
    expect(said(line('team.deleted', { details: { team: 5, name: 'core' } }))[0]).toBe('deleted the team core')
  })

  it('gives the number of what has no name any more', () => {
    const granted = line('access.granted', { details: { repository: 7, account: null, team: 5 } })
    expect(said(granted)).toEqual(['let a team read', 'repository: 7, team: 5'])
    expect(said(line('member.removed', { details: { account: 2 } }))).toEqual(['removed account 2', 'account: 2'])
  })
})
