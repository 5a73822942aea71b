import type { ReactNode } from 'react'
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx'
import { radioChoice, type RadioChoiceProps } from './radio-group.tsx'

export interface RadioCardOption {
  value: string
  label: ReactNode
  icon?: ReactNode
  description?: ReactNode
  note?: ReactNode
  disabled?: boolean | undefined
}

export function RadioCards({
  name,
  options,
  value,
  defaultValue,
  onChange,
  pictures,
  ...frame
}: ChoiceGroupProps &
  RadioChoiceProps & { options: readonly RadioCardOption[] /** Side by side: icons are pictures. */; pictures?: boolean | undefined }) {
  const choice = { name, value, defaultValue, onChange }
  return (
    <ChoiceGroup {...frame} direction={pictures ? 'pictures' : 'cards'}>
      {options.map((option) => (
        <label key={option.value} className="radio-cards__card">
          <input {...radioChoice(choice, option)} className="radio__dot" data-invalid={frame.error ? true : undefined} />
          {option.icon ? <span className="radio-cards__icon">{option.icon}</span> : null}
          <span className="radio-cards__text">
            {option.label}
            {option.description ? <span className="radio-cards__description">{option.description}</span> : null}
          </span>
          {option.note ? <span className="radio-cards__note">{option.note}</span> : null}
        </label>
      ))}
    </ChoiceGroup>
  )
}
