import { useEffect, useState } from 'react'
import { forgetDraft, keepDraft, readDraft } from '../../auth/sign-out/draft-storage.ts'
import { useShell } from '../../request/shell.queries.ts'

/**
 * What a person entered and did not send yet; kept when the session ends or the page is loaded again.
 *
 * @param name of the form, once among all forms
 */
export function useKept<Value>(name: string, empty: Value): { value: Value; change(value: Value): void; forget(): void } {
  const who = useShell().person?.username ?? ''
  const [value, setValue] = useState(empty)
  useEffect(() => {
    try {
      const kept = readDraft(who, name)?.value
      if (kept) setValue(JSON.parse(kept) as Value)
    } catch {
      // What cannot be read counts as none.
    }
  }, [who, name])
  return {
    value,
    change(next) {
      setValue(next)
      keepDraft(who, name, { value: JSON.stringify(next) })
    },
    forget() {
      setValue(empty)
      forgetDraft(name)
    },
  }
}
