/**
 * An empty service for one benchmark, on loopback, with a developer signed in. It is deleted afterwards.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { RunReport } from '../indexer-action/src/run/report.ts'
import { run } from '../indexer-action/src/run/run.ts'
import { connect } from '../indexer-action/src/upload/upload.ts'
import { startServer } from '../scripts/local-server.ts'

const MOST_EMBEDDING_MS = 30 * 60_000

export const PROJECT = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')

export interface FreshService {
  readonly url: string
  readonly token: string
  /** A folder for the benchmark's files. */
  readonly scratch: string
  /** Indexes in this process, completely, as the default branch `main` unless stated otherwise. */
  index(path: string, repository: string, more?: Partial<Parameters<typeof run>[0]>): Promise<RunReport>
  /** Waits until the service has all vectors of the last publish, and so is idle. */
  embedded(repository: string, ref: string): Promise<void>
  stop(): Promise<void>
}

/** `entry`: a benchmark's Worker instead of the deployed one. */
export async function freshService(entry?: string): Promise<FreshService> {
  const scratch = mkdtempSync(join(tmpdir(), 'sextant-bench-'))
  const server = await startServer({
    project: PROJECT,
    folder: join(scratch, 'server'),
    port: 0,
    exactPort: true,
    ...(entry === undefined ? {} : { entry: join(PROJECT, 'bench', entry) }),
  })
  const stop = async (): Promise<void> => {
    await server.stop()
    rmSync(scratch, { recursive: true, force: true })
  }
  try {
    const signIn = await fetch(`${server.url}/dev/sign-in`, { method: 'POST' })
    const { token } = (await signIn.json()) as { token: string }
    const index: FreshService['index'] = (path, repository, more) => {
      const whole = { path, repository, ref: 'main', asDefault: true, cache: false as const, server: server.url }
      return run({ ...whole, ingest: connect(server.url, token), ...more })
    }
    const embedded: FreshService['embedded'] = async (repository, ref) => {
      const asked = { query: 'anything', limit: 1, compact: true }
      for (const until = Date.now() + MOST_EMBEDDING_MS; Date.now() < until; await sleep(500)) {
        const { semantic } = await answerOf(`${server.url}/mcp/${repository}@${ref}`, token, 'search', asked)
        if (semantic !== 'updating') return
      }
      throw new Error(`the vectors of ${repository}@${ref} were never ready`)
    }
    return { url: server.url, token, scratch, index, embedded, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

export interface ToolResult {
  readonly isError?: boolean
  readonly content: readonly { readonly type: string; readonly text: string }[]
  readonly structuredContent?: Record<string, unknown>
}

/** One tool call: one request to an MCP address, as a client would send it. Throws unless a tool answers. */
export async function callTool(
  address: string,
  token: string,
  tool: string,
  args: Readonly<Record<string, unknown>>,
): Promise<ToolResult> {
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2025-11-25',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: tool, arguments: args } }),
  })
  const text = await response.text()
  const json = text.startsWith('{') ? text : (text.split('\n').find((line) => line.startsWith('data:')) ?? '').slice(5)
  const { result, error } = JSON.parse(json) as { result?: ToolResult; error?: { message: string } }
  if (!result)
    throw new Error(`${tool} ${JSON.stringify(args)}: ${response.status} ${error?.message ?? text.slice(0, 200)}`)
  return result
}

/** The structured content. Also throws on a tool's error. */
export async function answerOf(...call: Parameters<typeof callTool>): Promise<Record<string, unknown>> {
  const { isError, content, structuredContent } = await callTool(...call)
  if (isError || !structuredContent) throw new Error(`${call[2]}: ${content[0]?.text.slice(0, 500)}`)
  return structuredContent
}
