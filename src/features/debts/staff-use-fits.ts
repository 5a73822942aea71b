import { useLayoutEffect, useRef, useState } from 'react'

/**
 * Whether everything in a scrolling box is in view without scrolling. False until measured: scrolling is what works
 * in every case.
 *
 * @param selector of the box within the element that takes the ref
 */
export function useFits(selector: string) {
  const ref = useRef<HTMLDivElement>(null)
  const [fits, setFits] = useState(false)
  useLayoutEffect(() => {
    const box = ref.current?.querySelector(selector)
    const content = box?.firstElementChild
    if (!box || !content) return
    const observer = new ResizeObserver(() => setFits(content.scrollWidth <= box.clientWidth))
    observer.observe(box)
    observer.observe(content)
    return () => observer.disconnect()
  }, [selector])
  return { ref, fits }
}
