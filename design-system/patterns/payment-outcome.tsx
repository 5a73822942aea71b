import type { ReactNode, Ref } from 'react'
import { look } from '../look.ts'
import type { Tone } from '../tokens/palettes.ts'

type OutcomeTone = Exclude<Tone, 'info'> | 'neutral'

/** The mark for each tone, in a circle of radius 30 around (32, 32): a check, clock hands, a cross, a line. */
const strokes: Record<OutcomeTone, string> = {
  ok: 'm20 33 8.5 8.5L45 24',
  warning: 'M32 17v16l10 6',
  danger: 'm22 22 20 20m0-20L22 42',
  neutral: 'M21 32h22',
}

/** The outcome of a payment: slides up once and draws its mark. */
export function PaymentOutcome({
  tone = 'ok',
  status,
  wordsRef,
  title,
  next,
  actions,
  children,
}: {
  tone?: OutcomeTone | undefined
  /** A status announced with the title, if the title does not say it. */
  status?: ReactNode
  /** A ref for focusing the announced words. */
  wordsRef?: Ref<HTMLDivElement>
  title: ReactNode
  /** The next steps. */
  next?: ReactNode
  actions: ReactNode
  children: ReactNode
}) {
  return (
    <section className="payment-outcome__root" aria-labelledby="payment-outcome">
      <div className="payment-outcome__head">
        <svg className={look('payment-outcome__mark', { tone })} viewBox="0 0 64 64" aria-hidden="true">
          <circle cx="32" cy="32" r="30" />
          <path className="payment-outcome__stroke" d={strokes[tone]} pathLength="1" />
        </svg>
        <div ref={wordsRef} className="payment-outcome__words" role="status" tabIndex={-1}>
          {status}
          <h2 id="payment-outcome" className="payment-outcome__title">
            {title}
          </h2>
        </div>
        {children}
      </div>
      {next ? <div className="payment-outcome__next">{next}</div> : null}
      <div className="payment-outcome__actions">{actions}</div>
    </section>
  )
}
