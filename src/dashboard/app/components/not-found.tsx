import { Compass } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from './ui/button.tsx'
import { Notice } from './ui/states.tsx'

/** What the page was about a moment ago. It is said aloud, because nobody asked for the change. */
export function Gone({ what }: { readonly what: string }) {
  return (
    <div role="alert">
      <Notice
        heading="h1"
        icon={Compass}
        title={`${what} is no longer here`}
        action={
          <Button asChild variant="outline">
            <Link to="/">Go to the start</Link>
          </Button>
        }
      >
        <title>{`${what} · Sextant`}</title>
        Somebody deleted it since you opened this page, or you may no longer see it.
      </Notice>
    </div>
  )
}

/** An address that does not exist, or that the visitor may not see: both look the same from outside. */
export function NotFound() {
  return (
    <Notice
      heading="h1"
      icon={Compass}
      title="No such page"
      action={
        <Button asChild variant="outline">
          <Link to="/">Go to the start</Link>
        </Button>
      }
    >
      <title>No such page · Sextant</title>
      The address may be mistyped, the page may be gone, or you may not have access to it.
    </Notice>
  )
}
