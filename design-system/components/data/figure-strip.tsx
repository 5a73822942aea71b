import { type ReactNode, useRef } from 'react'
import { useFits } from '../table/table.tsx'

interface FigureStripProps {
  label: string
  figures: ReadonlyArray<{ term: string; value: ReactNode }>
  /** At the end of the line. */
  link?: ReactNode
  /** Beside the line; on phones below it. */
  action?: ReactNode
}

/** Numbers above a list, in one line that scrolls where it is too long, so that the list is seen without scrolling. */
export function FigureStrip({ label, figures, link, action }: FigureStripProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const fits = useFits(scroller)
  return (
    <div className="figure-strip__root">
      <div
        ref={scroller}
        className="figure-strip__scroller"
        role="group"
        aria-label={label}
        data-fits={fits}
        tabIndex={fits ? undefined : 0}
      >
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
