import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * Whether everything in a scrolling box is in view without scrolling. False until measured: scrolling is what works
 * in every case.
 */
export function useFits(box: RefObject<HTMLElement | null>): boolean {
  const [fits, setFits] = useState(false)
  useLayoutEffect(() => {
    const frame = box.current
    const content = frame?.firstElementChild
    if (!frame || !content) return
    const observer = new ResizeObserver(() => setFits(content.scrollWidth <= frame.clientWidth))
    observer.observe(frame)
    observer.observe(content)
    return () => observer.disconnect()
  }, [box])
  return fits
}
