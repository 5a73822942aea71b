import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Moves the focus with the page (focus-pages.ts) as long as the document lives; no first visit waits for it. */
export function PageFocus() {
  const router = useRouter()
  useEffect(() => void import('./focus-pages.ts').then(({ focusPages }) => focusPages(router)), [router])
  return null
}
