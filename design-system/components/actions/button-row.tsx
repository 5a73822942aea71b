import type { ReactNode } from 'react'
import { look } from '../../look.ts'

/** Secondary actions side by side where they fit, below the main one; `role="status"` lines span them. */
export function ButtonRow({
  short,
  children,
}: {
  /** Whether the buttons are only as wide as their words, in a line that begins where text does. */
  short?: boolean
  children: ReactNode
}) {
  return <div className={look('button-row', { short })}>{children}</div>
}
