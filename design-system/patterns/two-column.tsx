import type { ReactNode } from 'react'
import { look } from '../look.ts'

/** Main content and, from 960 px, an aside of 340 px (`wide`: 400 px, `half`: as much as the content; `first`: before the content, 432 px), unless the text is much larger. */
export function TwoColumn({
  lead,
  aside,
  width,
  stays,
  children,
}: {
  /** First where there is one column, such as the amount; at the top of the aside from 960 px. */
  lead?: ReactNode
  aside: ReactNode
  width?: 'wide' | 'half' | 'first' | undefined
  /** Which column stays in view beside the other, longer one. */
  stays?: 'aside' | 'content' | undefined
  children: ReactNode
}) {
  const led = lead ? true : undefined
  return (
    <div className={look('two-column__root', { aside: width, led })}>
      {lead ? <div className="two-column__lead">{lead}</div> : null}
      <div className={look('two-column__column', { led, aside: width, stays: stays === 'content' || undefined })}>{children}</div>
      <div className={look('two-column__column', { led, aside: width, stays: stays === 'aside' || undefined })}>{aside}</div>
    </div>
  )
}
