import { useId, useRef, type ReactNode } from 'react'
import { look } from '../../look.ts'
import { useChoiceBeforeHydration } from '../fields/use-choice-before-hydration.ts'
import { statusIcons } from '../feedback/status-icons.tsx'

export interface ChoiceGroupProps {
  legend: ReactNode
  /** Keeps the legend for screen readers only. */
  hideLegend?: boolean | undefined
  hint?: ReactNode
  error?: ReactNode
  optional?: ReactNode
}

export function ChoiceGroup({
  legend,
  hideLegend,
  hint,
  error,
  optional,
  direction,
  children,
}: ChoiceGroupProps & { direction?: 'row' | 'rows' | 'columns' | 'cards' | 'pictures' | undefined; children: ReactNode }) {
  const id = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  useChoiceBeforeHydration(group, 'radio')
  const hintId = hint ? `${id}-hint` : ''
  const errorId = error ? `${id}-error` : ''
  return (
    <fieldset ref={group} className="choice-group__root" aria-describedby={`${errorId} ${hintId}`.trim() || undefined}>
      <legend className={hideLegend ? 'visually-hidden' : look('choice-group__legend', { direction })}>
        {legend} {optional ? <span className="choice-group__optional">{optional}</span> : null}
      </legend>
      {hint ? (
        <div className="choice-group__hint" id={hintId}>
          {hint}
        </div>
      ) : null}
      {error ? (
        <div className="choice-group__error" id={errorId}>
          {statusIcons.danger}
          <span>{error}</span>
        </div>
      ) : null}
      <div className={look('choice-group__options', { direction })}>{children}</div>
    </fieldset>
  )
}
