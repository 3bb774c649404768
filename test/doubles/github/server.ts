/**
 * A fake GitHub on loopback: web flow, REST API, Actions' identity provider. Only what belongs to GitHub is faked, behind the
 * base URLs that GitHub Enterprise needs anyway, so Sextant itself runs unchanged.
 */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ActionsIssuer } from './actions.ts'
import { GitHubApi } from './api.ts'
import type { OAuthApp } from './tokens.ts'
import { World } from './world.ts'

export interface FakeGitHub {
  /** Base URL of the web flow: `http://127.0.0.1:PORT`. The API is below `/api/v3`. */
  url: string
  world: World
  api: GitHubApi
  actions: ActionsIssuer
  oauth: OAuthApp
  close(): Promise<void>
}

export async function startFakeGitHub(options: {
  callback: string
  world?: World
  port?: number
}): Promise<FakeGitHub> {
  const world = options.world ?? new World()
  const oauth: OAuthApp = { clientId: 'Iv1.fakegithub', clientSecret: 'fake-client-secret', callback: options.callback }
  const api = new GitHubApi(world, oauth)
  let actions: ActionsIssuer | undefined
  const server: Server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host}`)
    const headers = new Headers()
    for (const [name, value] of Object.entries(incoming.headers))
      if (value !== undefined) headers.set(name, String(value))
    const method = incoming.method ?? 'GET'
    const body = method === 'GET' || method === 'HEAD' ? null : Buffer.concat(chunks)
    // The issuer's URL has a path, like GitHub Enterprise's.
    const issued = url.pathname.startsWith('/_services/token') && actions
    const target = issued ? new URL(url.pathname.slice('/_services/token'.length) + url.search, url) : url
    const response = await (issued ? issued.app : api.app).fetch(new Request(target, { method, headers, body }))
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    outgoing.end(Buffer.from(await response.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  actions = new ActionsIssuer(`${url}/_services/token`, world)
  return {
    url,
    world,
    api,
    actions,
    oauth,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
