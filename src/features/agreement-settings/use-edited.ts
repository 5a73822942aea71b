import { useRef, useState } from 'react'
import { getDifferences } from '../../shared/versions/differences.tsx'

interface Edited<Saved, Values extends object> {
  /** As it is saved now, perhaps by somebody else; null for a new one. */
  newest: Saved | null
  getValues: (saved: Saved | null) => Values
  getTexts: (values: Values) => Record<keyof Values & string, string>
}

/** What a form began with beside what is saved now, and which revision a save is known to replace. */
export function useEdited<Saved extends { revision: number }, Values extends object>({
  newest,
  getValues,
  getTexts,
}: Edited<Saved, Values>) {
  const [begun, setBegun] = useState(newest)
  const replaced = useRef(newest?.revision ?? 0)
  const isOvertaken = begun !== null && newest !== null && newest.revision > begun.revision
  const savedValues = getValues(newest)
  return {
    begun,
    initialValues: getValues(begun),
    savedValues,
    isOvertaken,
    differences: (values: Values) => (isOvertaken ? getDifferences(getTexts(savedValues), getTexts(values)) : []),
    /** What reads the same as what was saved replaces nothing. */
    revisionFor: (values: Values) =>
      newest && getDifferences(getTexts(savedValues), getTexts(values)).length === 0 ? newest.revision : replaced.current,
    /** The next save replaces what is saved now. */
    replaceNewest: () => {
      replaced.current = newest?.revision ?? 0
    },
    begin: (saved: Saved | null) => {
      replaced.current = saved?.revision ?? 0
      setBegun(saved)
    },
  }
}
