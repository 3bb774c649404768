/**
 * `npm run shards`: shows where repositories are stored, and moves them.
 *
 *   npm run shards                                   every repository's shard, and what each shard contains
 *   npm run shards -- move OWNER/NAME --to N         moves it while it is read and written; keeps the old rows
 *   npm run shards -- forget OWNER/NAME --on N       deletes the old rows; at least ten minutes later
 *
 * Works on this machine's data in .sextant/state or `--state DIR` (stop `npm start` first: two programs must not write to one
 * database), or with `--remote` in the account that `npm run deploy` deploys to.
 */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { misuse, readCommandLine } from '../command-line.ts'
import { withDatabases } from './databases.ts'
import { forgetOn, type Move, moveRepository } from './move.ts'

const PROJECT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
const say = (line: string): void => void process.stdout.write(`${line}\n`)

const { values, positionals } = readCommandLine(import.meta.url, {
  allowPositionals: true,
  options: {
    to: { type: 'string' },
    on: { type: 'string' },
    remote: { type: 'boolean', default: false },
    state: { type: 'string', default: join(PROJECT, '.sextant', 'state') },
  },
})

const [what = 'list', repository = ''] = positionals
if (what !== 'list' && what !== 'move' && what !== 'forget') misuse(`"${what}" is not one of list, move, forget.`)
const number = what === 'list' ? 0 : what === 'move' ? numberOf(values.to, '--to') : numberOf(values.on, '--on')

await withDatabases(PROJECT, values, ({ control, shards }) => main(control, shards))

async function main(control: D1Database, shards: readonly D1Database[]): Promise<void> {
  if (what === 'list') return list(control, shards)
  const [owner, name] = repository.split('/')
  const row = await control
    .prepare('SELECT id FROM repository WHERE owner = ? AND name = ? AND deleted_at IS NULL')
    .bind(owner ?? '', name ?? '')
    .first<{ id: number }>()
  if (!row) throw new Error(`There is no repository ${repository}.`)
  const move: Move = { control, shards, repositoryId: row.id, now: Date.now, say }
  if (what === 'move') say(`${repository}: ${await moveRepository(move, number)}`)
  else say(`${await forgetOn(move, number)} rows deleted`)
}

async function list(control: D1Database, shards: readonly D1Database[]): Promise<void> {
  for (const [at, shard] of shards.entries()) {
    const { meta } = await shard.prepare('SELECT 1').all()
    say(`shard ${at}: ${((meta.size_after ?? 0) / 1e6).toFixed(1)} MB of 10,000`)
  }
  const { results } = await control
    .prepare('SELECT owner, name, shard FROM repository WHERE deleted_at IS NULL ORDER BY shard, owner, name')
    .all<{ owner: string; name: string; shard: number }>()
  for (const { owner, name, shard } of results) say(`  ${shard}  ${owner}/${name}`)
}

function numberOf(text: string | undefined, option: string): number {
  if (text === undefined || !/^\d+$/.test(text)) misuse(`${option} N: the number of a shard.`)
  return Number(text)
}
