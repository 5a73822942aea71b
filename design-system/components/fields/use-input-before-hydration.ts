import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { retype } from './native-value.ts'

/** Fires `onChange` of a controlled field for what was typed or chosen before hydration, which React would overwrite on the next render. */
export function useInputBeforeHydration(
  control: RefObject<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | null>,
  value: unknown,
): void {
  const typedEarly = useRef('')
  const remember = useEffectEvent(() => {
    const field = control.current
    const typed = field?.value ?? ''
    // A select that was rendered without an option for its value shows the first one, which nobody chose.
    const isOther = value !== undefined && typed !== String(value) && !field?.matches('select:not(:has([selected]))')
    if (isOther) typedEarly.current = typed
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
