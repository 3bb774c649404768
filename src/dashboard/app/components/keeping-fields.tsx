/**
 * How long things stay: the same three settings for an organisation and for one repository, which may say otherwise.
 */
import { useState } from 'react'
import type { Keeping } from '../../api/answers.ts'
import { type Days, DaysField } from './days-field.tsx'

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
  readonly values: Readonly<Record<keyof Keeping, Days>>
  readonly set: (name: keyof Keeping, to: Days) => void
  readonly wrong: boolean
  /** What is not as it was. */
  readonly changed: () => Partial<Keeping>
}

export function useKeeping(now: Keeping): KeepingForm {
  const [values, setValues] = useState<Readonly<Record<keyof Keeping, Days>>>({
    retentionDays: now.retentionDays,
    endedRefDays: now.endedRefDays,
    refExpiryDays: now.refExpiryDays,
  })
  return {
    values,
    set: (name, to) => setValues((before) => ({ ...before, [name]: to })),
    wrong: Object.values(values).includes('invalid'),
    changed: () => {
      const different: Partial<Keeping> = {}
      for (const { name } of SETTINGS) {
        const value = values[name]
        if (value !== 'invalid' && value !== now[name]) different[name] = value
      }
      return different
    },
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
        hint={`${meaning}${form.values[name] === null ? then : ''}`}
        value={form.values[name]}
        onChange={(to) => form.set(name, to)}
        least={least}
        most={most}
        none={none}
      />
    )
  })
}
