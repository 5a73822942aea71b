import type { ReactNode } from 'react'
import { Spinner } from './spinner.tsx'

/** For results of unknown shape; use skeletons where the shape is known. */
export function LoadingMessage({ children }: { children: ReactNode }) {
  return (
    <div className="loading-message" role="status">
      <Spinner />
      <span>{children}</span>
    </div>
  )
}
