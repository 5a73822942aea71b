import type { ReactNode } from 'react'

/** Links to other pages of a list. For a disabled step pass a `span` with `iconButtonLook('outline')` and `aria-disabled`. */
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
