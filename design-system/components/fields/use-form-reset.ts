import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Calls `onReset` after the form around a control was reset. */
export function useFormReset(control: RefObject<HTMLInputElement | HTMLTextAreaElement | null>, onReset: () => void): void {
  const answer = useEffectEvent(onReset)
  useEffect(() => {
    const form = control.current?.form
    if (!form) return
    // The event fires before the values are reset.
    const listener = () => setTimeout(answer)
    form.addEventListener('reset', listener)
    return () => form.removeEventListener('reset', listener)
  }, [control])
}
