import { type ReactNode, useEffect, useRef, useState } from 'react'
import { look } from '../look.ts'

interface TwoColumnWithRestProps {
  /** A link to the aside, which comes last where there is one column: at the bottom of the screen until the aside is in view. */
  jump?: ReactNode
  aside: ReactNode
  rest: ReactNode
  children: ReactNode
}

/** Content, a wide aside for actions, and a rest such as a history: last on one column, below the content from 960 px. Not in `TwoColumn`, to keep first visits small. */
export function TwoColumnWithRest({ jump, aside, rest, children }: TwoColumnWithRestProps) {
  const target = useRef<HTMLDivElement>(null)
  const [isReached, setIsReached] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver((changes) => setIsReached(changes.at(-1)!.isIntersecting))
    observer.observe(target.current!)
    return () => observer.disconnect()
  }, [])
  return (
    <div className={look('two-column__root', { aside: 'wide' })}>
      {jump ? (
        <div className="two-column__jump" data-reached={isReached || undefined}>
          {jump}
        </div>
      ) : null}
      <div className={look('two-column__column', { aside: 'wide' })}>{children}</div>
      <div ref={target} className={look('two-column__column', { aside: 'wide' })}>
        {aside}
      </div>
      <div className="two-column__column two-column__rest">{rest}</div>
    </div>
  )
}
