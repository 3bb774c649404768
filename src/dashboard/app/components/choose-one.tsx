/**
 * One of a list, and the button that does something with it. Not by choosing alone: by keyboard, each arrow chooses, so whoever wants
 * the third would get the first.
 */
import { type FormEvent, useState } from 'react'
import { Button } from './ui/button.tsx'
import { backToField } from './ui/focus.ts'
import { Select } from './ui/input.tsx'

/** A person or a team. */
export interface Named {
  readonly id: number
  readonly name: string
}

interface Props {
  readonly label: string
  /** In the list while nobody is chosen; the label itself by default. */
  readonly prompt?: string
  /** The verb on the button. */
  readonly action: string
  /** Said where there is nobody to choose. */
  readonly none: string
  readonly among: readonly Named[]
  readonly choose: (one: Named) => void
  readonly busy?: boolean
}

export function ChooseOne({ label, prompt = label, action, none, among, choose, busy = false }: Props) {
  const [value, setValue] = useState('')
  const chosen = among.find(({ id }) => String(id) === value)
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (chosen === undefined || busy) return
    backToField(event.currentTarget)
    setValue('')
    choose(chosen)
  }
  return (
    <form onSubmit={submit} className="flex min-w-0 flex-wrap gap-2">
      <Select
        aria-label={label}
        className="max-w-full"
        value={chosen === undefined ? '' : value}
        disabled={among.length === 0}
        onChange={({ target }) => setValue(target.value)}
      >
        <option value="">{among.length === 0 ? none : `${prompt}…`}</option>
        {among.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Button
        type="submit"
        variant="outline"
        className="h-9"
        busy={busy}
        aria-label={`${action}: ${chosen?.name ?? label}`}
        disabled={chosen === undefined}
      >
        {action}
      </Button>
    </form>
  )
}
