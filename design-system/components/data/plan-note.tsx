import type { ReactNode } from 'react'

interface PlanNoteProps {
  /** What is paid each time, `3x de R$ 440,95`. */
  title: ReactNode
  description: ReactNode
  /** The debt's share of the total, from 0 to 1; the rest is added to it. */
  share: number
  debt: { label: ReactNode; amount: ReactNode }
  added: { label: ReactNode; amount: ReactNode }
}

/** The least share of the bar that is seen. */
const least = 0.02

/** A plan of payment, large, with a thin bar of what it adds to the debt. It is read whenever another takes its place. */
export function PlanNote({ title, description, share, debt, added }: PlanNoteProps) {
  const end = share < 1 ? Math.min(share, 1 - least) : 1
  return (
    <div className="plan-note__root" role="status">
      <p className="plan-note__title">{title}</p>
      <p className="plan-note__description">{description}</p>
      <svg className="plan-note__bar" aria-hidden="true">
        <rect className="plan-note__debt" width={`${end * 100}%`} height="100%" rx="3" />
        {end < 1 ? (
          <>
            <rect className="plan-note__added" x={`${end * 100}%`} width={`${(1 - end) * 100}%`} height="100%" rx="3" />
            <line className="plan-note__gap" x1={`${end * 100}%`} x2={`${end * 100}%`} y1="0" y2="100%" />
          </>
        ) : null}
      </svg>
      <p className="plan-note__parts">
        {[debt, added].map(({ label, amount }, index) => (
          <span key={index}>
            <span className="plan-note__label">{label}</span> <span className="plan-note__amount">{amount}</span>
          </span>
        ))}
      </p>
    </div>
  )
}
