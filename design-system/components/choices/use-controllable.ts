import { useState } from 'react'

/** State controlled by `value` if defined, else internal, starting with `initial`. */
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
