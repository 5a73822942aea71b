import type { ReactNode } from 'react'

/**
 * Pages of a list as real links. A step that leads nowhere is left to the caller as a `span` with
 * `iconButtonLook('outline')` and `aria-disabled`.
 */
export function Pagination({
  label,
  summary,
  pageSize,
  first,
  previous,
  jump,
  next,
  last,
}: {
  label: string
  /** Such as "1 a 30 de 18.930". */
  summary: ReactNode
  pageSize?: ReactNode
  first?: ReactNode
  previous: ReactNode
  jump?: ReactNode
  next: ReactNode
  last?: ReactNode
}) {
  return (
    <nav className="pagination__root" aria-label={label}>
      <div className="pagination__summary">
        {pageSize}
        <span>{summary}</span>
      </div>
      <div className="pagination__pages">
        {first}
        {previous}
        {jump}
        {next}
        {last}
      </div>
    </nav>
  )
}
