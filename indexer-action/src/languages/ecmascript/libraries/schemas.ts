/** Zod and Valibot: what a schema accepts, by the schemas that it is made of. */
import * as ir from '../ir.ts'
import { isOpen, primitive, standard, type Type, UNKNOWN, union } from '../types/types.ts'
import {
  type Applied,
  all,
  argumentOf,
  type Call,
  type External,
  each,
  firstOf,
  heldAs,
  heldBy,
  known,
  type Library,
  promised,
  referring,
  takes,
  told,
} from './library.ts'

/**
 * Types of schemas: `ZodObject` of the object that describes it, `ZodArray` of the schema of its elements, `ZodType` of what it
 * accepts. What an object's schema accepts is `infer` of the object, whose members are what the schemas in it accept.
 */
export function accepted(schema: Type): Type {
  if (schema.kind === 'union') return union(schema.of.map(accepted))
  if (schema.kind === 'place') return accepted(schema.base)
  if (schema.kind !== 'external') return UNKNOWN
  const of = heldBy(schema)
  switch (schema.name.slice(schema.name.lastIndexOf('.') + 1)) {
    case 'ZodObject':
      return { ...schema, name: 'infer', parameters: [of] }
    case 'ZodArray':
      return standard('Array', accepted(of))
    case 'ZodType':
      return of
    default:
      return schema.parameters ? UNKNOWN : simple(schema.name)
  }
}

/** What a schema without a type of its own accepts: `z.string().min(1)`. */
function simple(name: string): Type {
  const made = /^(?:(?:z|default|coerce)\.)*(\w+)\(\)/.exec(name)?.[1]
  if (made === undefined || /\.(?:transform|pipe|array|or|and)\(\)/.test(name)) return UNKNOWN
  if (/^(?:string|email|url|uuid|cuid2?|ulid|nanoid|ipv[46]|base64)$/.test(made)) return primitive(ir.P_STRING)
  if (/^(?:number|int|float(?:32|64)|int32)$/.test(made)) return primitive(ir.P_NUMBER)
  if (made === 'date') return { kind: 'external', package: 'std:ecmascript', name: 'Date' }
  return /^(?:boolean|stringbool)$/.test(made) ? primitive(ir.P_BOOLEAN) : UNKNOWN
}

type Member = (args: readonly Type[], schema: External) => Type
/** The type of a method that returns the type. */
const returning = (schema: External, type: Type): Type =>
  type.kind === 'unknown' ? UNKNOWN : { ...schema, name: 'Returning', parameters: [type] }
const itself: Member = (_, schema) => returning(schema, schema)
const unknown: Member = () => UNKNOWN
/** The type of a method whose calls are told by `functions`, with what they need to know of the schema. */
const method =
  (name: string, of: (schema: External) => Type): Member =>
  (_, schema) => {
    const type = of(schema)
    return type.kind === 'unknown' ? UNKNOWN : { ...schema, name, parameters: [type] }
  }
function described(schema: Type): Type {
  if (schema.kind === 'place') return described(schema.base)
  return argumentOf(schema, 'ZodObject')
}

/** Members that schemas have themselves, whatever they describe. */
const SCHEMA: Record<string, Member> = {
  ...each(
    'brand catch catchall clone deepPartial default describe exactOptional length loose max meta min nonempty',
    itself,
  ),
  ...each(
    'nonoptional nonstrict nullable nullish omit optional overwrite partial passthrough pick prefault readonly',
    itself,
  ),
  ...each('openapi register removeDefault required strict strip unwrap', itself),
  ...each(
    'check refine superRefine',
    method('Refining', (schema) => schema),
  ),
  ...each('isNullable isOptional keyof spa type', unknown),
  ...each('extend safeExtend augment', method('Extending', described)),
  merge: method('Merging', described),
  and: method('Both', accepted),
  or: method('Either', accepted),
  transform: method('Transforming', accepted),
  pipe: method('Piping', (schema) => schema),
  shape: (_, schema) => described(schema),
  element: ([of], { name }) => (name === 'ZodArray' ? (of ?? UNKNOWN) : UNKNOWN),
  array: (_, schema) => returning(schema, { ...schema, name: 'ZodArray', parameters: [schema] }),
  parse: (_, schema) => returning(schema, accepted(schema)),
  parseAsync: (_, schema) => returning(schema, promised(accepted(schema))),
  safeParse: (_, schema) => returning(schema, result(schema)),
  safeParseAsync: (_, schema) => returning(schema, promised(result(schema))),
}

