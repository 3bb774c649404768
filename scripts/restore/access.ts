/**
 * P42: restoring the control plane to an earlier moment must not restore access that has been taken away since.
 *
 * Who may do what is saved just before the restore and laid over the restored database afterwards. Whatever did not exist or was not in
 * force just before is removed. This needs no list of kinds of revocation, and it errs on the safe side: what was
 * granted in between is lost and has to be granted again.
 */
import { statement } from '../../src/db/statement.ts'

/** Tables whose rows give access. */
interface Table {
  readonly name: string
  /** The columns that identify a row. */
  readonly key: readonly string[]
  /** What happens to a row that did not exist just before: it is deleted, or this column is set to the time when it ended. */
  readonly absent: 'goes' | 'deleted_at' | 'revoked_at'
  /** Columns that take access away when they are set. */
  readonly ends?: readonly string[]
  /** Columns that may only become narrower, with their values, widest first. */
  readonly narrow?: Readonly<Record<string, readonly (string | number)[]>>
  /** Columns that name an outside party. Set to null if they were null or different. */
  readonly links?: readonly string[]
  /** Columns that are set back to their value just before, whether that is narrower or not. */
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

/** Tables whose rows take access away. The rows are put back if what they refer to exists. */
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

/** Key columns first. */
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

/** Number of rows changed, by table. Runs as one transaction. */
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
      : // Ended as of now, so that everything that depends on it ends too.
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

/** An organisation that was created since does not exist any more, and has nothing to refuse. */
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
