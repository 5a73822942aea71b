import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type DebtSearch, debtSearch } from './debt-search.ts'

interface StaffListLinkProps {
  /** From the address at the moment of the click, which may be newer than the rows on screen. */
  change(now: DebtSearch): DebtSearch
  className: string
  current?: boolean
  'aria-label'?: string
  children: ReactNode
}

/** A link to the list with another page, order or filter. */
export function StaffListLink({ change, current, ...link }: StaffListLinkProps) {
  return (
    <Link
      {...link}
      to="/financial/payments"
      search={(now) => change(debtSearch(now))}
      // Every such link leads to this page; only the very same address is the current one.
      activeOptions={{ exact: true }}
      aria-current={current ? 'true' : undefined}
    />
  )
}
