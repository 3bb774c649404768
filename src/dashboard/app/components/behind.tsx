/** How far an index is behind what was pushed. Unknown is not the same as nothing. */

import { plural } from './ui/amounts.ts'
import { Badge } from './ui/badge.tsx'

export function Behind({
  by,
  pushed,
  commit,
}: {
  readonly by: number | null
  readonly pushed?: string | null
  readonly commit?: string | null
}) {
  if (by === null)
    return pushed && commit && pushed !== commit ? (
      <Badge variant="warning">behind</Badge>
    ) : (
      <span className="text-muted-foreground">unknown</span>
    )
  if (by === 0) return <span className="text-success">up to date</span>
  return <Badge variant="warning">{plural(by, 'commit')} behind</Badge>
}

export function Commit({ sha }: { readonly sha: string | null }) {
  if (sha === null) return <span className="text-muted-foreground">none</span>
  return (
    <code className="font-mono text-[0.8125rem]" title={sha}>
      {sha.slice(0, 10)}
    </code>
  )
}
