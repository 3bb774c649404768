/**
 * The tick that appears by itself when the first call arrives at an address.
 */
import { CircleCheck, KeyRound, Radio } from 'lucide-react'
import { Time } from '../../components/ui/time.tsx'
import { useAnswer } from '../../data.ts'
import { covers } from './addresses.ts'

interface Props {
  readonly address: string
  /** The newest call to the chosen repository, by whatever client or token of mine. */
  readonly lastCallAt: number | null
}

export function ConnectedTick({ address, lastCallAt }: Props) {
  const { data } = useAnswer('GET /connected', { live: ['calls', 'audit'] })
  if (data === undefined) return null
  const clients = data.clients.filter(({ resource }) => covers(resource, address))
  const called = clients
    .filter((one) => one.lastCallAt !== null)
    .sort((a, b) => (b.lastCallAt ?? 0) - (a.lastCallAt ?? 0))
  const used = data.tokens
    .filter((one) => one.lastCallAt !== null)
    .sort((a, b) => (b.lastCallAt ?? 0) - (a.lastCallAt ?? 0))
  const silent = clients.filter((one) => one.lastCallAt === null)
  return (
    <div className="space-y-1.5 text-sm">
      {/* Said aloud when it changes. The lines below tell their age, which changes every minute. */}
      <p role="status" className="sr-only">
        {called.length > 0
          ? `Connected: ${called.map(({ name }) => name).join(', ')}`
          : lastCallAt !== null
            ? 'Connected: this repository was asked.'
            : silent.map(({ name }) => `${name} was allowed in.`).join(' ')}
      </p>
      {called.slice(0, 3).map(({ grant, name, lastCallAt: at }) => (
        <p key={grant} className="flex items-start gap-2">
          <CircleCheck className="mt-0.5 size-4 shrink-0 text-success" aria-hidden />
          <span className="min-w-0 wrap-anywhere">
            <strong className="font-medium">Connected:</strong> {name}, last call <Time at={at ?? 0} />
          </span>
        </p>
      ))}
      {called.length > 0
        ? null
        : silent.slice(0, 3).map(({ grant, name, createdAt }) => (
            <p key={grant} className="flex items-start gap-2 text-muted-foreground">
              <Radio className="mt-0.5 size-4 shrink-0 animate-pulse" aria-hidden />
              <span className="min-w-0 wrap-anywhere">
                {name} was allowed in <Time at={createdAt} /> and has not asked anything yet.
              </span>
            </p>
          ))}
      {called.length > 0 || lastCallAt === null ? null : (
        <p className="flex items-start gap-2">
          <CircleCheck className="mt-0.5 size-4 shrink-0 text-success" aria-hidden />
          <span className="min-w-0 wrap-anywhere">
            <strong className="font-medium">Connected:</strong> this repository was last asked <Time at={lastCallAt} />
          </span>
        </p>
      )}
      {clients.length > 0
        ? null
        : used.slice(0, 2).map(({ id, prefix, name, lastCallAt: at }) => (
            <p key={id} className="flex items-start gap-2 text-muted-foreground">
              <KeyRound className="mt-0.5 size-4 shrink-0" aria-hidden />
              <span className="min-w-0 wrap-anywhere">
                Your token <code className="font-mono text-[0.8125rem]">{prefix}…</code> ({name}) was used{' '}
                <Time at={at ?? 0} />.
              </span>
            </p>
          ))}
      {clients.length > 0 || lastCallAt !== null ? null : (
        <p className="flex items-start gap-2 text-muted-foreground">
          <Radio className="mt-0.5 size-4 shrink-0 animate-pulse" aria-hidden />
          None of your clients uses this address yet. This line changes when one connects.
        </p>
      )}
    </div>
  )
}
