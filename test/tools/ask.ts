/**
 * Calls a tool as the endpoint does, and counts its cost.
 */
import { expect } from 'vitest'
import { proofOf } from '../../src/auth/authenticate.ts'
import { openDatabases } from '../../src/db/databases.ts'
import type { Env } from '../../src/env.ts'
import { openAccess, type Target } from '../../src/mcp/access.ts'
import { callTool } from '../../src/mcp/call-tool.ts'
import type { StructuredError } from '../../src/mcp/failures.ts'
import { toolNamed } from '../../src/mcp/registry.ts'
import { semanticsOf } from '../../src/vectors/deployment.ts'

export interface Asked {
  /** Structured content, checked against the tool's output schema; undefined for an error. */
  readonly answer: Answer
  readonly error: StructuredError | undefined
  readonly text: string
  readonly cost: { readonly control: number; readonly index: number; readonly rowsRead: number }
}
/** Tests read answers by field name; their shapes are checked against the schema first. */
// biome-ignore lint/suspicious/noExplicitAny: an answer of any tool, already validated
export type Answer = any

export type Ask = (tool: string, args?: Record<string, unknown>) => Promise<Asked>

/** The bar of every answer about a package, whatever it passes on. */
export const inTwoTrips =
  (ask: Ask): Ask =>
  async (tool, args) => {
    const asked = await ask(tool, args)
    if (tool === 'list_package_exports') expect(asked.cost.index, JSON.stringify(args)).toBeLessThanOrEqual(2)
    return asked
  }

export function asker(env: Env, token: string, target: Target = {}): Ask {
  return async (name, args = {}) => {
    const databases = openDatabases(env)
    const request = new Request('http://sextant.test/mcp', { headers: { authorization: `Bearer ${token}` } })
    const tool = toolNamed(name)
    const result = await callTool(tool, args, {
      databases,
      access: openAccess(databases, await proofOf(request), target),
      semantics: semanticsOf(env),
    })
    const [content] = result.content
    const text = content?.type === 'text' ? content.text : ''
    if (!result.isError) tool.output.strict().parse(result.structuredContent)
    const { control, index } = databases.meters
    return {
      answer: result.structuredContent,
      error: result.isError ? (JSON.parse(text) as StructuredError) : undefined,
      text,
      cost: { control: control.roundTrips, index: index.roundTrips, rowsRead: index.rowsRead },
    }
  }
}
