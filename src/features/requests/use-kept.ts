import { useEffect, useState } from 'react'
import { forgetDraft, keepDraft, readDraft } from '../../auth/sign-out/draft-storage.ts'
import { useShell } from '../../request/shell.queries.ts'

/**
 * What a person entered and did not send yet; kept when the session ends or the page is loaded again.
 *
 * @param name of the form, once among all forms
 * @returns the value; `begun`, with which the form began: another object once what was kept has been read, or forgotten
 */
export function useKept<Value>(
  name: string,
  empty: Value,
): { value: Value; begun: Value; change(update: (before: Value) => Value): void; forget(): void } {
  const who = useShell().person?.username ?? ''
  const [begun, setBegun] = useState(empty)
  const [value, setValue] = useState(empty)
  useEffect(() => {
    try {
      const kept = readDraft(who, name)?.value
      if (!kept) return
      const read = JSON.parse(kept) as Value
      setBegun(read)
      setValue(read)
    } catch {
      // What cannot be read counts as none.
    }
  }, [who, name])
  return {
    value,
    begun,
    change: (update) =>
      setValue((before) => {
        const after = update(before)
        if (after !== before) keepDraft(who, name, { value: JSON.stringify(after) })
        return after
      }),
    forget() {
      setBegun(empty)
      setValue(empty)
      forgetDraft(name)
    },
  }
}
