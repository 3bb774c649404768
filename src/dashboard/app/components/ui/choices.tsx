/** One of a few, each with what it means: radio buttons that can be hit anywhere on their card. */
import { type ReactNode, useId } from 'react'

export interface Choice<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly meaning: ReactNode
}

export function Choices<Value extends string>({
  legend,
  showLegend = false,
  choices,
  value,
  onChoose,
  disabled = false,
}: {
  readonly legend: string
  readonly showLegend?: boolean
  readonly choices: readonly Choice<Value>[]
  readonly value: Value
  readonly onChoose: (value: Value) => void
  readonly disabled?: boolean
}) {
  const name = useId()
  return (
    <fieldset disabled={disabled} className="space-y-2">
      <legend className={showLegend ? 'mb-1.5 text-sm font-medium' : 'sr-only'}>{legend}</legend>
      {choices.map((one) => (
        <label
          key={one.value}
          className="flex items-start gap-3 rounded-lg border p-3 has-checked:border-primary has-checked:bg-accent/50"
        >
          <input
            type="radio"
            name={name}
            className="mt-0.5 size-4 shrink-0 accent-primary"
            checked={value === one.value}
            onChange={() => onChoose(one.value)}
          />
          <span className="min-w-0">
            <span className="block font-medium">{one.label}</span>
            <span className="block text-muted-foreground wrap-anywhere">{one.meaning}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
