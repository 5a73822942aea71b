import type { ReactNode, Ref } from 'react'

/** The end of a payment: slides up once and draws its check. */
export function PaidReceipt({
  status,
  wordsRef,
  title,
  next,
  actions,
  children,
}: {
  /** Announced with the title. */
  status: ReactNode
  /** To focus what is announced. */
  wordsRef?: Ref<HTMLDivElement>
  title: ReactNode
  /** What comes after this. */
  next?: ReactNode
  actions: ReactNode
  children: ReactNode
}) {
  return (
    <section className="paid-receipt__root" aria-labelledby="paid-receipt">
      <div className="paid-receipt__head">
        <svg className="paid-receipt__check" viewBox="0 0 64 64" aria-hidden="true">
          <circle cx="32" cy="32" r="30" />
          <path className="paid-receipt__stroke" d="m20 33 8.5 8.5L45 24" pathLength="1" />
        </svg>
        <div ref={wordsRef} className="paid-receipt__words" role="status" tabIndex={-1}>
          {status}
          <h2 id="paid-receipt" className="paid-receipt__title">
            {title}
          </h2>
        </div>
        {children}
      </div>
      {next ? <div className="paid-receipt__next">{next}</div> : null}
      <div className="paid-receipt__actions">{actions}</div>
    </section>
  )
}
