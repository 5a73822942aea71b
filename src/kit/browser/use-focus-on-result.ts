import { type RefObject, useEffect, useRef } from 'react'

/** Returns a ref for an action's answer, which is scrolled into view and focused. @param answer changes with each answer; null without one */
export function useFocusOnResult<Place extends HTMLElement>(answer: unknown): RefObject<Place | null> {
  const place = useRef<Place>(null)
  useEffect(() => {
    if (answer === null) return
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'center' })
  }, [answer])
  return place
}
