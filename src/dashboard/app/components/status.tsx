/** How a repository, a ref or a run is doing: a word with a colour, never a colour alone. */
import { CircleAlert, CircleCheck, CircleDashed, LoaderCircle, type LucideIcon } from 'lucide-react'
import type { RepositoryStatus, RunStatus } from '../../api/answers.ts'
import { Badge, type BadgeVariant } from './ui/badge.tsx'

interface Look {
  readonly label: string
  readonly variant: BadgeVariant
  readonly icon: LucideIcon
  readonly spins?: boolean
}

const STATUS: Readonly<Record<RepositoryStatus | RunStatus, Look>> = {
  waiting: { label: 'Waiting for first run', variant: 'default', icon: CircleDashed },
  indexing: { label: 'Indexing', variant: 'info', icon: LoaderCircle, spins: true },
  ready: { label: 'Ready', variant: 'success', icon: CircleCheck },
  failed: { label: 'Failed', variant: 'destructive', icon: CircleAlert },
  open: { label: 'Running', variant: 'info', icon: LoaderCircle, spins: true },
  published: { label: 'Published', variant: 'success', icon: CircleCheck },
  superseded: { label: 'Superseded', variant: 'default', icon: CircleDashed },
  cancelled: { label: 'Cancelled', variant: 'warning', icon: CircleDashed },
}

export function StatusBadge({ status }: { readonly status: RepositoryStatus | RunStatus }) {
  const { label, variant, icon: Icon, spins } = STATUS[status]
  return (
    <Badge variant={variant}>
      <Icon className={spins ? 'animate-spin' : ''} aria-hidden />
      {label}
    </Badge>
  )
}

export const statusLabel = (status: RepositoryStatus | RunStatus): string => STATUS[status].label
