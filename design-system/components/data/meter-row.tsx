import type { ReactNode } from 'react'
import { look } from '../../look.ts'

/** The smallest part of a bar, in percent, that is still seen. */
const least = 2

/** A row of a list with a thin bar, which the note puts into words. */
export function MeterRow({
  title,
  value,
  share,
  added = 0,
  note,
  tone,
}: {
  title: ReactNode
  value?: ReactNode
  /** The length of the bar from 0 to 1. */
  share: number
  /** What follows it, fainter. */
  added?: number | undefined
  note: ReactNode
  tone?: 'danger' | undefined
}) {
  const until = Math.min(share, 1) * 100
  const further = Math.min(added * 100, 100 - until)
  return (
    <li className="meter-row__root">
      <span className="meter-row__title">{title}</span>
      <span className="meter-row__value">{value}</span>
      <div className="meter-row__meter">
        <svg className={look('meter-row__bar', { tone })} width="100%" aria-hidden="true">
          <rect width={share > 0 ? `${Math.max(until, least)}%` : '0'} height="100%" />
          {further > 0 ? <rect x={`${until}%`} width={`${further}%`} height="100%" /> : null}
        </svg>
        <span className={look('meter-row__note', { tone })}>{note}</span>
      </div>
    </li>
  )
}
