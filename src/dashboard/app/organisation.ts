/**
 * Who is signed in, and the organisation that the address names. Pages below `/o/:organisation` can rely on both.
 */
import { createContext, useContext } from 'react'
import type { Me, MyOrganisation } from '../api/answers.ts'

export const MeContext = createContext<Me | undefined>(undefined)
export const OrganisationContext = createContext<MyOrganisation | undefined>(undefined)

export function useMe(): Me {
  const me = useContext(MeContext)
  if (me === undefined) throw new Error('outside of the frame')
  return me
}

export function useOrganisation(): MyOrganisation {
  const organisation = useContext(OrganisationContext)
  if (organisation === undefined) throw new Error('outside of an organisation')
  return organisation
}

/** Owners and admins run the organisation; the service decides anyway. */
export const runs = (organisation: Pick<MyOrganisation, 'role'>): boolean => organisation.role !== 'member'

/** The address of one of its pages: `at(organisation, 'members')`. */
export const at = (organisation: Pick<MyOrganisation, 'name'>, page: string): string =>
  `/o/${encodeURIComponent(organisation.name)}/${page}`
