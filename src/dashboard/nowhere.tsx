/** The answer to an address that leads nowhere: a page for people, a line for programs. */
import { Page, pageHeaders } from './sign-in/page.tsx'

export function nowhere(request: Request): Response {
  if (!request.headers.get('accept')?.includes('text/html')) return new Response('Not found\n', { status: 404 })
  const nonce = crypto.randomUUID()
  const page = (
    <Page title="No such page · Sextant" nonce={nonce}>
      <h1>No such page</h1>
      <p>The address may be mistyped, or the page may be gone.</p>
      <p>
        <a class="primary" href="/">
          Go to the start
        </a>
      </p>
    </Page>
  )
  const headers = { ...pageHeaders(nonce), 'content-type': 'text/html; charset=utf-8' }
  return new Response(`<!doctype html>${page}`, { status: 404, headers })
}
