import type { ReactNode } from 'react'
import { look } from '../look.ts'

/** The subject and, beside it from 960 px, what goes with it (340 px, `wide` 400). Cards stack in both. */
export function TwoColumn({
  aside,
  width,
  children,
}: {
  aside: ReactNode
  width?: 'wide' | undefined
  children: ReactNode
}) {
  return (
    <div className={look('two-column__root', { aside: width })}>
      <div className="two-column__column">{children}</div>
      <div className="two-column__column">{aside}</div>
    </div>
  )
}
