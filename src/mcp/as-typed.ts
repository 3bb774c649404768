/**
 * Arguments as clients write them whose calls have no types, or whose model takes no notice of them: `"12"` for a number, `"true"`,
 * one text for a list of texts, and a line that stands behind its path. Only what can be meant in no other way is read so; all else is left to the schema, which refuses it.
 */
import { placeIn } from '../query/naming/repository-path.ts'
import type { Tool } from './define-tool.ts'
import { isOptional } from './left-out.ts'

type Field = Tool['input']['shape'][string]

export function asTyped(args: Readonly<Record<string, unknown>>, { input }: Tool): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(withLine(args, input.shape)).map(([name, value]) => {
      const field = Object.hasOwn(input.shape, name) ? input.shape[name] : undefined
      return [name, field === undefined || typeof value !== 'string' ? value : meant(value, typeOf(field))]
    }),
  )
}

/** The lines that a path has behind it (`src/app.py:12`, `src/app.py:12-20`), for a tool that cannot do without one. */
function withLine(args: Readonly<Record<string, unknown>>, shape: Tool['input']['shape']): Record<string, unknown> {
  const isNeeded = shape.line !== undefined && !isOptional(shape.line) && args.line === undefined
  if (!isNeeded || typeof args.path !== 'string') return args
  const { start, end } = placeIn(args.path)
  if (start === undefined) return args
  const isRange = end !== start && shape.endLine !== undefined && args.endLine === undefined
  return { ...args, line: start, ...(isRange ? { endLine: end } : {}) }
}

/** What the schema wants below `optional`. */
function typeOf(field: Field): string {
  const { def } = field._zod as { def: { type: string; innerType?: Field } }
  return def.innerType === undefined ? def.type : typeOf(def.innerType)
}

function meant(text: string, type: string): unknown {
  if (type === 'number') return /^-?\d{1,15}(?:\.\d{1,15})?$/.test(text) ? Number(text) : text
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text
  if (type === 'array') return listIn(text) ?? [text]
  return text
}

/** `["a.ts", "b.ts"]`, written as a text. */
function listIn(text: string): string[] | undefined {
  if (!text.startsWith('[')) return undefined
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) && list.every((one) => typeof one === 'string') ? list : undefined
  } catch {
    return undefined
  }
}
