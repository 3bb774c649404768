/**
 * How long things stay: the same three settings for an organisation and for one repository, which may say otherwise.
 */
import { useState } from 'react'
import type { Keeping } from '../../api/answers.ts'
import { DaysField, daysIn, textOf } from './days-field.tsx'

interface Setting {
  readonly name: keyof Keeping
  readonly label: string
  readonly meaning: string
  readonly least: number
  readonly most: number
}

const SETTINGS: readonly Setting[] = [
  {
    name: 'retentionDays',
    label: 'Keep replaced commits',
    meaning: 'How long a commit stays available after its ref has moved on.',
    least: 0,
    most: 365,
  },
  {
    name: 'endedRefDays',
    label: 'Keep ended refs',
    meaning: 'Deleted branches and closed pull requests.',
    least: 0,
    most: 365,
  },
  {
    name: 'refExpiryDays',
    label: 'Drop quiet refs after',
    meaning: 'Refs that receive no new index. The default ref is never dropped.',
    least: 1,
    most: 3650,
  },
]

interface KeepingForm {
  readonly text: (name: keyof Keeping) => string
  readonly type: (name: keyof Keeping, text: string) => void
  readonly wrong: boolean
  /** What is not as it was. */
  readonly changed: () => Partial<Keeping>
  /** What was typed is saved, and the fields show what others save from now on. */
  readonly saved: () => void
}

/** A field that nobody typed in follows what is saved elsewhere, and what is typed stays. */
export function useKeeping(now: Keeping): KeepingForm {
  const [typed, setTyped] = useState<Partial<Record<keyof Keeping, string>>>({})
  const text = (name: keyof Keeping): string => typed[name] ?? textOf(now[name])
  const values = SETTINGS.map((setting) => ({ name: setting.name, value: daysIn(text(setting.name), setting) }))
  return {
    text,
    type: (name, to) => setTyped((before) => ({ ...before, [name]: to })),
    wrong: values.some(({ value }) => value === 'invalid'),
    changed: () => {
      const different: Partial<Keeping> = {}
      for (const { name, value } of values) if (value !== 'invalid' && value !== now[name]) different[name] = value
      return different
    },
    saved: () => setTyped({}),
  }
}

interface Props {
  readonly form: KeepingForm
  /** What an empty field means, in it. */
  readonly none: string
  /** What then holds, where that is known. */
  readonly inherited?: Keeping
}

export function KeepingFields({ form, none, inherited }: Props) {
  return SETTINGS.map(({ name, label, meaning, least, most }) => {
    const days = inherited?.[name]
    const then = days === undefined || days === null ? '' : ` Now ${days} days.`
    return (
      <DaysField
        key={name}
        label={label}
        hint={`${meaning}${form.text(name).trim() === '' ? then : ''}`}
        text={form.text(name)}
        onChange={(text) => form.type(name, text)}
        least={least}
        most={most}
        none={none}
      />
    )
  })
}
