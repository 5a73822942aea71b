import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo, useState } from 'react'
import type { DataColumn } from '#design/components/table/data-columns.ts'
import { DataTable } from '#design/components/table/data-table.tsx'
import type { RowSelection } from '#design/components/table/row-selection.ts'
import { EmptyValue, emptyValue } from '#design/components/table/table-cell.tsx'
import { getCivilDate } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { useFormats } from '../../request/use-formats.ts'
import { useRowLink } from '../list-parts/row-link.tsx'
import type { CellFormats, ListColumn, ListDefinition, ListResult } from './list.ts'
import type { ListSearch } from './list-address.ts'
import { type SortColumn, sortSearch, getSort } from './list-links.ts'
import { ListLink } from './list-link.tsx'
import { getHiddenColumns, type TableSettings } from './table-settings.ts'

interface ListTableProps<Row extends object, Search extends ListSearch, Input, Page extends ListResult<Row>> {
  list: ListDefinition<Row, Search, Input, Page>
  search: Search
  rows: Row[]
  settings: TableSettings
  selection?: RowSelection<Row> | undefined
  busy: boolean
}

export function ListTable<Row extends object, Search extends ListSearch, Input, Page extends ListResult<Row>>({
  list: { address, columns, rowId, words, shownAs },
  search,
  rows,
  settings,
  selection,
  busy,
}: ListTableProps<Row, Search, Input, Page>) {
  const { i18n, t } = useLingui()
  const shell = useShell()
  const formats = useFormats()
  const rowLink = useRowLink()
  const [today] = useState(() => getCivilDate(new Date(), shell.timeZone))
  const tableColumns = useMemo(
    () =>
      columns
        .filter(({ only }) => only !== 'file')
        .map((column): DataColumn<Row, SortColumn<Search>, CellFormats> => {
          const { id, header, title, numeric, wraps, main, named, fact, leftOut, sort, cents } = column
          return {
            id,
            name: i18n._(header),
            title,
            numeric: numeric ?? cents !== undefined,
            wraps,
            main,
            named,
            fact,
            leftOut,
            sort,
            cell: (row, formats) => getCell(column, row, formats),
          }
        }),
    [columns, i18n],
  )
  const oneInstitution = shell.person?.context?.institutionId !== null
  const chosen = search as Readonly<Record<string, unknown>>
  const isGiven = ({ field, options }: { field: string; options?: readonly string[] }) =>
    chosen[field] !== undefined && (options === undefined || options.includes(String(chosen[field])))
  const unneeded = columns
    .filter(({ acrossInstitutions, givenBy }) => (acrossInstitutions && oneInstitution) || (givenBy && isGiven(givenBy)))
    .map(({ id }) => id)
  return (
    <DataTable
      label={i18n._(words.title)}
      columns={tableColumns}
      rows={rows}
      rowId={rowId}
      words={{
        ...formats,
        i18n,
        today,
        rowLink,
        noValue: emptyValue(t`nada`),
        institutionName: (id) => shell.institutions.find((institution) => institution.id === id)?.name ?? String(id),
      }}
      hiddenColumns={[...getHiddenColumns(columns, settings), ...unneeded]}
      density={settings.density}
      busy={busy}
      selection={selection}
      sorting={{
        directionOf: (column) => getSort({ toDefaultSort: address.toDefaultSort, shownAs }, search, column),
        renderSortLink: (column, link) => <ListLink address={address} {...link} change={(now) => sortSearch(address, now, column)} />,
      }}
    />
  )
}

function getCell<Row, Sort extends string>(column: ListColumn<Row, Sort>, row: Row, formats: CellFormats): ReactNode {
  if (column.cell) return column.cell(row, formats)
  const amount = column.cents?.(row)
  const value = typeof amount === 'number' ? formats.money(amount) : column.text?.(row, formats)
  if (!value) return formats.noValue
  return column.code ? <code>{value}</code> : value
}

export function NoValue() {
  const { t } = useLingui()
  return <EmptyValue label={t`nada`} />
}
