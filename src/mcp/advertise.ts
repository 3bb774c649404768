/**
 * Tools as `tools/list` shows them.
 *
 * Every client puts this list before its model on every conversation, so it is small: what the URL already says is no
 * argument any more, and an output schema names an answer's fields without the shapes inside them (docs/tools.md has those,
 * and every answer is checked against them in tests).
 */
import { z } from 'zod'
import type { Target } from './access.ts'
import type { Tool } from './define-tool.ts'

type Json = { [key: string]: unknown }

export interface AdvertisedTool {
  name: string
  title: string
  description: string
  inputSchema: { type: 'object' } & Json
  outputSchema: { type: 'object' } & Json
  annotations: { readOnlyHint: boolean; openWorldHint: boolean }
}

const cache = new Map<string, AdvertisedTool>()

export function advertise(tool: Tool, target: Target): AdvertisedTool {
  const constrained = [...(target.repository ? ['repository'] : []), ...(target.ref ? ['ref'] : [])]
  const key = `${tool.name} ${constrained.join()}`
  let advertised = cache.get(key)
  if (!advertised) {
    advertised = {
      name: tool.name,
      title: tool.title,
      description: tool.description,
      inputSchema: inputSchema(tool, constrained),
      outputSchema: shallow(z.toJSONSchema(tool.output, { io: 'output' }) as Json),
      annotations: { readOnlyHint: !tool.writes, openWorldHint: false },
    }
    cache.set(key, advertised)
  }
  return advertised
}

function inputSchema(tool: Tool, constrained: readonly string[]): AdvertisedTool['inputSchema'] {
  const schema = z.toJSONSchema(tool.input, { io: 'input' }) as Json & { properties: Json; required?: string[] }
  const properties = Object.fromEntries(
    Object.entries(schema.properties)
      .filter(([name]) => !constrained.includes(name))
      .map(([name, property]) => [name, trimmed(property as Json)]),
  )
  return {
    type: 'object',
    properties,
    ...(schema.required?.length ? { required: schema.required } : {}),
    additionalProperties: false,
  }
}

/** Drops bounds that do not help the caller fill in the argument. They are still enforced. */
function trimmed({ minLength: _, maxLength: __, ...property }: Json): Json {
  const { minimum, maximum, ...rest } = property
  return {
    ...rest,
    ...(typeof minimum === 'number' && minimum > 1 ? { minimum } : {}),
    ...(typeof maximum === 'number' && maximum < 100 ? { maximum } : {}),
  }
}

/** The fields that every answer has, and which of the answer's fields are lists. */
function shallow(schema: Json): AdvertisedTool['outputSchema'] {
  const required = schema.required as string[]
  const lists = Object.entries(schema.properties as Record<string, Json>)
    .filter(([name, property]) => required.includes(name) && property.type === 'array')
    .map(([name]) => [name, { type: 'array' }])
  return { type: 'object', ...(lists.length > 0 ? { properties: Object.fromEntries(lists) } : {}), required }
}
