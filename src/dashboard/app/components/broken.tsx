/**
 * A page that failed in the browser. The frame around it keeps working.
 *
 * After a deployment an open tab may request files that no longer exist. Reloading fixes that, and is offered first.
 */
import { TriangleAlert } from 'lucide-react'
import { useRouteError } from 'react-router'
import { Button } from './ui/button.tsx'
import { Notice } from './ui/states.tsx'

export function Broken() {
  const error = useRouteError()
  const outdated = error instanceof TypeError && /import|module/i.test(error.message)
  return (
    <div role="alert">
      <Notice
        heading="h1"
        icon={TriangleAlert}
        title={outdated ? 'There is a newer version' : 'This page has failed'}
        action={<Button onClick={() => location.reload()}>Reload</Button>}
      >
        {outdated
          ? 'The dashboard was updated since this tab was opened.'
          : 'Nothing was changed. Reload the page; if it fails again, tell the operator of this service.'}
      </Notice>
    </div>
  )
}
