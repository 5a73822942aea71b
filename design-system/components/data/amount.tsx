import type { ReactNode } from 'react'
import { look } from '../../look.ts'

/** An amount of money that the caller has written in the reader's language. `display` for the one that matters. */
export function Amount({
  size = 'inline',
  children,
}: {
  size?: 'display' | 'large' | 'medium' | 'inline'
  children: ReactNode
}) {
  return <span className={look('amount', { size })}>{children}</span>
}
