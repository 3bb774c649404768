/** The server for one request. It lives as long as the request. */
import { McpServer } from '@modelcontextprotocol/server'
import { advertise } from './advertise.ts'
import type { Asked } from './asked.ts'
import { callTool } from './call-tool.ts'
import { serveCompletion } from './completion.ts'
import { instructions, SERVER } from './instructions.ts'
import { servePrompts } from './prompts.ts'
import { toolNamed } from './registry.ts'
import { serveResources } from './resources.ts'

/** How long a client may cache the list: it changes only on deployment. */
const LIST_TTL_MS = 3_600_000

export function sextantServer(asked: Asked): McpServer {
  const { target, access, databases, semantics, startWorkflow, tools, scope } = asked
  const server = new McpServer(SERVER, {
    instructions: instructions(target, scope),
    cacheHints: {
      'tools/list': { ttlMs: LIST_TTL_MS, cacheScope: 'private' },
      'prompts/list': { ttlMs: LIST_TTL_MS, cacheScope: 'private' },
      'resources/templates/list': { ttlMs: LIST_TTL_MS, cacheScope: 'private' },
      // Who may read what can change at any time, so this is never cached.
      'resources/list': { ttlMs: 0, cacheScope: 'private' },
      'resources/read': { ttlMs: 0, cacheScope: 'private' },
      'server/discover': { ttlMs: 60_000, cacheScope: 'private' },
    },
  })
  server.server.registerCapabilities({ tools: {} })
  server.server.setRequestHandler('tools/list', () => ({ tools: tools.map((tool) => advertise(tool, target)) }))
  server.server.setRequestHandler('tools/call', async ({ params }) => {
    const tool = toolNamed(params.name, tools)
    const result = await callTool(tool, params.arguments, { databases, access, semantics, startWorkflow })
    return server.server.projectCallToolResult(result, advertise(tool, target).outputSchema)
  })
  serveResources(server, asked)
  servePrompts(server, target)
  serveCompletion(server, asked)
  return server
}
