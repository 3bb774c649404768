/**
 * An official client of either generation, with a test browser in place of a person's.
 */
import { Client, StreamableHTTPClientTransport, UnauthorizedError } from '@modelcontextprotocol/client'
import { Client as ClientOfV1 } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as TransportOfV1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { expect } from 'vitest'
import { Browser, hiddenFields } from './browser.ts'
import type { Service } from './service.ts'

export const REDIRECT = 'http://127.0.0.1:3999/callback'

/** Origins of the service and its GitHub, which the test browser visits. */
export const isLocal = (service: Service, url: URL): boolean =>
  url.origin === service.url || url.origin === service.github.url

/** An SDK client's storage, with a test browser in place of a person's. */
export class Connector {
  readonly redirectUrl = REDIRECT
  readonly browser = new Browser()
  readonly service: Service
  readonly login: string
  readonly decide: (string | [string, string])[]
  code: string | undefined
  issuer: string | undefined
  landed: URL | undefined
  static #registered: unknown
  #client: unknown
  #tokens: { access_token: string; refresh_token?: string } | undefined
  #discovery: unknown
  #verifier = ''

  constructor(
    service: Service,
    login: string,
    decide: (string | [string, string])[] = ['allow', ['reach', 'all']],
    fresh = false,
  ) {
    this.service = service
    this.login = login
    this.decide = decide
    // Clients share one registration: registrations per minute are limited.
    this.#client = fresh ? undefined : Connector.#registered
  }
  get clientMetadata() {
    return {
      client_name: 'Test connector',
      redirect_uris: [REDIRECT],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    }
  }
  clientInformation() {
    return this.#client as { client_id: string } | undefined
  }
  saveClientInformation(client: unknown) {
    this.#client = client
    Connector.#registered = client
  }
  tokens() {
    return this.#tokens as never
  }
  saveTokens(tokens: unknown) {
    this.#tokens = tokens as { access_token: string }
  }
  get accessToken(): string {
    return this.#tokens?.access_token ?? ''
  }
  get refreshToken(): string {
    return this.#tokens?.refresh_token ?? ''
  }
  saveDiscoveryState(state: unknown) {
    this.#discovery = state
  }
  discoveryState() {
    return this.#discovery as never
  }
  saveCodeVerifier(verifier: string) {
    this.#verifier = verifier
  }
  codeVerifier() {
    return this.#verifier
  }
  async redirectToAuthorization(url: URL) {
    this.service.github.api.tokens.signedInAs = this.login
    const asked = await this.browser.open(url, (to) => isLocal(this.service, to))
    const [decision, ...fields] = this.decide
    this.landed = asked.url
    if (asked.url.pathname !== '/authorize') return
    const form = [
      ...hiddenFields(asked.body),
      ['decision', String(decision)] as [string, string],
      ...(fields as [string, string][]),
    ]
    const answered = await this.browser.post(`${this.service.url}/authorize`, form, (to) => isLocal(this.service, to))
    this.landed = answered.url
    this.issuer = answered.url.searchParams.get('iss') ?? undefined
    this.code = answered.url.searchParams.get('code') ?? undefined
  }
}

export async function connect(
  connector: Connector,
  path: string,
  generation: 'v1' | 'v2' | 'auto',
): Promise<AnyClient> {
  const url = new URL(`${connector.service.url}${path}`)
  const make = () =>
    generation === 'v1'
      ? new ClientOfV1({ name: 'test', version: '1' })
      : new Client(
          { name: 'test', version: '1' },
          generation === 'auto' ? { versionNegotiation: { mode: 'auto' } } : {},
        )
  const open = () =>
    generation === 'v1'
      ? new TransportOfV1(url, { authProvider: connector as never })
      : new StreamableHTTPClientTransport(url, { authProvider: connector as never })
  const first = open()
  await expect(make().connect(first as never)).rejects.toThrow(/unauthorized/i)
  if (connector.code === undefined) throw new UnauthorizedError(`landed at ${connector.landed?.href}`)
  if (first instanceof StreamableHTTPClientTransport) await first.finishAuth(connector.code, connector.issuer)
  else await first.finishAuth(connector.code)
  const client = make()
  await client.connect(open() as never)
  return client as unknown as AnyClient
}
export interface AnyClient {
  callTool(call: {
    name: string
    arguments: Record<string, unknown>
  }): Promise<{ isError?: boolean; structuredContent?: unknown }>
  close(): Promise<void>
}
/** What the client is shown. */
export const listed = async (client: AnyClient) => {
  const { structuredContent } = await client.callTool({ name: 'list_repositories', arguments: {} })
  return (structuredContent as { repositories: { repository: string }[] }).repositories.map((one) => one.repository)
}
