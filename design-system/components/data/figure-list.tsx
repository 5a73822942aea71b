import type { ReactNode } from 'react'
import { look } from '../../look.ts'

export interface Figure {
  term: string
  value: ReactNode
  /** Additional text, such as the count that belongs to a sum. */
  note?: ReactNode
  /** Marks the most important figure, which has a line of its own. */
  lead?: boolean
  /** Marks a figure on which somebody should have acted already. */
  tone?: 'danger' | undefined
}

/** A few numbers side by side, each with the name of what it counts. */
export function FigureList({
  figures,
  grid,
}: {
  figures: readonly Figure[]
  /** Aligns short values in columns across all lines. */
  grid?: boolean
}) {
  return (
    <dl className={look('figure-list__root', { grid })}>
      {figures.map(({ term, value, note, lead, tone }) => (
        <div key={term} className={look('figure-list__figure', { lead })}>
          <dt className="figure-list__term">{term}</dt>
          <dd className={look('figure-list__value', { lead, tone })}>{value}</dd>
          {note ? <dd className="figure-list__note">{note}</dd> : null}
        </div>
      ))}
    </dl>
  )
}
