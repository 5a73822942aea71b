import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import type { RowSelection } from '#design/components/table/row-selection.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import { useShell } from '../../request/shell.queries.ts'
import { Denied } from './denied.tsx'
import { ExportButton } from './export-button.tsx'
import type { ListDefinition, ListResult } from './list.ts'
import type { ListSearch } from './list-address.ts'
import { exportHref } from './list-links.ts'
import { ListFilters } from './list-filters.tsx'
import { ListRows } from './list-rows.tsx'
import { useTableSettings } from './table-settings.ts'
import { TableSettingsMenu } from './table-settings-menu.tsx'

interface ListPageProps<Row extends object, Search extends ListSearch, Input, Page extends ListResult<Row>> {
  list: ListDefinition<Row, Search, Input, Page>
  search: Search
  selection?: RowSelection<Row> | undefined
  /** Between heading and filters. */
  children?: ReactNode
}

export function ListPage<Row extends object, Search extends ListSearch, Input, Page extends ListResult<Row>>({
  list,
  search,
  selection,
  children,
}: ListPageProps<Row, Search, Input, Page>) {
  const { i18n } = useLingui()
  const { person } = useShell()
  const { address, columns, filters, words, settingsKey, Summary } = list
  const [settings, changeSettings] = useTableSettings(settingsKey ? `${settingsKey}:${person?.username}` : null)
  const query = useQuery(list.query(search))
  const title = i18n._(words.title)
  // The session's permissions may be older than the service's.
  if (query.error && portalErrorCode(query.error) === 'FORBIDDEN') {
    return (
      <>
        <PageHeader title={title} />
        <Denied title={i18n._(words.denied)} />
      </>
    )
  }
  return (
    <>
      <PageHeader
        title={title}
        // Reserves the line, to prevent layout shift.
        subtitle={query.data ? <Summary page={query.data} search={search} /> : <>&nbsp;</>}
        actions={
          <>
            {settingsKey ? <TableSettingsMenu columns={columns} settings={settings} onChange={changeSettings} /> : null}
            <ExportButton
              href={exportHref(address.path, search)}
              runningTitle={i18n._(words.exporting)}
              doneWords={(rows) => i18n._(words.exported(rows))}
            />
          </>
        }
      />
      {children}
      <ListFilters address={address} search={search} filters={filters} columns={columns} />
      <ListRows list={list} search={search} query={query} settings={settings} selection={selection} />
    </>
  )
}
