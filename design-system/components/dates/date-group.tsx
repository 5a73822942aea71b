import { useId, type ReactNode } from 'react'
import { statusIcons } from '../feedback/status-icons.tsx'

export interface DateGroupProps {
  legend: ReactNode
  hint?: ReactNode
  /** One error for both fields, read with the one that it is about. */
  error?: ReactNode
  /** A word such as "optional" after the legend. */
  optional?: ReactNode
}

/** Two fields that make up one answer. The children get the id of the error, to be described by it. */
export function DateGroup({
  legend,
  hint,
  error,
  optional,
  children,
}: DateGroupProps & { children: (errorId: string | undefined) => ReactNode }) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  return (
    <fieldset className="date-group__root" aria-describedby={hintId}>
      <legend className="date-group__legend">
        {legend} {optional ? <span className="date-group__optional">{optional}</span> : null}
      </legend>
      {hint ? (
        <div className="date-group__hint" id={hintId}>
          {hint}
        </div>
      ) : null}
      <div className="date-group__fields">{children(errorId)}</div>
      {error ? (
        <div className="date-group__error" id={errorId}>
          {statusIcons.danger}
          <span>{error}</span>
        </div>
      ) : null}
    </fieldset>
  )
}
