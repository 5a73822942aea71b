import type { ReactNode } from 'react'

/** Must be rendered before its first message, or screen readers do not announce it. */
export function ToastRegion({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <div className="toast__region" role="region" aria-label={label} aria-live="polite">
      {children}
    </div>
  )
}
