import type { ReactNode } from 'react'

interface FigureStripProps {
  label: string
  figures: ReadonlyArray<{ term: string; value: ReactNode }>
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
            {figures.map(({ term, value }) => (
              <div key={term} className="figure-strip__figure">
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
