import type { ReactNode } from 'react'
import { look } from '../look.ts'

/** Content, a wide aside of acts, and a rest such as a conversation: last on one column, below the content from 960 px. Apart from `TwoColumn`, which first visits load. */
export function TwoColumnWithRest({ aside, rest, children }: { aside: ReactNode; rest: ReactNode; children: ReactNode }) {
  return (
    <div className={look('two-column__root', { aside: 'wide' })}>
      <div className={look('two-column__column', { aside: 'wide' })}>{children}</div>
      <div className={look('two-column__column', { aside: 'wide' })}>{aside}</div>
      <div className="two-column__column two-column__rest">{rest}</div>
    </div>
  )
}
