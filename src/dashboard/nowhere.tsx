/** The answer to an address that leads nowhere: a page for people, a line for programs. */
import type { Env } from '../env.ts'
import { originOf } from '../http/origin.ts'
import { Page, pageHeaders } from './sign-in/page.tsx'

export function nowhere(request: Request, env: Env): Response {
  if (speaksMcp(request)) {
    const line = `Not found. MCP clients post to ${originOf(request, env)}/mcp (Streamable HTTP).\n`
    return new Response(line, { status: 404 })
  }
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

/** A client that was given the address of the dashboard, or of another server's endpoint. Many show what they are answered. */
export const speaksMcp = ({ headers }: Request): boolean =>
  headers.get('accept')?.includes('text/event-stream') ?? false
