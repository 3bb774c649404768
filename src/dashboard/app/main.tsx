/**
 * The dashboard's beginning: data, routes, and what is above every page.
 */
import './app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { Toaster } from './components/ui/toast.tsx'
import { ME, queryClient } from './data.ts'
import { router } from './router.tsx'

/** Dialogs put a style element into the page to hold it still; the policy wants the document's nonce on it. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce })

// Every page needs it, so it is requested while the page itself is still loading.
void queryClient.prefetchQuery(ME)

const root = document.getElementById('root')
if (root === null) throw new Error('the document has no root')
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>
  </StrictMode>,
)
