import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { iconButtonLook } from '../actions/icon-button.tsx'
import { Pagination } from '../navigation/pagination.tsx'

export interface PageLink {
  className: string
  'aria-label': string
  children: ReactNode
}

export function TablePager({
  label,
  summary,
  page,
  pageCount,
  words,
  renderPageLink,
  pageSize,
  jump,
}: {
  label: string
  /** The rows that the page shows, such as "1 a 30 de 18.930"; announced when it changes. */
  summary: string
  /** Counted from 1. */
  page: number
  pageCount: number
  words: { first: string; previous: string; next: string; last: string }
  renderPageLink(page: number, link: PageLink): ReactNode
  pageSize?: ReactNode
  jump?: ReactNode
}) {
  function step(to: number, name: string, Icon: LucideIcon) {
    const link = { className: iconButtonLook('outline'), 'aria-label': name, children: <Icon /> }
    const leads = to !== page && to >= 1 && to <= pageCount
    return leads ? renderPageLink(to, link) : <span {...link} role="link" aria-disabled="true" />
  }
  return (
    <div className="table-pager">
      <Pagination
        label={label}
        summary={<span role="status">{summary}</span>}
        pageSize={pageSize}
        first={step(1, words.first, ChevronsLeft)}
        previous={step(page - 1, words.previous, ChevronLeft)}
        jump={jump}
        next={step(page + 1, words.next, ChevronRight)}
        last={step(pageCount, words.last, ChevronsRight)}
      />
    </div>
  )
}
