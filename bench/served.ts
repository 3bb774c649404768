/**
 * Repositories in a fresh service, and their tools, for the benchmarks that call tools. Their vectors are complete, unless
 * stated otherwise, so that what a call takes is not shared with the embedder.
 */
import { basename, resolve } from 'node:path'
import { callTool, freshService, type ToolResult } from './fresh-service.ts'

export interface Served {
  readonly repositories: readonly { readonly name: string; readonly path: string }[]
  call(repository: string, tool: string, args: Record<string, unknown>): Promise<ToolResult>
  stop(): Promise<void>
}

export async function serve(
  paths: readonly string[],
  nameOf = (path: string): string => `bench/${basename(path).replace(/[^\w.-]+/g, '-')}`,
  waitsForVectors = true,
): Promise<Served> {
  const { url, token, index, embedded, stop } = await freshService()
  try {
    const repositories = []
    for (const path of paths.map((one) => resolve(one))) {
      const name = nameOf(path)
      await index(path, name)
      if (waitsForVectors) await embedded(name, 'main')
      repositories.push({ name, path })
    }
    return {
      repositories,
      call: (repository, tool, args) => callTool(`${url}/mcp/${repository}`, token, tool, args),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
