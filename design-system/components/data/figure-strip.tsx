import type { ReactNode } from 'react'

interface FigureStripProps {
  label: string
  /** Where there is a minor one, phones leave it out and show the others in one line. */
  figures: ReadonlyArray<{ term: string; value: ReactNode; isMinor?: boolean }>
  /** At the end of the line. */
  link?: ReactNode
  /** Beside the line; on phones below it. */
  action?: ReactNode
}

/** Numbers above a list, in one low line where there is room, in two columns where there is not. */
export function FigureStrip({ label, figures, link, action }: FigureStripProps) {
  return (
    <div className="figure-strip__root">
      <div className="figure-strip__frame" role="group" aria-label={label}>
        <div className="figure-strip__line">
          <dl className="figure-strip__list">
            {figures.map(({ term, value, isMinor }) => (
              <div key={term} className="figure-strip__figure" data-minor={isMinor}>
                <dt className="figure-strip__term">{term}</dt>
                <dd className="figure-strip__value">{value}</dd>
              </div>
            ))}
          </dl>
          {link}
        </div>
      </div>
      {action}
    </div>
  )
}
