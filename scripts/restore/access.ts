/**
 * P42: restoring the control plane to an earlier moment must not restore access that has been taken away since.
 *
 * Who may do what is saved just before the restore and laid over the restored database afterwards. Whatever did not exist or was not in
 * force just before is removed. This needs no list of kinds of revocation, and it errs on the safe side: what was
 * granted in between is lost and has to be granted again.
 */
import { rowChunks, statement } from '../../src/db/statement.ts'

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
  /** Milliseconds: rows whose time is over refuse nothing any more. */
  readonly until?: string
}
const REFUSALS: readonly Refusal[] = [
  { name: 'blocked_client', key: ['organisation_id', 'client_id'], columns: ['blocked_at'] },
  {
    name: 'usage_limit',
    key: ['organisation_id', 'client_id', 'tool'],
    columns: ['per_minute', 'per_day', 'at_once', 'updated_at'],
  },
  { name: 'exchanged_identity', key: ['issuer', 'jti'], columns: ['expires_at'], until: 'expires_at' },
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
  const rows: Record<string, readonly Row[]> = {}
  for (const table of TABLES) rows[table.name] = await all(control, table, columnsOf(table), now)
  for (const table of REFUSALS) rows[table.name] = await all(control, table, [...table.key, ...table.columns], now)
  return { format: 2, at: now, rows }
}

type Row = readonly (string | number | null)[]

/** Rows read at once. */
const PAGE = 5000

async function all(
  control: D1Database,
  { name, key, until }: Pick<Refusal, 'name' | 'key' | 'until'>,
  columns: readonly string[],
  now: number,
): Promise<Row[]> {
  // A row of access is either a person's or a team's: part of its key is null, and cannot be compared.
  const by = name === 'repository_access' ? ['rowid'] : key
  const rows: Row[] = []
  for (let after: Row = []; ; ) {
    const conditions = [
      ...(after.length === 0 ? [] : [`(${by.join(', ')}) > (${after.map(() => '?').join(', ')})`]),
      ...(until === undefined ? [] : [`${until} > ${now}`]),
    ]
    const sql = `SELECT ${columns.join(', ')}${by === key ? '' : `, ${by.join(', ')}`} FROM ${name}
      ${conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`} ORDER BY ${by.join(', ')} LIMIT ${PAGE}`
    const { results } = await control
      .prepare(sql)
      .bind(...after)
      .all<Record<string, string | number | null>>()
    for (const row of results) rows.push(columns.map((column) => row[column] ?? null))
    const last = results.at(-1)
    if (!last || results.length < PAGE) return rows
    after = by.map((column) => last[column] ?? null)
  }
}

/** Holds what was saved while it is compared: there may be more of it than fits into a value. */
const BEFORE = 'access_before'

/** Number of rows changed, by table. What changes is one transaction. */
export async function withholdAccess(
  control: D1Database,
  before: AccessState,
  now: number,
): Promise<Record<string, number>> {
  await load(control, before)
  const work: [string, D1PreparedStatement][] = [
    ...TABLES.flatMap((table) => statementsOf(table).map((sql): [string, string] => [table.name, sql])),
    ...REFUSALS.map((refusal): [string, string] => [refusal.name, putBack(refusal)]),
  ].map(([name, sql]) => [name, statement(control, sql, { now })])
  const results = await control.batch([
    ...work.map(([, prepared]) => prepared),
    control.prepare(`DROP TABLE ${BEFORE}`),
  ])
  const changed: Record<string, number> = {}
  for (const [at, [name]] of work.entries()) {
    const changes = results[at]?.meta.changes ?? 0
    if (changes > 0) changed[name] = (changed[name] ?? 0) + changes
  }
  return changed
}

async function load(control: D1Database, before: AccessState): Promise<void> {
  await control.batch([
    control.prepare(`DROP TABLE IF EXISTS ${BEFORE}`),
    control.prepare(
      `CREATE TABLE ${BEFORE} (name TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (name, key)) WITHOUT ROWID`,
    ),
  ])
  for (const { name, key } of [...TABLES, ...REFUSALS]) {
    const sql = `INSERT OR REPLACE INTO ${BEFORE} (name, key, value)
      SELECT '${name}', json_array(${key.map((_, at) => `value ->> ${at}`).join(', ')}), value FROM json_each(:rows)`
    for (const rows of rowChunks(before.rows[name] ?? [])) await statement(control, sql, { rows }).run()
  }
}

function statementsOf(table: Table): string[] {
  const { name, key, absent, ends = [], narrow = {}, links = [], same = [] } = table
  const columns = columnsOf(table)
  const at = (column: string) => `was.value ->> ${columns.indexOf(column)}`
  const own = `json_array(${key.map((column) => `${name}.${column}`).join(', ')})`
  const known = `${BEFORE} was WHERE was.name = '${name}' AND was.key = ${own}`
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
    SELECT ${all.map((_, at) => `value ->> ${at}`).join(', ')} FROM ${BEFORE} was WHERE was.name = '${name}' AND ${there}
    ON CONFLICT (${key.join(', ')}) DO UPDATE SET ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}
    WHERE ${columns.map((column) => `${name}.${column} IS NOT excluded.${column}`).join(' OR ')}`
}
