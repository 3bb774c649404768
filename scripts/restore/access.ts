/**
 * P42: a control plane that was set back to an earlier moment must not give back what was taken away since.
 *
 * Who may do what is written down just before the restore, and laid over the restored database afterwards: what was not
 * there, or not in force, just before is not there after. That needs no list of kinds of revocation, and it errs on the safe
 * side: what was granted in between is lost and granted again by hand.
 */
import { statement } from '../../src/db/statement.ts'

/** Rows that give access. */
interface Table {
  readonly name: string
  /** What names a row. */
  readonly key: readonly string[]
  /** What becomes of a row that was not there just before: it goes, or that column says since when it has ended. */
  readonly absent: 'goes' | 'deleted_at' | 'revoked_at'
  /** Columns whose being set takes access away. */
  readonly ends?: readonly string[]
  /** Columns that may only become narrower; their values, widest first. */
  readonly narrow?: Readonly<Record<string, readonly (string | number)[]>>
  /** Columns that name somebody outside: nobody, when they named nobody or somebody else. */
  readonly links?: readonly string[]
  /** Columns that are as they were just before, whether that was narrower or not. */
  readonly same?: readonly string[]
}
const TABLES: readonly Table[] = [
  {
    name: 'organisation',
    key: ['id'],
    absent: 'deleted_at',
    ends: ['deleted_at', 'suspended_at'],
    narrow: { listed_clients_only: [0, 1] },
  },
  { name: 'account', key: ['id'], absent: 'deleted_at', ends: ['deleted_at', 'suspended_at'] },
  {
    name: 'member',
    key: ['organisation_id', 'account_id'],
    absent: 'goes',
    ends: ['suspended_at'],
    narrow: { role: ['owner', 'admin', 'member'] },
  },
  { name: 'team_member', key: ['team_id', 'account_id'], absent: 'goes' },
  {
    name: 'repository',
    key: ['id'],
    absent: 'deleted_at',
    ends: ['deleted_at', 'frozen_at'],
    narrow: { visibility: ['public', 'internal', 'private'] },
    links: ['github_id', 'github_owner_id'],
    same: ['ci_policy'],
  },
  { name: 'repository_access', key: ['repository_id', 'account_id', 'team_id'], absent: 'goes' },
  { name: 'token', key: ['hash'], absent: 'goes', ends: ['revoked_at'] },
  { name: 'client_grant', key: ['id'], absent: 'revoked_at', ends: ['revoked_at'] },
  { name: 'client_grant_repository', key: ['grant_id', 'repository_id'], absent: 'goes' },
  { name: 'allowed_client', key: ['organisation_id', 'client_id'], absent: 'goes' },
  { name: 'web_session', key: ['hash'], absent: 'goes' },
]

/** Rows that take access away. They are put back as they were, where what they are about is there. */
interface Refusal {
  readonly name: string
  readonly key: readonly string[]
  readonly columns: readonly string[]
}
const REFUSALS: readonly Refusal[] = [
  { name: 'blocked_client', key: ['organisation_id', 'client_id'], columns: ['blocked_at'] },
  {
    name: 'usage_limit',
    key: ['organisation_id', 'client_id', 'tool'],
    columns: ['per_minute', 'per_day', 'at_once', 'updated_at'],
  },
  { name: 'exchanged_identity', key: ['issuer', 'jti'], columns: ['expires_at'] },
]

export interface AccessState {
  readonly format: 2
  readonly at: number
  readonly rows: Readonly<Record<string, readonly (readonly (string | number | null)[])[]>>
}

/** Key first. */
const columnsOf = ({ key, ends = [], narrow = {}, links = [], same = [] }: Table): string[] => [
  ...key,
  ...ends,
  ...Object.keys(narrow),
  ...links,
  ...same,
]

export async function readAccess(control: D1Database, now: number): Promise<AccessState> {
  const rows: Record<string, (string | number | null)[][]> = {}
  for (const table of TABLES) rows[table.name] = await all(control, table.name, columnsOf(table))
  for (const { name, key, columns } of REFUSALS) rows[name] = await all(control, name, [...key, ...columns])
  return { format: 2, at: now, rows }
}

