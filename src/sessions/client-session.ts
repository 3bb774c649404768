/**
 * One connected client (a grant of OAuth, or an API token) as an object: what it may still ask now, which ref it is held to,
 * which files it was at, how much it asked.
 *
 * It is never asked whether somebody may read: the control plane is, on every request, also when this object does not answer.
 */
import { DurableObject } from 'cloudflare:workers'
import type { Env } from '../env.ts'

export class ClientSession extends DurableObject<Env> {
  /** From now on every call is refused. What was counted is still written. */
  async disconnect(): Promise<void> {
    this.ctx.storage.kv.put('ended', Date.now())
  }
}
