import type { ReactNode } from 'react'
import { Spinner } from './spinner.tsx'

export function LoadingMessage({ children }: { children: ReactNode }) {
  return (
    <div className="loading-message" role="status">
      <Spinner />
      <span>{children}</span>
    </div>
  )
}