function result(schema: External): Type {
  const data = accepted(schema)
  return data.kind === 'unknown' ? UNKNOWN : { ...schema, name: 'ZodSafeParseResult', parameters: [data] }
}

const accepting = (call: Call, type: Type): Type => referring(call, 'ZodType', type)
const object = (call: Call): Type => referring(call, 'ZodObject', call.argument(0))
const given = (at: number) => (call: Call) => call.argument(at)
const options = (at: number) => (call: Call) => accepting(call, accepted(call.elementOf(call.argument(at))))

const FUNCTIONS: Record<string, (call: Call) => Type> = {
  ...each('object strictObject looseObject', object),
  ...each('optional nullable nullish exactOptional nonoptional readonly', given(0)),
  array: (call) => referring(call, 'ZodArray', call.argument(0)),
  lazy: (call) => call.resultOf(0),
  union: options(0),
  literal: (call) => {
    const text = call.textOf(0)
    return text === undefined ? UNKNOWN : accepting(call, { kind: 'literal', text })
  },
  record: (call) => {
    const value = accepted(known(call.argument(1), call.argument(0)))
    return value.kind === 'unknown' ? UNKNOWN : accepting(call, { kind: 'dictionary', value })
  },
  tuple: (call) => {
    const items = call.argument(0)
    return items.kind === 'tuple' ? accepting(call, { ...items, items: items.items.map(accepted) }) : UNKNOWN
  },
  custom: (call) => accepting(call, call.written),
}

const accepts = ({ args }: { args: readonly Type[] }): Type => accepted(firstOf(args))
/** What a schema that only the call tells accepts is what it parses. */
const infers = (applied: Applied): Type => {
  const schema = firstOf(applied.args)
  if (!isOpen(schema)) return accepts(applied)
  return { kind: 'deferred', of: { kind: 'deferred', of: schema, name: 'parse' }, name: undefined }
}
/** What is accepted has the members that are described, and no others. */
const INFERRED = {
  refers: { infer: (_: External, held: Type) => accepted(held) },
  exact: new Set(['infer']),
  unwraps: true,
}

export const ZOD: Library = {
  ...INFERRED,
  types: {
    ...each('infer input output TypeOf', infers),
    ...each('ZodType ZodSchema Schema', heldAs('ZodType')),
  },
  wider: { ZodType: (given) => [accepted(given)] },
  functions: {
    ...FUNCTIONS,
    discriminatedUnion: options(1),
    preprocess: given(1),
    intersection: (call) => accepting(call, all(accepted(call.argument(0)), accepted(call.argument(1)))),
    instanceof: (call) => accepting(call, call.instanceOf(call.argument(0))),
    Extending: (call) => call.made('ZodObject', all(call.argument(0), call.held)),
    Merging: (call) => call.made('ZodObject', all(described(call.argument(0)), call.held)),
    Both: (call) => accepting(call, all(accepted(call.argument(0)), call.held)),
    Either: (call) => accepting(call, union([call.held, accepted(call.argument(0))])),
    Transforming: (call) => accepting(call, call.awaited(call.resultOf(0))),
    Piping: (call) => known(call.argument(0), call.held),
  },
  selectors: {
    Transforming: told,
    Refining: (args) => takes(accepted(firstOf(args))),
  },
  members: {
    ZodObject: SCHEMA,
    ZodArray: SCHEMA,
    ZodType: SCHEMA,
    ZodSafeParseResult: { data: firstOf },
    infer: {},
  },
  called: new Set(['Returning', 'Refining']),
}

export const VALIBOT: Library = {
  ...INFERRED,
  types: { InferInput: accepts, InferOutput: accepts },
  functions: {
    ...FUNCTIONS,
    pipe: given(0),
    variant: options(1),
    partial: given(0),
    required: given(0),
    pick: given(0),
    omit: given(0),
    parse: (call) => accepted(call.argument(0)),
    parseAsync: (call) => promised(accepted(call.argument(0))),
    safeParse: (call) => referring(call, 'SafeParseResult', accepted(call.argument(0))),
  },
  members: { ZodObject: {}, infer: {}, SafeParseResult: { output: firstOf } },
}
