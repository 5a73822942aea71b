import { useEffect, useEffectEvent, useRef } from 'react'

interface Followed<Values> {
  /** As they stand in the form. */
  values: Values
  /** As they are saved now, perhaps by somebody else. */
  saved: Values
  revision: number
  set: <Name extends keyof Values>(name: Name, value: Values[Name]) => void
  onTaken: () => void
}

/** Fields that nobody changed here take what somebody else saved meanwhile; what was typed stays. */
export function useFollowSaved<Values extends object>({ values, saved, revision, set, onTaken }: Followed<Values>): void {
  const seen = useRef(saved)
  const follow = useEffectEvent(() => {
    const before = seen.current
    seen.current = saved
    const names = Object.keys(saved) as (keyof Values)[]
    const taken = names.filter((name) => !isEqual(saved[name], before[name]) && isEqual(values[name], before[name]))
    for (const name of taken) set(name, saved[name])
    if (taken.length > 0) onTaken()
  })
  useEffect(() => follow(), [revision])
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
