/**
 * P42: a control plane that was set back to an earlier moment must not give back what was taken away since.
 *
 * Who may do what is written down just before the restore, and laid over the restored database afterwards: what was not
 * there, or not in force, just before is not there after. That needs no list of kinds of revocation, and it errs on the safe
 * side: what was granted in between is lost and granted again by hand.
 */
import { statement } from '../../src/db/statement.ts'

/**
 * Rows that give access, by what names them. `ends` are columns whose being set takes access away; `narrow` may only become
 * narrower, from left to right.
 */
const TABLES = [
  { name: 'organisation', key: ['id'], ends: ['deleted_at', 'suspended_at'] },
  { name: 'account', key: ['id'], ends: ['deleted_at', 'suspended_at'] },
  { name: 'member', key: ['organisation_id', 'account_id'], ends: ['suspended_at'], removable: true },
  { name: 'team_member', key: ['team_id', 'account_id'], ends: [], removable: true },
  {
    name: 'repository',
    key: ['id'],
    ends: ['deleted_at', 'frozen_at'],
    narrow: ['visibility', ['public', 'internal', 'private']],
  },
  { name: 'repository_access', key: ['repository_id', 'account_id', 'team_id'], ends: [], removable: true },
  { name: 'token', key: ['hash'], ends: ['revoked_at'], removable: true },
  { name: 'client_grant', key: ['id'], ends: ['revoked_at'], revokable: true },
  { name: 'client_grant_repository', key: ['grant_id', 'repository_id'], ends: [], removable: true },
  { name: 'web_session', key: ['hash'], ends: [], removable: true },
] as const
/** Refusals: rows that take access away. They are put back. */
const REFUSALS = [{ name: 'blocked_client', columns: ['organisation_id', 'client_id', 'blocked_at'] }] as const
/** Roles, widest first: a member never comes back as more than it was. */
const ROLES = ['owner', 'admin', 'member']

export interface AccessState {
  readonly format: 1
  readonly at: number
  readonly rows: Readonly<Record<string, readonly (readonly (string | number | null)[])[]>>
}

type Table = (typeof TABLES)[number]

/** Key, then ends, then what may narrow. */
const columnsOf = (table: Table): string[] => [
  ...table.key,
  ...table.ends,
  ...('narrow' in table ? [table.narrow[0]] : []),
  ...(table.name === 'member' ? ['role'] : []),
]

export async function readAccess(control: D1Database, now: number): Promise<AccessState> {
  const rows: Record<string, (string | number | null)[][]> = {}
  for (const table of TABLES) rows[table.name] = await all(control, table.name, columnsOf(table))
  for (const { name, columns } of REFUSALS) rows[name] = await all(control, name, columns)
  return { format: 1, at: now, rows }
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
  for (const { name, columns } of REFUSALS) {
    const values = columns.map((_, at) => `value ->> ${at}`).join(', ')
    const sql = `INSERT OR IGNORE INTO ${name} (${columns.join(', ')}) SELECT ${values} FROM json_each(:rows)`
    work.push([name, statement(control, sql, { rows: JSON.stringify(before.rows[name] ?? []) })])
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
  const { name, key, ends } = table
  const columns = columnsOf(table)
  const at = (column: string) => `was.value ->> ${columns.indexOf(column)}`
  const known = `json_each(:rows) was WHERE ${key.map((column) => `${at(column)} IS ${name}.${column}`).join(' AND ')}`
  const sql: string[] = []
  if ('removable' in table) sql.push(`DELETE FROM ${name} WHERE NOT EXISTS (SELECT 1 FROM ${known})`)
  else {
    // What was not there at all: ended from now on, so that what hangs on it ends with it.
    const end = 'revokable' in table ? 'revoked_at' : 'deleted_at'
    sql.push(`UPDATE ${name} SET ${end} = :now WHERE ${end} IS NULL AND NOT EXISTS (SELECT 1 FROM ${known})`)
  }
  for (const end of ends)
    sql.push(
      `UPDATE ${name} SET ${end} = (SELECT ${at(end)} FROM ${known}) WHERE ${end} IS NULL
         AND EXISTS (SELECT 1 FROM ${known} AND ${at(end)} IS NOT NULL)`,
    )
  if ('narrow' in table) sql.push(narrowed(name, table.narrow[0], table.narrow[1], known, at))
  if (name === 'member') sql.push(narrowed(name, 'role', ROLES, known, at))
  return sql
}

function narrowed(
  table: string,
  column: string,
  widestFirst: readonly string[],
  known: string,
  at: (column: string) => string,
): string {
  const rank = (value: string) =>
    `CASE ${value} ${widestFirst.map((one, position) => `WHEN '${one}' THEN ${position}`).join(' ')} END`
  return `UPDATE ${table} SET ${column} = (SELECT ${at(column)} FROM ${known})
    WHERE EXISTS (SELECT 1 FROM ${known} AND ${rank(at(column))} > ${rank(`${table}.${column}`)})`
}
