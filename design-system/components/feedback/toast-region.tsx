import type { ReactNode } from 'react'

/** Where messages appear that need no answer. Always in the page, so that what enters it is announced. */
export function ToastRegion({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <div className="toast__region" role="region" aria-label={label} aria-live="polite">
      {children}
    </div>
  )
}
