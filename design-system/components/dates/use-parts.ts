import { useState } from 'react'

/** Which part of a two-part answer is wrong, and how. */
export interface PartProblem<Part extends string, Kind> {
  part: Part
  kind: Kind
}

type Values<Part extends string> = Record<Part, string | null>

/**
 * Keeps the parts of one answer, and the problem of the first part that has one. `judge` looks at both together once
 * neither has a problem of its own.
 */
export function useParts<Part extends string, Kind>(
  first: Values<Part>,
  judge: (values: Values<Part>) => PartProblem<Part, Kind> | undefined,
  onChange: (values: Values<Part>, problem?: PartProblem<Part, Kind>) => void,
) {
  const [values, setValues] = useState(first)
  const [kinds, setKinds] = useState<Partial<Record<Part, Kind>>>({})
  const parts = Object.keys(first) as Part[]

  function problemIn(next: Values<Part>, found: Partial<Record<Part, Kind>>) {
    for (const part of parts) {
      const kind = found[part]
      if (kind) return { part, kind }
    }
    return judge(next)
  }

  return {
    values,
    /** The part that an error shown now is about; without one, it is about all of them. */
    blamed: problemIn(values, kinds)?.part,
    set: (part: Part) => (value: string | null, kind?: Kind) => {
      const next = { ...values, [part]: value }
      const found = { ...kinds, [part]: kind }
      setValues(next)
      setKinds(found)
      onChange(next, problemIn(next, found))
    },
  }
}
