/**
 * A form built from a tool's JSON schema, and the arguments built from the form. Empty fields are left out, as an agent
 * would; invalid numbers and JSON are reported beside their field before anything is called.
 */
import { Checkbox, Field, Input, Select, Textarea } from '../../components/ui/input.tsx'

export type Values = Readonly<Record<string, string>>
export type Problems = Readonly<Record<string, string>>

interface Property {
  readonly type?: string
  readonly enum?: readonly (string | number)[]
  readonly description?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly items?: Property
  readonly default?: unknown
}

const propertiesOf = (schema: Readonly<Record<string, unknown>>): [string, Property][] =>
  Object.entries((schema.properties ?? {}) as Record<string, Property>)
const requiredOf = (schema: Readonly<Record<string, unknown>>): readonly string[] =>
  (schema.required ?? []) as readonly string[]

/** Texts that are more than a name or a sentence. */
const LONG = 10_000

export function SchemaForm({
  schema,
  values,
  problems,
  onChange,
}: {
  readonly schema: Readonly<Record<string, unknown>>
  readonly values: Values
  readonly problems: Problems
  readonly onChange: (values: Values) => void
}) {
  const required = requiredOf(schema)
  const fields = propertiesOf(schema).toSorted(
    ([a], [b]) => Number(required.includes(b)) - Number(required.includes(a)),
  )
  if (fields.length === 0) return <p className="text-muted-foreground">It takes no arguments.</p>
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {fields.map(([name, property]) => (
        <Field
          key={name}
          label={
            <>
              <code className="font-mono">{name}</code>
              {required.includes(name) ? <span className="text-muted-foreground"> · required</span> : null}
            </>
          }
          hint={hintOf(property)}
          error={problems[name]}
          className={isWide(property) ? 'sm:col-span-2' : ''}
        >
          {(field) => (
            <Control
              {...field}
              property={property}
              required={required.includes(name)}
              value={values[name] ?? ''}
              onChange={(value) => onChange({ ...values, [name]: value })}
            />
          )}
        </Field>
      ))}
    </div>
  )
}

interface ControlProps {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  readonly property: Property
  readonly required: boolean
  readonly value: string
  readonly onChange: (value: string) => void
}

function Control({ property, required, value, onChange, ...field }: ControlProps) {
  if (property.enum !== undefined)
    return (
      <Select
        {...field}
        className="w-full [&>select]:w-full"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{required ? 'Choose…' : 'not given'}</option>
        {property.enum.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </Select>
    )
  if (property.type === 'boolean')
    return (
      <Checkbox
        {...field}
        checked={value === 'true'}
        onChange={(event) => onChange(event.target.checked ? 'true' : '')}
      />
    )
  if (isNumber(property))
    return (
      <Input
        {...field}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  if (property.type !== 'string' || (property.maxLength ?? 0) > LONG)
    return (
      <Textarea
        {...field}
        className="font-mono text-[0.8125rem]"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  return (
    <Input
      {...field}
      autoComplete="off"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

/** The tool itself reports errors, except in values that cannot even be sent. */
export function argumentsOf(
  schema: Readonly<Record<string, unknown>>,
  values: Values,
): { arguments: Record<string, unknown>; problems: Record<string, string> } {
  const given: Record<string, unknown> = {}
  const problems: Record<string, string> = {}
  const required = requiredOf(schema)
  for (const [name, property] of propertiesOf(schema)) {
    const text = values[name] ?? ''
    if (text.trim() === '') {
      if (required.includes(name)) problems[name] = 'This is required.'
    } else if (property.type === 'boolean') given[name] = true
    else if (isNumber(property)) {
      const number = Number(text)
      if (Number.isNaN(number)) problems[name] = 'This is not a number.'
      else given[name] = number
    } else if (isList(property))
      given[name] = text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
    else if (property.type === 'string' || property.enum !== undefined) given[name] = text
    else
      try {
        given[name] = JSON.parse(text)
      } catch {
        problems[name] = 'This is not JSON.'
      }
  }
  return { arguments: given, problems }
}

const isNumber = ({ type }: Property): boolean => type === 'integer' || type === 'number'
const isList = ({ type, items }: Property): boolean => type === 'array' && items?.type === 'string'
const isWide = (property: Property): boolean =>
  property.enum === undefined &&
  property.type !== 'boolean' &&
  !isNumber(property) &&
  (property.type !== 'string' || (property.maxLength ?? 0) >= 1000)

const FAR = 1_000_000

function hintOf(property: Property): string | undefined {
  const { minimum = -Infinity, maximum = Infinity } = property
  // Schemas of whole numbers name the largest there is; nobody needs to read that.
  const [low, high] = [minimum > -FAR, maximum < FAR]
  const bounds = low && high ? `${minimum} to ${maximum}` : high ? `at most ${maximum}` : undefined
  const list = isList(property) ? 'One a line' : undefined
  const parts = [property.description, bounds, list].filter((part) => part !== undefined)
  return parts.length === 0 ? undefined : parts.join(' · ')
}
