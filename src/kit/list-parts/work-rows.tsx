import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CardSection } from '#design/components/data/card.tsx'
import { Skeleton } from '#design/components/feedback/skeleton.tsx'
import { QueryError } from '../query-error.tsx'

/**
 * One area's rows of the queue with which staff begin the day; a failing service costs its own rows.
 *
 * @param failure says what could not be read
 * @param children make the rows, list items, of what was read
 */
export function WorkRows<Data>({
  query,
  failure,
  children,
}: {
  query: UseQueryResult<Data>
  failure: string
  children: (data: Data) => ReactNode
}) {
  if (query.data !== undefined) return children(query.data)
  return (
    <li>
      <CardSection aria-busy={!query.isError || undefined}>
        {query.isError ? <QueryError query={query} title={failure} /> : <Skeleton shape="row" />}
      </CardSection>
    </li>
  )
}
