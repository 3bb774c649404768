/** React Hook Form: the values of a form, which its handlers are given, and the schema that says them. */

import { standard, type Type, UNKNOWN } from '../types/types.ts'
import {
  type Applied,
  argumentOf,
  as,
  type Call,
  firstOf,
  known,
  type Library,
  referring,
  takes,
  told,
  typesOf,
} from './library.ts'
import { accepted } from './schemas.ts'

const made = typesOf('npm:react-hook-form')
const of = (name: string, values: Type): Type => (values.kind === 'unknown' ? UNKNOWN : made(name, values))

/** The values: as they are written, as the resolver's schema has them, or as they are at first. */
const valuesOf = (call: Call): Type => {
  const resolver = call.member(call.argument(0), 'resolver')
  return known(call.written, argumentOf(resolver, 'Resolver'), call.member(call.argument(0), 'defaultValues'))
}
const formOf = (call: Call): Type => referring(call, 'UseFormReturn', valuesOf(call))

/** The values of the form to which a control belongs. */
const controlled = (call: Call): Type => argumentOf(call.member(call.argument(0), 'control'), 'Control')
/** What the form has at a path that is a text: `tags`, `owner.name`, `tags.0.label`. */
const at = (call: Call, values: Type, path: string | undefined): Type =>
  path === undefined
    ? UNKNOWN
    : path
        .split('.')
        .reduce((type, name) => (/^\d+$/.test(name) ? call.elementOf(type) : call.member(type, name)), values)

const form = ({ whole, args }: Applied): Type => known(of('UseFormReturn', firstOf(args)), whole)

export const REACT_HOOK_FORM: Library = {
  types: {
    UseFormReturn: form,
    Control: ({ whole, args }) => known(of('Control', firstOf(args)), whole),
    SubmitHandler: ({ whole, args }) => (firstOf(args).kind === 'unknown' ? whole : takes(firstOf(args))),
    FieldErrors: ({ whole, args }) => known(of('FieldErrors', firstOf(args)), whole),
  },
  functions: {
    useForm: formOf,
    createFormControl: formOf,
    useFormContext: (call) => referring(call, 'UseFormReturn', call.written),
    Reading: (call) =>
      known(at(call, call.held, call.textOf(0)), call.argument(0).kind === 'unknown' ? call.held : UNKNOWN),
    useWatch: (call) => at(call, controlled(call), call.textIn(0, 'name')),
    useFieldArray: (call) => {
      const list = at(call, known(controlled(call), call.written), call.textIn(0, 'name'))
      return referring(call, 'UseFieldArrayReturn', call.elementOf(list))
    },
  },
  contexts: {
    Submitting: (call, position) => (position === 0 ? takes(call.held) : UNKNOWN),
    Resetting: (call, position) => (position === 0 ? call.held : UNKNOWN),
    Watching: (call, position) => (position === 0 ? takes(call.held) : UNKNOWN),
    useForm: (call, position) => (position === 0 ? of('UseFormProps', call.written) : UNKNOWN),
  },
  members: {
    UseFormReturn: {
      handleSubmit: as('Submitting'),
      getValues: as('Reading'),
      watch: as('Reading'),
      reset: as('Resetting'),
      control: as('Control'),
      formState: as('FormState'),
    },
    UseFormProps: { defaultValues: firstOf, values: firstOf },
    FormState: { errors: as('FieldErrors'), defaultValues: firstOf, dirtyFields: as('FieldErrors') },
    FieldErrors: {},
    UseFieldArrayReturn: {
      fields: ([of]) => standard('Array', of ?? UNKNOWN),
      append: told,
      prepend: told,
      insert: ([of]) => takes(UNKNOWN, of ?? UNKNOWN),
      update: ([of]) => takes(UNKNOWN, of ?? UNKNOWN),
    },
  },
  unwraps: true,
  refers: { FieldErrors: (_, held) => held },
}

/** `zodResolver(schema)`, `valibotResolver(schema)` */
const resolver = (call: Call): Type => referring(call, 'Resolver', accepted(call.argument(0)))
export const RESOLVERS: Library = { functions: { zodResolver: resolver, valibotResolver: resolver } }
