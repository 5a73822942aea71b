import type { ReactNode } from 'react'
import { look } from '../../look.ts'

/** An amount of money, already formatted. `display` for the page's most important one. */
export function Amount({
  size = 'inline',
  spoken,
  children,
}: {
  size?: 'display' | 'large' | 'medium' | 'inline' | undefined
  /** Announced instead, where a sign would be lost, such as "menos R$ 299,50". */
  spoken?: string | undefined
  children: ReactNode
}) {
  if (!spoken) return <span className={look('amount', { size })}>{children}</span>
  return (
    <span className={look('amount', { size })}>
      <span aria-hidden="true">{children}</span>
      <span className="visually-hidden">{spoken}</span>
    </span>
  )
}
