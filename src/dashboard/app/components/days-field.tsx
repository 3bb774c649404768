/** A number of days, or none. What an empty field means is shown beside it. */
import { Field, Input } from './ui/input.tsx'

export type Days = number | null | 'invalid'

export const textOf = (days: number | null): string => (days === null ? '' : String(days))

export function daysIn(text: string, { least, most }: { readonly least: number; readonly most: number }): Days {
  const plain = text.trim()
  if (plain === '') return null
  const days = Number(plain)
  return /^\d+$/.test(plain) && days >= least && days <= most ? days : 'invalid'
}

interface Props {
  readonly label: string
  readonly hint: string
  readonly text: string
  readonly onChange: (text: string) => void
  readonly least: number
  readonly most: number
  /** What the empty field means, in it. */
  readonly none: string
}

export function DaysField({ label, hint, text, onChange, least, most, none }: Props) {
  return (
    <Field
      label={label}
      hint={hint}
      error={
        daysIn(text, { least, most }) === 'invalid' ? `A whole number from ${least} to ${most}, or empty.` : undefined
      }
    >
      {(field) => (
        <span className="flex items-center gap-2">
          <Input
            {...field}
            inputMode="numeric"
            placeholder={none}
            value={text}
            onChange={(event) => onChange(event.target.value)}
          />
          <span className="text-muted-foreground">days</span>
        </span>
      )}
    </Field>
  )
}
