import { Children, type ReactNode } from 'react'
import { WorkloadBar } from './workload-chart.tsx'

export interface BarRow {
  id: string
  /** A link with `textLinkLook({ variant: 'alone' })` where it leads to what is counted. */
  name: ReactNode
  value: ReactNode
  /** From 0 to 1, in one measure for the whole list. */
  share: number
}

/** One amount as a bar, from 0 to 1 in one measure for all that are compared; what comes on top is striped, and equal `parts` are set apart. */
export function AmountBar({
  amount,
  added = 0,
  parts,
  children,
}: {
  amount: number
  added?: number
  parts?: number
  /** Words for both ends, below it. */
  children?: ReactNode
}) {
  return (
    <>
      <WorkloadBar className="bar-list__bar" done={amount} inProgress={added} parts={parts} />
      {children ? (
        <span className="bar-list__ends">
          {Children.map(children, (end) => (
            <span>{end}</span>
          ))}
        </span>
      ) : null}
    </>
  )
}

/** Numbers to compare, each with a bar: the numbers say it, the bars show it. */
export function BarList({ label, rows }: { label: string; rows: readonly BarRow[] }) {
  return (
    <ul role="list" className="bar-list__root" aria-label={label}>
      {rows.map(({ id, name, value, share }) => (
        <li key={id} className="bar-list__row">
          <span className="bar-list__name">{name}</span>
          <span className="bar-list__value">{value}</span>
          <WorkloadBar className="bar-list__bar" done={share} inProgress={0} />
        </li>
      ))}
    </ul>
  )
}
