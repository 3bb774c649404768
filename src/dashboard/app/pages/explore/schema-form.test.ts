import { expect, it } from 'vitest'
import { z } from 'zod'
import { argumentsOf } from './schema-form.tsx'

const schema = z.toJSONSchema(
  z.strictObject({
    query: z.string().min(1),
    depth: z.int().min(1).max(5).optional(),
    share: z.number().optional(),
    mode: z.enum(['a', 'b']).optional(),
    compact: z.boolean().optional(),
    files: z.array(z.string()).optional(),
    filter: z.object({ a: z.int() }).optional(),
  }),
) as Record<string, unknown>

it('makes arguments of the types that the schema asks for, and leaves out what is empty', () => {
  const values = { query: ' as is ', depth: '3', share: '0.5', mode: 'b', compact: 'true', files: 'a.ts\n\n b.ts ' }
  expect(argumentsOf(schema, { ...values, filter: '{"a": 1}' })).toEqual({
    arguments: {
      ...{ query: ' as is ', depth: 3, share: 0.5, mode: 'b', compact: true, files: ['a.ts', 'b.ts'] },
      filter: { a: 1 },
    },
    problems: {},
  })
  expect(argumentsOf(schema, { query: 'x', depth: '', compact: '' })).toEqual({
    arguments: { query: 'x' },
    problems: {},
  })
})

it('tells what is missing, no number or no JSON, and asks nothing then', () => {
  expect(argumentsOf(schema, { depth: 'deep', filter: '{' }).problems).toEqual({
    query: 'This is required.',
    depth: 'This is not a number.',
    filter: 'This is not JSON.',
  })
})
