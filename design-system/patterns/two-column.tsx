import type { ReactNode } from 'react'
import { look } from '../look.ts'

/** The subject and, beside it from 960 px, what goes with it (340 px, `wide` 400). Cards stack in both. */
export function TwoColumn({
  lead,
  aside,
  width,
  children,
}: {
  /** What comes first where there is one column, such as the amount; from 960 px it heads the aside. */
  lead?: ReactNode
  aside: ReactNode
  width?: 'wide' | undefined
  children: ReactNode
}) {
  const led = lead ? true : undefined
  return (
    <div className={look('two-column__root', { aside: width, led })}>
      {lead ? <div className="two-column__lead">{lead}</div> : null}
      <div className={look('two-column__column', { led })}>{children}</div>
      <div className={look('two-column__column', { led })}>{aside}</div>
    </div>
  )
}
