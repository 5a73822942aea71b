import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { typeAnew } from './native-value.ts'

/**
 * Tells a controlled field what was typed into it before React took over, which React would else write over with the
 * first change of anything.
 *
 * @param value what the caller says the field holds; undefined for a field that keeps its own
 */
export function useTypedBefore(control: RefObject<HTMLInputElement | HTMLTextAreaElement | null>, value: unknown): void {
  const typedBefore = useRef('')
  const notice = useEffectEvent(() => {
    const typed = control.current?.value ?? ''
    if (value !== undefined && typed !== String(value)) typedBefore.current = typed
  })
  const tell = useEffectEvent(() => {
    const field = control.current
    if (!field || !typedBefore.current) return
    typeAnew(field, field.value || typedBefore.current)
    typedBefore.current = ''
  })
  // First all fields of the page are looked at: telling of one draws the others anew.
  useLayoutEffect(() => notice(), [])
  useEffect(() => tell(), [])
}
