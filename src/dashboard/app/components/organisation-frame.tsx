/** Pages of one organisation. For people outside it nothing is found, as the service would also answer. */
import { useEffect, useRef } from 'react'
import { Outlet, useParams } from 'react-router'
import { OrganisationContext, useMe } from '../organisation.ts'
import { Gone, NotFound } from './not-found.tsx'

export const LAST_ORGANISATION = 'sextant-organisation'

export function OrganisationFrame() {
  const { organisations } = useMe()
  const wanted = useParams().organisation?.toLowerCase()
  const organisation = organisations.find(({ name }) => name.toLowerCase() === wanted)
  const name = organisation?.name
  useEffect(() => {
    if (name !== undefined) localStorage.setItem(LAST_ORGANISATION, name)
  }, [name])
  const shown = useRef<string>(undefined)
  if (name !== undefined) shown.current = name
  if (organisation === undefined)
    return shown.current === undefined || shown.current.toLowerCase() !== wanted ? (
      <NotFound />
    ) : (
      <Gone what={shown.current} />
    )
  return (
    <OrganisationContext value={organisation} key={organisation.id}>
      <Outlet />
    </OrganisationContext>
  )
}
