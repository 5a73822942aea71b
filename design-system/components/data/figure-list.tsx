import type { ReactNode } from 'react'
import { look } from '../../look.ts'

export interface Figure {
  term: string
  value: ReactNode
  /** What else is known of it, such as the count of a sum. */
  note?: ReactNode
  /** The one that counts most, in a line of its own. */
  lead?: boolean
  /** Somebody should have acted before. */
  tone?: 'danger' | undefined
}

/** A few numbers side by side, each with what it counts. */
export function FigureList({
  figures,
  grid,
}: {
  figures: readonly Figure[]
  /** Short values, each line of which has the columns of the one above. */
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
