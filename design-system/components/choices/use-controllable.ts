import { useState } from 'react'

/** A choice that its parent controls by `value`, or else keeps itself, beginning with `initial`. */
export function useControllable<Value>(
  value: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
): [chosen: Value, choose: (value: Value) => void] {
  const [own, setOwn] = useState(initial)
  return [
    value === undefined ? own : value,
    (next) => {
      setOwn(next)
      onChange?.(next)
    },
  ]
}