async function all(control: D1Database, table: string, columns: readonly string[]) {
  const { results } = await control.prepare(`SELECT ${columns.join(', ')} FROM ${table}`).all<Record<string, never>>()
  return results.map((row) => columns.map((column) => row[column] ?? null))
}

/** Rows changed, by table. One transaction: afterwards all of it holds, or none. */
export async function withholdAccess(
  control: D1Database,
  before: AccessState,
  now: number,
): Promise<Record<string, number>> {
  const work: [string, D1PreparedStatement][] = []
  for (const table of TABLES)
    for (const sql of statementsOf(table)) {
      const rows = JSON.stringify(before.rows[table.name] ?? [])
      work.push([table.name, statement(control, sql, { rows, now })])
    }
  for (const refusal of REFUSALS) {
    const rows = JSON.stringify(before.rows[refusal.name] ?? [])
    work.push([refusal.name, statement(control, putBack(refusal), { rows })])
  }
  const results = await control.batch(work.map(([, prepared]) => prepared))
  const changed: Record<string, number> = {}
  for (const [at, [name]] of work.entries()) {
    const changes = results[at]?.meta.changes ?? 0
    if (changes > 0) changed[name] = (changed[name] ?? 0) + changes
  }
  return changed
}

function statementsOf(table: Table): string[] {
  const { name, key, absent, ends = [], narrow = {}, links = [], same = [] } = table
  const columns = columnsOf(table)
  const at = (column: string) => `was.value ->> ${columns.indexOf(column)}`
  const known = `json_each(:rows) was WHERE ${key.map((column) => `${at(column)} IS ${name}.${column}`).join(' AND ')}`
  const set = (column: string, condition: string) =>
    `UPDATE ${name} SET ${column} = (SELECT ${at(column)} FROM ${known}) WHERE EXISTS (SELECT 1 FROM ${known} AND ${condition})`
  return [
    absent === 'goes'
      ? `DELETE FROM ${name} WHERE NOT EXISTS (SELECT 1 FROM ${known})`
      : // From now on, so that what hangs on it ends with it.
        `UPDATE ${name} SET ${absent} = :now WHERE ${absent} IS NULL AND NOT EXISTS (SELECT 1 FROM ${known})`,
    ...ends.map((end) => set(end, `${name}.${end} IS NULL AND ${at(end)} IS NOT NULL`)),
    ...Object.entries(narrow).map(([column, widestFirst]) => {
      const rank = (value: string) =>
        `CASE ${value} ${widestFirst.map((one, place) => `WHEN ${typeof one === 'string' ? `'${one}'` : one} THEN ${place}`).join(' ')} END`
      return set(column, `${rank(at(column))} > ${rank(`${name}.${column}`)}`)
    }),
    ...(links.length === 0
      ? []
      : [
          `UPDATE ${name} SET ${links.map((link) => `${link} = NULL`).join(', ')} WHERE ${links[0]} IS NOT NULL
             AND NOT EXISTS (SELECT 1 FROM ${known} AND ${links.map((link) => `${at(link)} IS ${name}.${link}`).join(' AND ')})`,
        ]),
    ...same.map((column) => set(column, `${at(column)} IS NOT ${name}.${column}`)),
  ]
}

/** An organisation that began since is not there now, and neither is anything that it could refuse. */
function putBack({ name, key, columns }: Refusal): string {
  const all = [...key, ...columns]
  const there = key.includes('organisation_id')
    ? `value ->> ${key.indexOf('organisation_id')} IN (SELECT id FROM organisation)`
    : 'true'
  return `INSERT INTO ${name} (${all.join(', ')})
    SELECT ${all.map((_, at) => `value ->> ${at}`).join(', ')} FROM json_each(:rows) WHERE ${there}
    ON CONFLICT (${key.join(', ')}) DO UPDATE SET ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}
    WHERE ${columns.map((column) => `${name}.${column} IS NOT excluded.${column}`).join(' OR ')}`
}
