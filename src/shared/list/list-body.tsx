import { Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { appConfig } from '#config'
import { Button } from '#design/components/actions/button.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { ErrorState } from '#design/components/feedback/error-state.tsx'
import { TableSkeleton } from '#design/components/table/table-skeleton.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { type AddressedList, isFiltered, type ListSearch, onPage, withoutFilters } from './list-address.ts'
import { ListLink } from './list-link.tsx'
import { ListPager } from './list-pager.tsx'
import { pageRange } from './page-range.ts'

/** What a list says where it has no rows to show. */
export interface ListWords {
  loading: string
  /** The service did not answer. */
  failed: { title: string; text: ReactNode }
  /** There is nothing yet. */
  nothing: { title: string; text: ReactNode }
  /** Nothing passes the filters. */
  nothingFound: { title: string; text: ReactNode }
}

interface ListBodyProps<Search extends ListSearch, Row> {
  list: AddressedList<Search>
  search: Search
  query: Pick<UseQueryResult<{ results: Row[]; totalCount: number }>, 'data' | 'isError' | 'isFetching' | 'isPlaceholderData' | 'refetch'>
  words: ListWords
  /** Draws a page of rows; `busy` while others are on their way. */
  renderRows(rows: Row[], busy: boolean): ReactNode
}

const icon = <SearchX size={24} strokeWidth={1.75} aria-hidden />

/** The rows of the list's address with their pager, or why there are none. */
export function ListBody<Search extends ListSearch, Row>({ list, search, query, words, renderRows }: ListBodyProps<Search, Row>) {
  const { t } = useLingui()
  const { number } = useFormats(useShell())
  const { data, isError, isFetching, isPlaceholderData, refetch } = query
  const isLeaving = useRouterState({ select: ({ isLoading }) => isLoading })
  const { page = 1, perPage = appConfig.defaultPageSize } = search
  if (isError) {
    return (
      <ErrorState title={words.failed.title} retry={<Button loading={isFetching} onClick={() => refetch()}>{t`Tentar de novo`}</Button>}>
        {words.failed.text}
      </ErrorState>
    )
  }
  if (!data) return <TableSkeleton label={words.loading} rows={perPage} />
  if (data.totalCount === 0 && !isFiltered(search)) {
    return (
      <EmptyState icon={icon} title={words.nothing.title}>
        {words.nothing.text}
      </EmptyState>
    )
  }
  if (data.totalCount === 0) {
    return (
      <EmptyState
        icon={icon}
        title={words.nothingFound.title}
        action={
          <ListLink list={list} change={withoutFilters} className={buttonLook()}>
            <Trans>Limpar filtros</Trans>
          </ListLink>
        }
      >
        {words.nothingFound.text}
      </EmptyState>
    )
  }
  const range = pageRange(page, perPage, data.totalCount)
  const lastPage = number(range.pageCount)
  if (range.beyond && !isPlaceholderData) {
    return (
      <EmptyState
        icon={icon}
        title={t`Esta página não existe mais`}
        action={
          <ListLink list={list} change={(now) => onPage(now, range.pageCount)} className={buttonLook()}>
            <Trans>Ir para a última página</Trans>
          </ListLink>
        }
      >
        <Trans>A lista termina na página {lastPage}.</Trans>
      </EmptyState>
    )
  }
  return (
    <>
      {renderRows(data.results, isPlaceholderData || isLeaving)}
      <ListPager list={list} search={search} range={range} totalCount={data.totalCount} />
    </>
  )
}
