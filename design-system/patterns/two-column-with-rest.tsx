import type { ReactNode } from 'react'
import { look } from '../look.ts'

interface TwoColumnWithRestProps {
  /** A link to the aside on one column, where it comes after all the content: at the bottom of the screen until then. */
  jump?: ReactNode
  aside: ReactNode
  rest: ReactNode
  children: ReactNode
}

/** Content, a wide aside of acts, and a rest such as a history: last on one column, below the content from 960 px. Apart from `TwoColumn`, which first visits load. */
export function TwoColumnWithRest({ jump, aside, rest, children }: TwoColumnWithRestProps) {
  return (
    <div className={look('two-column__root', { aside: 'wide' })}>
      {jump ? <div className="two-column__jump">{jump}</div> : null}
      <div className={look('two-column__column', { aside: 'wide' })}>{children}</div>
      <div className={look('two-column__column', { aside: 'wide' })}>{aside}</div>
      <div className="two-column__column two-column__rest">{rest}</div>
    </div>
  )
}
