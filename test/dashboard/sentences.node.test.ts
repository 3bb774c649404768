import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { AuditLine } from '../../src/dashboard/api/answers.ts'
import { SENTENCES, sentenceOf } from '../../src/dashboard/app/pages/audit/sentences.ts'

const ROOT = join(import.meta.dirname, '../..')
const ACTION =
  /'((?:access|account|act|calls|client|identity|limit|member|organisation|ref|repository|team|token)\.[a-z_.]+)'/g

/** Every act that something writes to a trail. */
function acts(): Set<string> {
  const files = ['src/auth', 'src/github', 'src/db', 'src/ingest', 'src/sessions', 'scripts/shards'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => readFileSync(join(ROOT, folder, name), 'utf8')),
  )
  return new Set(files.flatMap((text) => [...text.matchAll(ACTION)].map((found) => found[1] ?? '')))
}

const line = (action: string, details: AuditLine['details'], subject: string | null = null) =>
  ({ action, details, subject, actor: 'github' }) as AuditLine

describe('a line of the trail', () => {
  it('has a sentence, whatever it is about', () => {
    const known = acts()
    expect(known.size).toBeGreaterThan(40)
    expect([...known].filter((action) => !Object.hasOwn(SENTENCES, action))).toEqual([])
  })

  it('says of what GitHub told whom it was about', () => {
    expect(sentenceOf(line('member.added', { account: 4, role: 'owner' }, 'ada'))).toBe('added ada as owner')
    expect(sentenceOf(line('team.member.removed', { account: 4, team: 7 }, 'ada'))).toBe(
      'took ada out of a team of GitHub’s',
    )
    expect(sentenceOf(line('repository.renamed', { login: 'acme', name: 'api' }))).toBe(
      'renamed a repository to acme/api',
    )
    expect(sentenceOf(line('ref.ended', { refs: 'topic', how: 'deleted' }))).toBe('said that topic was deleted')
  })
})
