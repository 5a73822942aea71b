import { Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { appConfig } from '#config'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import type { RowSelection } from '#design/components/table/row-selection.ts'
import { TableSkeleton } from '#design/components/table/table-skeleton.tsx'
import { BeyondLastPage } from './beyond-last-page.tsx'
import type { ListDefinition, ListResult } from './list.ts'
import type { ListSearch } from './list-address.ts'
import { isFiltered, onPage, withoutFilters } from './list-links.ts'
import { QueryError } from '../query-error.tsx'
import { ListLink } from './list-link.tsx'
import { ListPager } from './list-pager.tsx'
import { ListTable } from './list-table.tsx'
import { pageRange } from './page-range.ts'
import type { TableSettings } from './table-settings.ts'

interface ListRowsProps<Row extends object, Search extends ListSearch, Input, Page extends ListResult<Row>> {
  list: ListDefinition<Row, Search, Input, Page>
  search: Search
  query: Pick<UseQueryResult<Page>, 'data' | 'error' | 'isError' | 'isFetching' | 'isPlaceholderData' | 'refetch'>
  settings: TableSettings
  selection?: RowSelection<Row> | undefined
}

const icon = <SearchX size={24} />

export function ListRows<Row extends object, Search extends ListSearch, Input, Page extends ListResult<Row>>({
  list,
  search,
  query,
  settings,
  selection,
}: ListRowsProps<Row, Search, Input, Page>) {
  const { i18n } = useLingui()
  const isLeaving = useRouterState({ select: ({ isLoading }) => isLoading })
  const { data, isError, isPlaceholderData } = query
  const { address, words } = list
  const { page = 1, perPage = appConfig.defaultPageSize } = search
  if (isError) {
    return (
      <QueryError query={query} title={i18n._(words.failed.title)}>
        {i18n._(words.failed.text)}
      </QueryError>
    )
  }
  if (!data) return <TableSkeleton label={i18n._(words.loading)} rows={perPage} />
  if (data.totalCount === 0 && !isFiltered(search)) {
    return (
      <EmptyState icon={icon} title={i18n._(words.nothing.title)}>
        {i18n._(words.nothing.text)}
      </EmptyState>
    )
  }
  if (data.totalCount === 0) {
    return (
      <EmptyState
        icon={icon}
        title={i18n._(words.nothingFound.title)}
        action={
          <ListLink address={address} change={withoutFilters} className={buttonLook()}>
            <Trans>Limpar filtros</Trans>
          </ListLink>
        }
      >
        {i18n._(words.nothingFound.text)}
      </EmptyState>
    )
  }
  const range = pageRange(page, perPage, data.totalCount)
  if (range.beyond && !isPlaceholderData) {
    return (
      <BeyondLastPage
        pageCount={range.pageCount}
        renderLink={(link) => <ListLink {...link} address={address} change={(now) => onPage(now, range.pageCount)} />}
      />
    )
  }
  return (
    <>
      <ListTable
        list={list}
        search={search}
        rows={data.results}
        settings={settings}
        selection={selection}
        busy={isPlaceholderData || isLeaving}
      />
      <ListPager address={address} search={search} range={range} totalCount={data.totalCount} />
    </>
  )
}
