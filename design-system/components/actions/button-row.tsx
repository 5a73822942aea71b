import type { ReactNode } from 'react'
import { look } from '../../look.ts'

/**
 * Second actions side by side, below the one that counts, where they fit; `role="status"` lines span them.
 *
 * @param size `wide` for longer words: the same columns however many the actions are
 */
export function ButtonRow({ size, children }: { size?: 'wide' | undefined; children: ReactNode }) {
  return <div className={look('button-row', { size })}>{children}</div>
}
