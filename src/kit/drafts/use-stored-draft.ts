import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { forgetDraft, keepDraft, readDraft } from '../../request/browser/draft-storage.ts'
import { useShell } from '../../request/shell.queries.ts'

/**
 * What a person entered and did not send yet; kept when the session ends or the page is loaded again.
 *
 * @param name of the form, once among all forms
 * @returns the value; `begun` is the one that the form began with, null until it has been read: fields that report their value wait for it
 */
export function useStoredDraft<Value>(
  name: string,
  empty: Value,
): { value: Value; begun: Value | null; change(update: (before: Value) => Value): void; forget(): void } {
  const who = useShell().person?.username ?? ''
  const [begun, setBegun] = useState<Value | null>(null)
  const [value, setValue] = useState(empty)
  // Kept in a ref, so that two changes within one event build on each other.
  const latest = useRef(value)
  const set = (after: Value) => {
    latest.current = after
    setValue(after)
  }
  const readKept = useEffectEvent(() => {
    const read = keptValue<Value>(who, name)
    if (read) set(read)
    setBegun(read ?? empty)
  })
  useEffect(() => readKept(), [who, name])
  return {
    value,
    begun,
    change(update) {
      const after = update(latest.current)
      if (after === latest.current) return
      set(after)
      keepDraft(who, name, { value: JSON.stringify(after) })
    },
    forget() {
      setBegun(empty)
      set(empty)
      forgetDraft(name)
    },
  }
}

/** Returns the stored draft; null if there is none that can be read. */
function keptValue<Value>(who: string, name: string): Value | null {
  try {
    return JSON.parse(readDraft(who, name)?.value ?? 'null') as Value | null
  } catch {
    return null
  }
}
