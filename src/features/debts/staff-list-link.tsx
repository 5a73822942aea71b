import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { DebtSearch } from './debt-search.ts'

interface StaffListLinkProps {
  search: DebtSearch
  className: string
  current?: boolean
  'aria-label'?: string
  children: ReactNode
}

/** A link to the list with another page, order or filter. */
export function StaffListLink({ search, current, ...link }: StaffListLinkProps) {
  return (
    <Link
      {...link}
      to="/financial/payments"
      search={search}
      // Every such link leads to this page; only the very same address is the current one.
      activeOptions={{ exact: true }}
      aria-current={current ? 'true' : undefined}
    />
  )
}
