import { type ReactNode, useId, useState } from 'react'
import { statusIcons } from '../feedback/status-icons.tsx'

export interface DateGroupProps {
  legend: ReactNode
  hint?: ReactNode
  error?: ReactNode
  optional?: ReactNode
}

/** A fieldset of two fields that form one value. The children receive the error's id for `aria-describedby`. */
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

export interface PartProblem<Part extends string, Kind> {
  part: Part
  kind: Kind
}

type Values<Part extends string> = Record<Part, string | null>

/** Manages a value of several parts and the problem of the first invalid one; `judge` validates the parts together. */
export function useParts<Part extends string, Kind>(
  first: Values<Part>,
  judge: (values: Values<Part>) => PartProblem<Part, Kind> | undefined,
  onChange: (values: Values<Part>, problem?: PartProblem<Part, Kind>) => void,
) {
  const [values, setValues] = useState(first)
  const [kinds, setKinds] = useState<Partial<Record<Part, Kind>>>({})
  const parts = Object.keys(first) as Part[]

  function findProblem(next: Values<Part>, found: Partial<Record<Part, Kind>>) {
    for (const part of parts) {
      const kind = found[part]
      if (kind) return { part, kind }
    }
    return judge(next)
  }

  return {
    values,
    blamed: findProblem(values, kinds)?.part,
    set: (part: Part) => (value: string | null, kind?: Kind) => {
      const next = { ...values, [part]: value }
      const found = { ...kinds, [part]: kind }
      setValues(next)
      setKinds(found)
      onChange(next, findProblem(next, found))
    },
  }
}
