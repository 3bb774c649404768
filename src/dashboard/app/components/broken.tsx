/**
 * A page that failed in the browser. The frame around it keeps working.
 *
 * Code that cannot be loaded has one of two causes: there is no connection, or after a deployment an open tab asks for files that no
 * longer exist. So the service is asked whether it is there, and a page that lacked a connection is loaded once there is one.
 */
import { useQuery } from '@tanstack/react-query'
import { TriangleAlert, Unplug } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useRouteError } from 'react-router'
import { ApiError, call } from '../api.ts'
import { Button } from './ui/button.tsx'
import { LoadingRows, Notice } from './ui/states.tsx'

const reload = (): void => location.reload()

export function Broken() {
  const error = useRouteError()
  // Browsers say it in different words.
  return error instanceof TypeError && /import|module/i.test(error.message) ? <NotLoaded /> : <Failed />
}

function Failed() {
  return (
    <div role="alert">
      <Notice
        heading="h1"
        icon={TriangleAlert}
        title="This page has failed"
        action={<Button onClick={reload}>Reload</Button>}
      >
        Nothing was changed. Reload the page; if it fails again, tell the operator of this service.
      </Notice>
    </div>
  )
}

function NotLoaded() {
  const { isPending, error } = useQuery({
    queryKey: ['is the service there'],
    queryFn: ({ signal }) => call('GET /pulse', { signal }),
    refetchInterval: 3000,
    retry: false,
    gcTime: 0,
  })
  const lost = error !== null && !(error instanceof ApiError && error.status < 500)
  const wasLost = useRef(false)
  useEffect(() => {
    if (wasLost.current && !lost) reload()
    wasLost.current = lost
  }, [lost])
  if (isPending) return <LoadingRows />
  return (
    <div role="alert">
      {lost ? (
        <Notice heading="h1" icon={Unplug} title="This page could not be loaded">
          The service cannot be reached. The page is loaded as soon as it can be.
        </Notice>
      ) : (
        <Notice
          heading="h1"
          icon={TriangleAlert}
          title="There is a newer version"
          action={<Button onClick={reload}>Reload</Button>}
        >
          The dashboard was updated since this tab was opened.
        </Notice>
      )}
    </div>
  )
}
