import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { CardList } from '#design/components/data/card-list.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { SkeletonCard } from '#design/components/feedback/skeleton-card.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { portalErrorCode } from '../../request/portal-error.ts'
import { Denied } from '../list/denied.tsx'
import { QueryError } from '../query-error.tsx'

export interface ReviewOutcome {
  tone: 'ok' | 'danger'
  title: string
}

interface ReviewPageProps<Data extends { results: readonly unknown[] }> {
  title: string
  /** The number of items that wait. */
  subtitle: (data: Data) => ReactNode
  /** The outcome of the last decision. */
  outcome: ReviewOutcome | null
  query: UseQueryResult<Data>
  failed: string
  /** The text for users who may not decide. */
  denied: string
  empty: Pick<ComponentProps<typeof EmptyState>, 'icon' | 'title' | 'children'>
  listLabel: string
  /** Small cards, side by side. */
  tiles?: boolean
  children: (item: Data['results'][number]) => ReactNode
  /** Below the list: pages, settings. */
  after: (data: Data) => ReactNode
}

/** A page of items that students sent and the office decides on, one card each. */
export function ReviewPage<Data extends { results: readonly unknown[] }>({
  title,
  subtitle,
  outcome,
  query,
  failed,
  denied,
  empty,
  listLabel,
  tiles,
  children,
  after,
}: ReviewPageProps<Data>) {
  const { data, error, isError } = query
  return (
    <>
      <PageHeader title={title} subtitle={data ? subtitle(data) : undefined} />
      {outcome ? <Notice live={outcome.tone === 'ok' ? 'status' : 'alert'} {...outcome} /> : null}
      {isError ? (
        portalErrorCode(error) === 'FORBIDDEN' ? (
          <Denied title={denied} />
        ) : (
          <QueryError query={query} title={failed} />
        )
      ) : !data ? (
        <SkeletonCard lines={6} />
      ) : (
        <>
          {data.results.length === 0 ? (
            <EmptyState {...empty} />
          ) : (
            <CardList aria-label={listLabel} tiles={tiles}>
              {data.results.map((item) => children(item))}
            </CardList>
          )}
          {after(data)}
        </>
      )}
    </>
  )
}
