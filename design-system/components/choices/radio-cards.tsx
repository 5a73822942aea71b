import type { ReactNode } from 'react'

export interface RadioCardOption {
  value: string
  label: ReactNode
  icon?: ReactNode
  description?: ReactNode
  /** A few words at the end of the line, such as how long it takes. */
  note?: ReactNode
  disabled?: boolean | undefined
}

/** One choice of several, each a large card around a native radio. Without `onChange` it is a plain form field. */
export function RadioCards({
  name,
  legend,
  hideLegend,
  options,
  value,
  defaultValue,
  onChange,
}: {
  name: string
  legend: ReactNode
  hideLegend?: boolean | undefined
  options: readonly RadioCardOption[]
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
}) {
  return (
    <fieldset className="radio-cards__root">
      <legend className={hideLegend ? 'visually-hidden' : 'radio-cards__legend'}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="radio-cards__card">
          <input
            type="radio"
            className="radio-cards__dot"
            name={name}
            value={option.value}
            disabled={option.disabled}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={value === undefined ? defaultValue === option.value : undefined}
            onChange={onChange ? () => onChange(option.value) : undefined}
            readOnly={value !== undefined && !onChange}
          />
          {option.icon ? <span className="radio-cards__icon">{option.icon}</span> : null}
          <span className="radio-cards__text">
            {option.label}
            {option.description ? <span className="radio-cards__description">{option.description}</span> : null}
          </span>
          {option.note ? <span className="radio-cards__note">{option.note}</span> : null}
        </label>
      ))}
    </fieldset>
  )
}
