import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Calls back after the form around a control went back to its first values. */
export function useFormReset(control: RefObject<HTMLInputElement | HTMLTextAreaElement | null>, onReset: () => void): void {
  const answer = useEffectEvent(onReset)
  useEffect(() => {
    const form = control.current?.form
    if (!form) return
    // The event comes before the values go back.
    const listener = () => setTimeout(answer)
    form.addEventListener('reset', listener)
    return () => form.removeEventListener('reset', listener)
  }, [control])
}
