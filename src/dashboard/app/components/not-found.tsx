import { Compass } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from './ui/button.tsx'
import { Notice } from './ui/states.tsx'

/** An address that leads nowhere. */
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
      The address may be mistyped, or what it led to is gone.
    </Notice>
  )
}
