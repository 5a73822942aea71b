import type { ReactNode } from 'react'

interface BarLink {
  className: string
  children: ReactNode
}

export interface BarRow {
  id: string
  /** The name; a link with `textLinkLook({ variant: 'alone' })` if it leads to the counted items. */
  name: ReactNode
  value: ReactNode
  /** Text beside the name, such as the count that belongs to a sum. */
  note?: ReactNode
  /** The length of the bar from 0 to 1, on one scale for the whole list. */
  share: number
  /** Makes the whole row a link, named by its name, note and value; use it instead of a link in the name. */
  renderLink?: (link: BarLink) => ReactNode
}

/** The smallest width in pixels: a shorter bar would disappear beside one that is many times as long. */
const leastWidth = 4

const bar = (amount: number) => (
  <svg className="bar-list__bar" aria-hidden="true">
    <rect className="bar-list__filled" width={`${Math.min(amount, 1) * 100}%`} height="100%" />
    {amount > 0 ? <rect className="bar-list__filled" width={leastWidth} height="100%" /> : null}
  </svg>
)

/** One amount as a bar, from 0 to 1 on the same scale for all compared bars. */
export function AmountBar({ amount }: { amount: number }) {
  return bar(amount)
}

/** Numbers to compare, each with a bar that shows its share. */
export function BarList({ label, rows }: { label: string; rows: readonly BarRow[] }) {
  return (
    <ul role="list" className="bar-list__root" aria-label={label}>
      {rows.map(({ id, name, value, note, share, renderLink }) => {
        const words = (
          <>
            <span className="bar-list__name">
              {name}
              {note ? <span className="bar-list__note"> {note}</span> : null}
            </span>{' '}
            <span className="bar-list__value">{value}</span>
            {bar(share)}
          </>
        )
        return (
          <li key={id} className={renderLink ? undefined : 'bar-list__row'}>
            {renderLink ? renderLink({ className: 'bar-list__row bar-list__link', children: words }) : words}
          </li>
        )
      })}
    </ul>
  )
}
