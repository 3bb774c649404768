/** Every page of the service by name, with its path and the person who looks at it. Used by tests and screenshots. */
import type { Furnished } from './furnish.ts'

export interface Place {
  readonly name: string
  readonly path: string
  /** Pages before sign-in. */
  readonly signedOut?: boolean
  /** Seen by a member with little access. */
  readonly member?: boolean
}

export function placesIn({ repository, waiting }: Furnished): Place[] {
  const o = '/o/acme'
  const r = `${o}/repositories/${repository}`
  const explore = (view: string, more: Record<string, string> = {}) =>
    `${o}/explore?${new URLSearchParams({ view, repository: 'acme/compass', ...more })}`
  const branch = 'feature/a-branch-with-a-name-that-somebody-thought-about-for-very-long'
  return [
    { name: 'front', path: '/', signedOut: true },
    { name: 'signed-in-nowhere', path: '/sign-in/callback?state=x&code=y', signedOut: true },
    { name: 'home', path: `/?repository=${repository}` },
    { name: 'claim', path: '/claim' },
    { name: 'repositories', path: `${o}/repositories` },
    { name: 'link', path: `${o}/link` },
    { name: 'repository-waiting', path: `${o}/repositories/${waiting}` },
    { name: 'repository', path: r },
    { name: 'repository-runs', path: `${r}?tab=runs` },
    { name: 'repository-coverage', path: `${r}?tab=coverage` },
    { name: 'repository-storage', path: `${r}?tab=storage` },
    { name: 'repository-settings', path: `${r}?tab=settings` },
    { name: 'explore-search', path: explore('search', { query: 'where are callers of a symbol followed' }) },
    { name: 'explore-text', path: explore('search', { how: 'search_code', query: 'permalink' }) },
    { name: 'explore-symbol', path: explore('symbol', { symbol: 'searchText' }) },
    { name: 'explore-references', path: explore('symbol', { symbol: 'searchText', show: 'references' }) },
    { name: 'explore-impact', path: explore('symbol', { symbol: 'searchText', show: 'impact' }) },
    { name: 'explore-file', path: explore('file', { path: 'src/query/page.ts', line: '20' }) },
    { name: 'explore-compare', path: explore('compare', { ref: branch, base: 'main' }) },
    { name: 'explore-tools', path: explore('tools', { tool: 'find_references' }) },
    { name: 'access', path: `${o}/access?repository=${repository}` },
    { name: 'access-person', path: `${o}/access?person=` },
    { name: 'members', path: `${o}/members` },
    { name: 'tokens', path: `${o}/tokens` },
    { name: 'clients', path: `${o}/clients` },
    { name: 'usage', path: `${o}/usage` },
    { name: 'audit', path: `${o}/audit` },
    { name: 'settings', path: `${o}/settings` },
    { name: 'not-found', path: `${o}/nowhere` },
    { name: 'no-permission', path: `${o}/audit`, member: true },
  ]
}
