import type { ReactNode, Ref } from 'react'
import { VisuallyHidden } from '../components/text/visually-hidden.tsx'

/** The moment in which something is paid, in the institution's colour: draws its mark once. The page has no other title. */
export function PaidMoment({
  wordsRef,
  title,
  said,
  gain,
  children,
}: {
  /** A ref for focusing the announced words. */
  wordsRef?: Ref<HTMLDivElement>
  title: ReactNode
  /** Announced before the title, where that says it less plainly. */
  said?: string | undefined
  /** What the payer saved. */
  gain?: ReactNode
  /** What follows the moment. */
  children: ReactNode
}) {
  return (
    <section className="paid-moment__root" aria-labelledby="paid-moment">
      <div className="paid-moment__field">
        <svg className="paid-moment__mark" viewBox="0 0 64 64" aria-hidden="true">
          <circle cx="32" cy="32" r="32" stroke="none" />
          <path className="paid-moment__stroke" d="m20 33 8.5 8.5L45 24" pathLength="1" />
        </svg>
        <div ref={wordsRef} className="paid-moment__words" role="status" tabIndex={-1}>
          {said ? <VisuallyHidden>{said}</VisuallyHidden> : null}
          <h1 id="paid-moment" className="paid-moment__title">
            {title}
          </h1>
        </div>
        {gain ? <p>{gain}</p> : null}
      </div>
      <div className="paid-moment__rest">{children}</div>
    </section>
  )
}
