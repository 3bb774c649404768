/**
 * Every tool, called by a person in a browser: the same call that a client makes, with the same rights and the same
 * answer.
 */
import { dispatchIndexing } from '../../../github/dispatch.ts'
import { openAccess } from '../../../mcp/access.ts'
import { advertise } from '../../../mcp/advertise.ts'
import { callTool, type StartWorkflow } from '../../../mcp/call-tool.ts'
import { TOOLS } from '../../../mcp/registry.ts'
import { openSessionCall } from '../../../sessions/session-call.ts'
import { semanticsOf } from '../../../vectors/deployment.ts'
import type { Handlers } from '../handling.ts'

export const explore: Handlers<`${string} /explore/${string}`> = {
  async 'GET /explore/tools'() {
    return {
      tools: TOOLS.map((tool) => {
        const { name, title, description, inputSchema, outputSchema } = advertise(tool, { repository: 'x', ref: 'x' })
        const { about, writes } = tool
        return { name, title, description, about, writes, input: inputSchema, output: outputSchema }
      }),
    }
  },

  async 'POST /explore/:tool'({ databases, env, session, proof, params, body, waitUntil }) {
    const tool = TOOLS.find((one) => one.name === params.tool)
    if (!tool) return undefined
    const { repository, ref } = body
    const target = {
      ...(repository === undefined ? {} : { repository, owner: repository.split('/')[0] ?? '' }),
      ...(ref === undefined || repository === undefined ? {} : { ref }),
    }
    const by = { kind: 'person', account: session.accountId } as const
    const call = openSessionCall(env, { by, tool: tool.name, wantedPin: undefined, waitUntil })
    const started = performance.now()
    const startWorkflow: StartWorkflow = (scope) => dispatchIndexing(env, databases, scope, scope.ref)
    const result = await callTool(tool, body.arguments, {
      databases,
      startWorkflow,
      access: openAccess(databases, proof, target, call),
      semantics: semanticsOf(env),
    })
    const text = result.content.map((part) => (part.type === 'text' ? part.text : '')).join('\n')
    return {
      isError: result.isError === true,
      text,
      ...(result.structuredContent === undefined
        ? {}
        : { structured: result.structuredContent as Record<string, unknown> }),
      ms: Math.round((performance.now() - started) * 10) / 10,
    }
  },
}
