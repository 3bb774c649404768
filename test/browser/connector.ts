/**
 * An MCP client as it runs on a developer's machine: the official SDK, a callback on loopback, and a browser window in which
 * the person decides.
 */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { Page } from 'playwright-core'

export interface Connection {
  readonly client: Client
  /** The client's stored tokens: what an attacker would steal, and what a revocation must make worthless. */
  accessToken(): string
  refreshToken(): string
  close(): Promise<void>
}

interface Ask {
  /** The URL that the person pasted. */
  readonly url: string
  readonly name: string
  /** The window that the client opens. */
  readonly page: Page
  /** Acts for the person, from the page that the client opened to the decision. */
  answer(page: Page): Promise<void>
}

/** Adds the connector and approves it. Rejects if the person or Sextant refuses. */
export async function addConnector({ url, name, page, answer }: Ask): Promise<Connection> {
  const callback = await listen()
  const memory = new Memory(name, callback.url, async (authorize) => {
    await page.goto(authorize.href)
    await answer(page)
  })
  try {
    const first = new StreamableHTTPClientTransport(new URL(url), { authProvider: memory as never })
    const refused = await new Client({ name, version: '1.0.0' }).connect(first).then(
      () => undefined,
      (error: Error) => error,
    )
    if (!refused) throw new Error('the client was let in without anybody having been asked')
    if (!memory.asked) throw refused
    const { code, iss, error } = await callback.answered()
    if (code === undefined) throw new Error(error ?? 'no code came back')
    await first.finishAuth(code, iss)
  } finally {
    await callback.close()
  }
  const client = new Client({ name, version: '1.0.0' })
  const transport = new StreamableHTTPClientTransport(new URL(url), { authProvider: memory as never })
  await client.connect(transport)
  return {
    client,
    accessToken: () => memory.kept?.access_token ?? '',
    refreshToken: () => memory.kept?.refresh_token ?? '',
    close: () => client.close(),
  }
}

class Memory {
  readonly redirectUrl: string
  readonly clientMetadata
  kept: { access_token: string; refresh_token?: string } | undefined
  asked = false
  readonly #open: (url: URL) => Promise<void>
  #client: unknown
  #discovery: unknown
  #verifier = ''

  constructor(name: string, redirect: string, open: (url: URL) => Promise<void>) {
    this.redirectUrl = redirect
    this.clientMetadata = {
      client_name: name,
      redirect_uris: [redirect],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    }
    this.#open = open
  }
  clientInformation = () => this.#client
  saveClientInformation(client: unknown) {
    this.#client = client
  }
  tokens = () => this.kept
  saveTokens(tokens: { access_token: string }) {
    this.kept = tokens
  }
  discoveryState = () => this.#discovery
  saveDiscoveryState(state: unknown) {
    this.#discovery = state
  }
  codeVerifier = () => this.#verifier
  saveCodeVerifier(verifier: string) {
    this.#verifier = verifier
  }
  async redirectToAuthorization(url: URL) {
    this.asked = true
    await this.#open(url)
  }
}

interface Answer {
  readonly code?: string | undefined
  readonly iss?: string | undefined
  readonly error?: string | undefined
}

/** The address that the browser is redirected to. */
async function listen(): Promise<{ url: string; answered(): Promise<Answer>; close(): Promise<void> }> {
  let tell: (answer: Answer) => void
  const answered = new Promise<Answer>((resolve) => {
    tell = resolve
  })
  const server: Server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1')
    if (pathname !== '/callback') {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end('<!doctype html><html lang="en"><title>Connected</title><h1>You can close this window.</h1></html>')
    const { code, iss, error } = Object.fromEntries(searchParams)
    tell({ code, iss, error })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/callback`,
    answered: () => Promise.race([answered, lateness()]),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** A refusal page is not an answer: fail now instead of waiting. */
const PATIENCE_MS = 15_000
const lateness = async (): Promise<Answer> => {
  await setTimeout(PATIENCE_MS, undefined, { ref: false })
  return { error: `no answer came back within ${PATIENCE_MS / 1000} s` }
}
