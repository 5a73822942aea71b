import type { ReactNode } from 'react'

export function OrDivider({ children }: { children: ReactNode }) {
  return <div className="or-divider">{children}</div>
}
