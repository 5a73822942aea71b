import type { ReactNode } from 'react'

export interface RingFact {
  term: ReactNode
  value: ReactNode
}

/** A share as a ring around its number, with figures beside it. */
export function ProgressRing({
  percent,
  value,
  caption,
  facts,
}: {
  /** 0 to 100. */
  percent: number
  value: string
  caption: ReactNode
  facts: readonly (RingFact & { id: string })[]
}) {
  return (
    <div className="progress-ring__root">
      <div className="progress-ring__ring">
        <svg className="progress-ring__drawing" viewBox="0 0 124 124" aria-hidden="true">
          <circle className="progress-ring__track" cx="62" cy="62" r="56" />
          {percent > 0 ? (
            <circle className="progress-ring__done" cx="62" cy="62" r="56" pathLength="100" strokeDasharray={`${percent} 100`} />
          ) : null}
        </svg>
        <p className="progress-ring__words">
          <span className="progress-ring__value">{value}</span> {caption}
        </p>
      </div>
      <dl className="progress-ring__facts">
        {facts.map(({ id, term, value: figure }) => (
          <div key={id} className="progress-ring__fact">
            <dt className="progress-ring__term">{term}</dt>
            <dd className="progress-ring__figure">{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
