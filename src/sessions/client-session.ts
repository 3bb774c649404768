/**
 * One connected client (an OAuth grant, an API token, or a person in the dashboard) as a durable object: how much it
 * has called, which ref it is pinned to, and which files it used recently.
 *
 * It is never asked whether somebody may read: the control plane is, on every request, also when this object does not
 * respond. A call is counted when it ends, and is on disk before that is acknowledged; calls that end at about the same
 * time are written together. A call whose end never arrives stops counting as running after a minute.
 */
import { DurableObject } from 'cloudflare:workers'
import type { Env } from '../env.ts'
import { log } from '../telemetry/log.ts'
import { bucketOf, LATENCY_COLUMNS } from './latency.ts'
import { DAY, MINUTE } from './quota.ts'
import type { Begun, Finished, Session, SessionOwner } from './session.ts'
import { type Recorded, type Sum, writeUsage } from './usage-writer.ts'

const HOUR = 60 * MINUTE
/** How late usage may arrive in the control plane. */
const FLUSH_MS = MINUTE
/**
 * How long the end of a call waits for others to be written with it, such as those of an agent that calls one tool
 * after another. Nobody waits for it: the answer has already been sent.
 */
const GATHER_MS = 200
/** No call takes longer: the database ends one after 30 seconds. */
const LEASE_MS = MINUTE
/** More than anybody may have running at once: the limit for a flood of calls with an invented token. */
const MOST_UNDERWAY = 1000
const RECENT_MS = HOUR
const MOST_RECENT = 24
const MOST_PINS = 100
/** Longer than a grant lives: later calls belong to somebody else. */
const FORGET_MS = 40 * DAY

interface Window {
  start: number
  all: number
  tools: Record<string, number>
}
type Recent = [repositoryId: number, path: string, at: number][]

/** What every call is checked against: read from disk once, written when it has changed. */
interface State {
  owner?: SessionOwner
  seen?: number
  ended?: number
  minute?: Window
  day?: Window
  recent?: Recent
  pins?: Record<string, string>
}
const STATE = ['owner', 'seen', 'ended', 'minute', 'day', 'recent', 'pins'] as const satisfies (keyof State)[]

