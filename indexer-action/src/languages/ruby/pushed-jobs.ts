/** Jobs that are given to Sidekiq itself: `Sidekiq::Client.push_bulk("class" => Mailing, "args" => [[1], [2]])`. */
import type { Syntax } from '../declarative/syntax.ts'

const PUSHES = /^(push|push_bulk|enqueue(_to(_in)?|_in)?)$/

/** The node of the job's class. */
export function pushedJob(t: Syntax, receiver: number, name: string, args: readonly number[]): number | undefined {
  if (!PUSHES.test(name) || !/^(::)?Sidekiq::Client(\.new)?$/.test(t.text(receiver))) return undefined
  if (name.startsWith('enqueue')) return args.find((one) => /^(constant|scope_resolution)$/.test(t.type(one)))
  const pairs = args.flatMap((one) => (t.type(one) === 'hash' ? t.named(one) : [one]))
  const pair = pairs.find(
    (one) => t.type(one) === 'pair' && /^:?["']?class["']?$/.test(t.text(t.field(one, 'key') ?? one)),
  )
  return pair === undefined ? undefined : t.field(pair, 'value')
}
