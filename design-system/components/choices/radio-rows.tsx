import type { ReactNode } from 'react'
import { ChoiceGroup } from './choice-group.tsx'
import { radioChoice, type RadioChoiceProps } from './radio-group.tsx'

export interface RadioRowOption {
  value: string
  label: ReactNode
  description?: ReactNode
  /** An amount at the end of the row. */
  end?: ReactNode
  endNote?: ReactNode
}

/** Choices as rows of one surface, each pressed as a whole. */
export function RadioRows({ legend, options, ...choice }: RadioChoiceProps & { legend: string; options: readonly RadioRowOption[] }) {
  return (
    <ChoiceGroup legend={legend} hideLegend direction="rows">
      {options.map((option) => (
        <label key={option.value} className="radio-rows__row">
          <input {...radioChoice(choice, option)} className="radio__dot" />
          <span className="radio-rows__text">
            <span className="radio-rows__label">{option.label}</span>{' '}
            {option.description ? <span className="radio-rows__note">{option.description}</span> : null}
          </span>{' '}
          {option.end ? (
            <span className="radio-rows__end">
              <span className="radio-rows__label">{option.end}</span>{' '}
              {option.endNote ? <span className="radio-rows__note">{option.endNote}</span> : null}
            </span>
          ) : null}
        </label>
      ))}
    </ChoiceGroup>
  )
}

/** What cannot be chosen, each in a line with the reason. */
export function RefusedRows({ legend, rows }: { legend: string; rows: readonly { id: string; name: ReactNode; reason: ReactNode }[] }) {
  return (
    <ul role="list" aria-label={legend} className="radio-rows__refused">
      {rows.map(({ id, name, reason }) => (
        <li key={id}>
          {name}. {reason}
        </li>
      ))}
    </ul>
  )
}
