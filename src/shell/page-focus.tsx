import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Moves focus to the heading after navigation, as a page load would start at the top. */
export function PageFocus() {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        // Filters and pagination keep the focus.
        if (!fromLocation || fromLocation.pathname === toLocation.pathname) return
        const heading = document.querySelector<HTMLElement>('main h1')
        if (!heading) return
        heading.tabIndex = -1
        heading.focus({ preventScroll: true })
      }),
    [router],
  )
  return null
}
