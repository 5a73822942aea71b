import { useEffect, useEffectEvent, type RefObject } from 'react'

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
