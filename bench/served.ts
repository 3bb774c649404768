/**
 * A service on this machine with repositories in it, asked over HTTP as a client would: what the benches of tools stand on.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from '../indexer-action/src/run.ts'
import { connect } from '../indexer-action/src/upload.ts'
import { startServer } from '../scripts/local-server.ts'

const PROJECT = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')

export interface ToolResult {
  readonly isError?: boolean
  readonly content: readonly { readonly type: string; readonly text: string }[]
  readonly structuredContent?: Record<string, unknown>
}

export interface Served {
  readonly repositories: readonly { readonly name: string; readonly path: string }[]
  /** One tool call: one request. Throws on anything but a tool's own answer. */
  call(repository: string, tool: string, args: Record<string, unknown>): Promise<ToolResult>
  stop(): Promise<void>
}

export async function serve(
  paths: readonly string[],
  port: number,
  nameOf = (path: string): string => `bench/${basename(path).replace(/[^\w.-]+/g, '-')}`,
): Promise<Served> {
  const scratch = mkdtempSync(join(tmpdir(), 'sextant-bench-'))
  const server = await startServer({ project: PROJECT, folder: join(scratch, 'server'), port, exactPort: false })
  const stop = async (): Promise<void> => {
    await server.stop()
    rmSync(scratch, { recursive: true, force: true })
  }
  try {
    const signIn = await fetch(`${server.url}/dev/sign-in`, { method: 'POST' })
    const { token } = (await signIn.json()) as { token: string }
    const repositories = []
    for (const path of paths) {
      const name = nameOf(resolve(path))
      const options = { path: resolve(path), repository: name, ref: 'main', asDefault: true, server: server.url }
      await run({ ...options, cache: false, ingest: connect(server.url, token) })
      repositories.push({ name, path: resolve(path) })
    }
    let id = 0
    const call = async (repository: string, tool: string, args: Record<string, unknown>): Promise<ToolResult> => {
      const response = await fetch(`${server.url}/mcp/${repository}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          'mcp-protocol-version': '2025-11-25',
        },
        body: JSON.stringify({
          jsonrpc: '2.0',
          id: ++id,
          method: 'tools/call',
          params: { name: tool, arguments: args },
        }),
      })
      const text = await response.text()
      const json = text.startsWith('{')
        ? text
        : (text.split('\n').find((line) => line.startsWith('data:')) ?? '').slice(5)
      const { result, error } = JSON.parse(json) as { result?: ToolResult; error?: { message: string } }
      if (!result)
        throw new Error(`${tool} ${JSON.stringify(args)}: ${response.status} ${error?.message ?? text.slice(0, 200)}`)
      return result
    }
    return { repositories, call, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
