/**
 * Which address shows which page. Each page is loaded when it is first visited; a page is a folder with a default export.
 */
import type { ComponentType } from 'react'
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router'
import { Broken } from './components/broken.tsx'
import { Frame } from './components/frame.tsx'
import { NotFound } from './components/not-found.tsx'
import { OrganisationFrame } from './components/organisation-frame.tsx'

/** Its failure is shown by the route above: react-router shows nothing for a route whose code it could not load. */
const page = (load: () => Promise<{ default: ComponentType }>): Pick<RouteObject, 'lazy'> => ({
  lazy: async () => ({ Component: (await load()).default }),
})

export const router = createBrowserRouter([
  {
    Component: Frame,
    ErrorBoundary: Broken,
    HydrateFallback: () => null,
    children: [
      {
        ErrorBoundary: Broken,
        children: [
          { index: true, ...page(() => import('./pages/home/page.tsx')) },
          { path: 'claim', ...page(() => import('./pages/claim/page.tsx')) },
          { path: 'repositories/:repository', ...page(() => import('./pages/repository/page.tsx')) },
        ],
      },
      {
        path: 'o/:organisation',
        Component: OrganisationFrame,
        ErrorBoundary: Broken,
        children: [
          { index: true, element: <Navigate to="repositories" replace /> },
          { path: 'repositories', ...page(() => import('./pages/repositories/page.tsx')) },
          { path: 'repositories/:repository', ...page(() => import('./pages/repository/page.tsx')) },
          { path: 'link', ...page(() => import('./pages/link/page.tsx')) },
          { path: 'explore', ...page(() => import('./pages/explore/page.tsx')) },
          { path: 'access', ...page(() => import('./pages/access/page.tsx')) },
          { path: 'members', ...page(() => import('./pages/members/page.tsx')) },
          { path: 'tokens', ...page(() => import('./pages/tokens/page.tsx')) },
          { path: 'clients', ...page(() => import('./pages/clients/page.tsx')) },
          { path: 'usage', ...page(() => import('./pages/usage/page.tsx')) },
          { path: 'audit', ...page(() => import('./pages/audit/page.tsx')) },
          { path: 'settings', ...page(() => import('./pages/settings/page.tsx')) },
        ],
      },
      { path: '*', Component: NotFound },
    ],
  },
])
