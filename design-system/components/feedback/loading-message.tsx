import type { ReactNode } from 'react'
import { Spinner } from './spinner.tsx'

/** A spinner with its word, for a wait whose result has no known shape; where it has one, use skeletons. */
export function LoadingMessage({ children }: { children: ReactNode }) {
  return (
    <div className="loading-message" role="status">
      <Spinner />
      <span>{children}</span>
    </div>
  )
}
