import type { ReactTable, RowData } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import type { DataTableFeatures } from './data-columns.ts'
import type { RowSelection } from './row-selection.ts'
import { SelectBox } from './select-box.tsx'
import { SortHeading, type SortLink } from './sort-heading.tsx'
import { TableHead } from './table.tsx'
import { type SortDirection, Th } from './table-cell.tsx'

/** How the server sorts. */
export interface DataTableSorting<SortKey extends string> {
  /** How the rows are sorted by this now. */
  directionOf(key: SortKey): SortDirection
  /** The link to the same rows sorted by this, or the other way round. */
  renderSortLink(key: SortKey, link: SortLink): ReactNode
}

/** The headings of a `DataTable`, with the box that selects every row of the page. */
export function DataTableHead<Row extends RowData, SortKey extends string, Words extends object>({
  table,
  sorting,
  selection,
  actionsName,
}: {
  table: ReactTable<DataTableFeatures<SortKey, Words>, Row>
  sorting: DataTableSorting<SortKey> | undefined
  selection: RowSelection<Row> | undefined
  actionsName: string | undefined
}) {
  const allSelected = table.getIsAllPageRowsSelected()
  return (
    <TableHead>
      {selection ? (
        <Th kind="select">
          <SelectBox
            label={selection.words.all}
            checked={allSelected}
            indeterminate={!allSelected && table.getIsSomePageRowsSelected()}
            onChange={table.getToggleAllPageRowsSelectedHandler()}
          />
        </Th>
      ) : null}
      {table.getFlatHeaders().map(({ id, column }) => {
        const { name, numeric, title, sort } = column.columnDef.meta!
        const sorted = sort && sorting
        return (
          <Th key={id} numeric={numeric} kind={title ? 'title' : undefined} sort={sorted && sorting.directionOf(sort)}>
            {sorted ? <SortHeading name={name} renderLink={(link) => sorting.renderSortLink(sort, link)} /> : name}
          </Th>
        )
      })}
      {actionsName ? (
        <Th kind="actions">
          <VisuallyHidden>{actionsName}</VisuallyHidden>
        </Th>
      ) : null}
    </TableHead>
  )
}
