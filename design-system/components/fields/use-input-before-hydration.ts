import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { retype } from './native-value.ts'

/** Fires `onChange` of a controlled field for text typed before hydration, which React would overwrite on the next render. */
export function useInputBeforeHydration(control: RefObject<HTMLInputElement | HTMLTextAreaElement | null>, value: unknown): void {
  const typedEarly = useRef('')
  const remember = useEffectEvent(() => {
    const typed = control.current?.value ?? ''
    if (value !== undefined && typed !== String(value)) typedEarly.current = typed
  })
  const dispatch = useEffectEvent(() => {
    const field = control.current
    if (!field || !typedEarly.current) return
    retype(field, field.value || typedEarly.current)
    typedEarly.current = ''
  })
  // Layout effects of all fields run first: dispatching for one re-renders the others.
  useLayoutEffect(() => remember(), [])
  useEffect(() => dispatch(), [])
}
