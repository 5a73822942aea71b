import { type ReactNode, useEffect, useRef, useState } from 'react'
import { look } from '../look.ts'

interface TwoColumnWithRestProps {
  /** A link to the aside on one column, where it comes after all the content: at the bottom of the screen until that is in view. */
  jump?: ReactNode
  aside: ReactNode
  rest: ReactNode
  children: ReactNode
}

/** Content, a wide aside of acts, and a rest such as a history: last on one column, below the content from 960 px. Apart from `TwoColumn`, which first visits load. */
export function TwoColumnWithRest({ jump, aside, rest, children }: TwoColumnWithRestProps) {
  const target = useRef<HTMLDivElement>(null)
  const [isReached, setIsReached] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setIsReached(entry!.isIntersecting))
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
