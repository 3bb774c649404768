/** When something was indexed, and at which commit. */
import { Commit } from './behind.tsx'
import { Time } from './ui/time.tsx'

export function Indexed({ at, commit }: { readonly at: number | null; readonly commit: string | null }) {
  if (at === null) return <span className="text-muted-foreground">never</span>
  return (
    <>
      <Time at={at} />
      <span className="block text-muted-foreground">
        <Commit sha={commit} />
      </span>
    </>
  )
}
