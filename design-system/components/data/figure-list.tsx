import type { ReactNode } from 'react'

/** A few numbers side by side, each with what it counts. */
export function FigureList({ figures }: { figures: readonly { term: string; value: ReactNode }[] }) {
  return (
    <dl className="figure-list__root">
      {figures.map(({ term, value }) => (
        <div key={term} className="figure-list__figure">
          <dt className="figure-list__term">{term}</dt>
          <dd className="figure-list__value">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
