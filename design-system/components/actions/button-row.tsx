import type { ReactNode } from 'react'
import { look } from '../../look.ts'

/** Second actions side by side, below the one that counts, where they fit; `role="status"` lines span them. */
export function ButtonRow({
  short,
  children,
}: {
  /** As wide as their words, in a line that begins where text does. */
  short?: boolean
  children: ReactNode
}) {
  return <div className={look('button-row', { short })}>{children}</div>
}
