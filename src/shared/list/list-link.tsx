import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ListAddress, ListSearch } from './list-address.ts'

interface ListLinkProps<Search extends ListSearch> {
  address: ListAddress<Search>
  /** From the address at the moment of the click, which may be newer than the rows on screen. */
  change(now: Search): Search
  className: string
  current?: boolean
  'aria-label'?: string
  children: ReactNode
}

/** A link to the list with another page, order or filter. */
export function ListLink<Search extends ListSearch>({ address: { path, own }, change, current, ...link }: ListLinkProps<Search>) {
  return (
    <Link
      {...link}
      to={path}
      // The path is the list's, and so is its search.
      search={((now: object) => change(own(now))) as never}
      // Every such link leads to this page; only the very same address is the current one.
      activeOptions={{ exact: true }}
      aria-current={current ? 'true' : undefined}
    />
  )
}
