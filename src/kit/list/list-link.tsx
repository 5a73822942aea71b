import { Link } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import type { ListAddress, ListSearch } from './list-address.ts'

interface ListLinkProps<Search extends ListSearch> {
  address: ListAddress<Search>
  /** @param now of the URL on click, which may be newer than the rows on screen */
  change(now: Search): Search
  className: string
  current?: boolean
  title?: string
  'aria-label'?: string
  onClick?(event: MouseEvent<HTMLAnchorElement>): void
  children: ReactNode
}

export function ListLink<Search extends ListSearch>({ address: { path, own }, change, current, ...link }: ListLinkProps<Search>) {
  return (
    <Link
      {...link}
      to={path}
      search={((now: object) => change(own(now))) as never}
      // Every such link leads to this page; only an identical URL is the current one.
      activeOptions={{ exact: true }}
      aria-current={current ? 'true' : undefined}
    />
  )
}
