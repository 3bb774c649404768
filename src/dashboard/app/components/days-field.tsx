/** A number of days, or none. What an empty field means is shown beside it. */
import { useState } from 'react'
import { Field, Input } from './ui/input.tsx'

export type Days = number | null | 'invalid'

interface Props {
  readonly label: string
  readonly hint: string
  readonly value: Days
  readonly onChange: (to: Days) => void
  readonly least: number
  readonly most: number
  /** What the empty field means, in it. */
  readonly none: string
}

export function DaysField({ label, hint, value, onChange, least, most, none }: Props) {
  const [text, setText] = useState(typeof value === 'number' ? String(value) : '')
  return (
    <Field
      label={label}
      hint={hint}
      error={value === 'invalid' ? `A whole number from ${least} to ${most}, or empty.` : undefined}
    >
      {(field) => (
        <span className="flex items-center gap-2">
          <Input
            {...field}
            inputMode="numeric"
            placeholder={none}
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              const plain = event.target.value.trim()
              const days = Number(plain)
              onChange(plain === '' ? null : /^\d+$/.test(plain) && days >= least && days <= most ? days : 'invalid')
            }}
          />
          <span className="text-muted-foreground">days</span>
        </span>
      )}
    </Field>
  )
}
