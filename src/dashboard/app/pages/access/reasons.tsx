/** Why somebody may read: one word each. */
import type { Reason } from '../../../api/answers.ts'
import { Badge } from '../../components/ui/badge.tsx'

export function Reasons({ reasons }: { readonly reasons: readonly Reason[] }) {
  return (
    <ul className="flex flex-wrap gap-1">
      {reasons.map((reason) => (
        <li key={`${reason.kind} ${reason.kind === 'team' ? reason.team.id : ''}`} className="max-w-full">
          <Badge variant={reason.kind === 'role' ? 'info' : reason.kind === 'everyone' ? 'success' : 'default'}>
            <span className="truncate">{wordsOf(reason)}</span>
          </Badge>
        </li>
      ))}
    </ul>
  )
}

export function wordsOf(reason: Reason): string {
  switch (reason.kind) {
    case 'role':
      return reason.role
    case 'everyone':
      return 'shared with everybody'
    case 'person':
      return 'shared with them'
    case 'team':
      return `team ${reason.team.name}`
  }
}
