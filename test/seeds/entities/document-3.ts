import { z } from 'zod'
import { ClassDescriptor, Described, FunctionDescriptor, SymbolLocation } from '../shapes.ts'
import type { Entity } from './entity.ts'

const order = { type_name: 'Order', namespace: 'App\\Models' }

export const DOCUMENT_3: readonly Entity[] = [
  {
    name: 'SymbolLocation',
    tool: 'find_type_definition',
    args: order,
    at: ['location'],
    schema: SymbolLocation,
  },
  { name: 'ClassDescriptor', tool: 'find_type_definition', args: order, at: [], schema: ClassDescriptor },
  {
    name: 'FunctionDescriptor',
    tool: 'get_function_details',
    args: { function_name: 'totalOf' },
    at: [],
    schema: FunctionDescriptor.required({
      receiver: true,
      parameters: true,
      returns: true,
      visibility: true,
      is_static: true,
      is_abstract: true,
      is_final: true,
      code: true,
      description: true,
    }),
  },
  {
    name: 'SymbolDescriptor',
    tool: 'list_package_exports',
    args: { package: 'shop/engine' },
    at: ['exports'],
    schema: z.object({ ...Described, kind: z.string(), package: z.string() }),
  },
]
