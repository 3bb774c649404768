/** The only place that creates scopes. Imported by `src/auth` and nothing else (a boundary test enforces it). */
import type { OrganisationScope, RefScope, RepositoryScope } from './scope.ts'

type Plain<T> = { [K in keyof T as K extends symbol ? never : K]: T[K] }

export const organisationScope = (of: Plain<OrganisationScope>): OrganisationScope =>
  Object.freeze({ ...of }) as OrganisationScope
export const repositoryScope = (of: Plain<RepositoryScope>): RepositoryScope =>
  Object.freeze({ ...of }) as RepositoryScope
export const refScope = (of: Plain<RefScope>): RefScope => Object.freeze({ ...of }) as RefScope