export class ClientSession extends DurableObject<Env> implements Session {
  readonly #underway = new Map<string, { tool: string; since: number }>()
  #state: State = {}
  readonly #changed = new Set<keyof State>()
  #gathered: { done: Finished; now: number }[] = []
  #writing: Promise<void> | undefined
  #alarmAt: number | undefined

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    const { kv } = this.ctx.storage
    this.#state = Object.fromEntries(STATE.map((name) => [name, kv.get(name)])) as State
  }

  /**
   * Created by the first write. An object exists for every invented token too, and with anything on its disk it would
   * stay for ever.
   */
  #tables(): void {
    const { sql } = this.ctx.storage
    sql.exec(`CREATE TABLE IF NOT EXISTS usage (
      organisation_id INTEGER NOT NULL, hour INTEGER NOT NULL, repository_id INTEGER NOT NULL, tool TEXT NOT NULL,
      calls INTEGER NOT NULL, errors INTEGER NOT NULL, refused INTEGER NOT NULL, ms INTEGER NOT NULL, latency TEXT NOT NULL,
      changes INTEGER NOT NULL, written INTEGER NOT NULL DEFAULT 0,
      PRIMARY KEY (organisation_id, hour, repository_id, tool)) WITHOUT ROWID`)
    sql.exec(`CREATE TABLE IF NOT EXISTS recorded (
      id TEXT PRIMARY KEY, organisation_id INTEGER NOT NULL, at INTEGER NOT NULL, repository_id INTEGER NOT NULL,
      tool TEXT NOT NULL, outcome TEXT NOT NULL, ms INTEGER NOT NULL) WITHOUT ROWID`)
  }

  begin(call: string, tool: string): Begun {
    const now = Date.now()
    for (const [id, { since }] of this.#underway) {
      if (now - since <= LEASE_MS) break // the rest began later
      this.#underway.delete(id)
    }
    if (this.#underway.size < MOST_UNDERWAY) this.#underway.set(call, { tool, since: now })
    const underway = { all: this.#underway.size, tool: 0 }
    for (const one of this.#underway.values()) if (one.tool === tool) underway.tool++
    const used = (name: 'minute' | 'day', length: number) => {
      const { all, tools } = this.#window(name, length, now)
      return { all: all + underway.all, tool: (tools[tool] ?? 0) + underway.tool }
    }
    const { ended, pins = {}, recent = [] } = this.#state
    return {
      ended: ended !== undefined,
      used: { minute: used('minute', MINUTE), day: used('day', DAY), atOnce: underway },
      pins,
      recent: recent.filter(([, , at]) => now - at < RECENT_MS).map(([repositoryId, path]) => ({ repositoryId, path })),
    }
  }

  finish(done: Finished): Promise<void> {
    const now = Date.now()
    this.#underway.delete(done.call)
    if (done.owner) this.#keep('owner', done.owner)
    this.#keep('seen', now)
    if (!done.refused) this.#count(done.tool, now)
    if (done.pin) this.#pin(done.pin.repository, done.pin.ref)
    if (done.files?.length && done.repositoryId !== undefined) this.#remember(done.repositoryId, done.files, now)
    this.#gathered.push({ done, now })
    this.#writing ??= scheduler.wait(GATHER_MS).then(() => this.#write())
    return this.#writing
  }

  async #write(): Promise<void> {
    this.#writing = undefined
    this.#tables()
    this.ctx.storage.transactionSync(() => {
      this.#writeState()
      for (const { done, now } of this.#gathered.splice(0))
        if (done.organisationId !== undefined) this.#sum(done, done.organisationId, now)
    })
    await this.#wakeAt(Date.now() + FLUSH_MS)
  }

  #writeState(): void {
    for (const name of this.#changed) {
      const value = this.#state[name]
      if (value === undefined) this.ctx.storage.kv.delete(name)
      else this.ctx.storage.kv.put(name, value)
    }
    this.#changed.clear()
  }

  async disconnect(): Promise<void> {
    this.#keep('ended', Date.now())
    this.#keep('pins', undefined)
    this.#keep('recent', undefined)
    this.#writeState()
    await this.#wakeAt(Date.now())
  }

  pin(repository: string, ref: string | null): void {
    this.#pin(repository.toLowerCase(), ref)
    this.#writeState()
  }

  override async alarm(): Promise<void> {
    this.#alarmAt = undefined
    this.#tables()
    const now = Date.now()
    const { seen = 0 } = this.#state
    try {
      await this.#flush(now, seen)
    } catch (error) {
      log('warn', 'usage is written later', { error })
      return this.#wakeAt(now + FLUSH_MS)
    }
    if (now - seen >= FORGET_MS) {
      await this.ctx.storage.deleteAll()
      this.#state = {}
      return
    }
    if (this.ctx.storage.sql.exec('SELECT 1 FROM usage WHERE changes > written LIMIT 1').toArray().length > 0)
      return this.#wakeAt(now + FLUSH_MS)
    await this.#wakeAt(seen + FORGET_MS)
  }

  /**
   * Writes the complete sums of each hour that changed. Sending them twice changes nothing, and sums that did not
   * arrive are sent again.
   */
  async #flush(now: number, seen: number): Promise<void> {
    const { sql } = this.ctx.storage
    const { owner } = this.#state
    if (!owner) return
    const sums = sql.exec<Sum & { changes: number }>('SELECT * FROM usage WHERE changes > written LIMIT 2000').toArray()
    const recorded = sql.exec<Recorded>('SELECT * FROM recorded LIMIT 2000').toArray()
    await writeUsage(this.env, owner, { sums, recorded, seen })
    this.ctx.storage.transactionSync(() => {
      // A call may have ended meanwhile, so only what was sent is marked as written.
      for (const { organisation_id, hour, repository_id, tool, changes } of sums) {
        const key = [organisation_id, hour, repository_id, tool]
        const where = 'organisation_id = ? AND hour = ? AND repository_id = ? AND tool = ?'
        sql.exec(`UPDATE usage SET written = ? WHERE ${where}`, changes, ...key)
      }
      for (const { id } of recorded) sql.exec('DELETE FROM recorded WHERE id = ?', id)
      sql.exec('DELETE FROM usage WHERE changes = written AND hour < ?', now - 2 * HOUR)
    })
  }

  #count(tool: string, now: number): void {
    for (const [name, length] of [
      ['minute', MINUTE],
      ['day', DAY],
    ] as const) {
      const window = this.#window(name, length, now)
      window.all++
      window.tools[tool] = (window.tools[tool] ?? 0) + 1
      this.#keep(name, window)
    }
  }

  #window(name: 'minute' | 'day', length: number, now: number): Window {
    const start = now - (now % length)
    const kept = this.#state[name]
    return kept?.start === start ? kept : { start, all: 0, tools: {} }
  }

  #sum({ call, tool, refused, outcome, ms, repositoryId = 0, record }: Finished, organisation: number, now: number) {
    const { sql } = this.ctx.storage
    const hour = now - (now % HOUR)
    const key = [organisation, hour, repositoryId, tool] as const
    const [before] = sql
      .exec<Sum>(
        'SELECT * FROM usage WHERE organisation_id = ? AND hour = ? AND repository_id = ? AND tool = ?',
        ...key,
      )
      .toArray()
    const latency = before ? (JSON.parse(before.latency) as number[]) : LATENCY_COLUMNS.map(() => 0)
    const bucket = bucketOf(ms)
    if (!refused) latency[bucket] = (latency[bucket] ?? 0) + 1
    const one = [refused ? 0 : 1, refused || outcome === 'ok' ? 0 : 1, refused ? 1 : 0, refused ? 0 : Math.round(ms)]
    sql.exec(
      `INSERT INTO usage (organisation_id, hour, repository_id, tool, calls, errors, refused, ms, latency, changes)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 1) ON CONFLICT DO UPDATE SET calls = calls + excluded.calls,
         errors = errors + excluded.errors, refused = refused + excluded.refused, ms = ms + excluded.ms,
         latency = excluded.latency, changes = changes + 1`,
      ...key,
      ...one,
      JSON.stringify(latency),
    )
    if (record)
      sql.exec(
        'INSERT OR IGNORE INTO recorded VALUES (?, ?, ?, ?, ?, ?, ?)',
        ...[call, organisation, now, repositoryId, tool, outcome, Math.round(ms)],
      )
  }

  #pin(repository: string, ref: string | null): void {
    const { [repository]: _, ...others } = this.#state.pins ?? {}
    const kept = Object.entries(others).slice(-(MOST_PINS - 1))
    this.#keep('pins', Object.fromEntries(ref === null ? kept : [...kept, [repository, ref]]))
  }

  #remember(repository: number, files: readonly string[], now: number): void {
    const before = (this.#state.recent ?? []).filter(
      ([of, path, at]) => now - at < RECENT_MS && !(of === repository && files.includes(path)),
    )
    const latest = files.map((path): Recent[number] => [repository, path, now])
    this.#keep('recent', [...latest, ...before].slice(0, MOST_RECENT))
  }

  /** At that time, or at an earlier one that is already set. */
  async #wakeAt(at: number): Promise<void> {
    this.#alarmAt ??= (await this.ctx.storage.getAlarm()) ?? undefined
    if (this.#alarmAt !== undefined && this.#alarmAt <= at) return
    this.#alarmAt = at
    await this.ctx.storage.setAlarm(at)
  }

  #keep<K extends keyof State>(name: K, value: State[K] | undefined): void {
    this.#state = { ...this.#state, [name]: value }
    this.#changed.add(name)
  }
}
