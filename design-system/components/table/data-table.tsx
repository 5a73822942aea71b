import { type RowData, useTable } from '@tanstack/react-table'
import { type ReactNode, useRef } from 'react'
import { type DataColumns, type DataTableFeatures, dataTableFeatures } from './data-columns.ts'
import { DataTableHead, type DataTableSorting } from './data-table-head.tsx'
import { type RowSelection, selectionOptions, useEarlyTicks } from './row-selection.ts'
import { SelectBox } from './select-box.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { type Density, Table, TableBody, Tr } from './table.tsx'
import { Td } from './table-cell.tsx'

/** From so many columns on, they stand closer. */
const manyColumns = 7

export interface DataTableProps<Row extends RowData, SortKey extends string, Words extends object> {
  /** Names the table and the region that scrolls. */
  label: string
  /** From `dataColumns`. */
  columns: DataColumns<Row, SortKey, Words>
  /** One page of rows, in their order. The array stays the same while they do. */
  rows: readonly Row[]
  /** What tells a row from every other, also from those on other pages. */
  rowId(row: Row): string
  /** What the columns' cells need to speak the reader's language. */
  words: Words
  hiddenColumns?: readonly string[] | undefined
  density?: Density | undefined
  /** True while other rows are on their way. */
  busy?: boolean | undefined
  /** Without it no column can be sorted. */
  sorting?: DataTableSorting<SortKey> | undefined
  selection?: RowSelection<Row> | undefined
  /** A narrow last column, such as of menus, and its heading for screen readers. */
  rowActions?: { name: string; render(row: Row): ReactNode } | undefined
  /** What stands in place of a table without rows, such as an `EmptyState`. */
  empty?: ReactNode
}

/**
 * Rows that the server sorts, pages and filters. What leads elsewhere is a link or form of the caller's, so that it
 * works before scripts run. Below 768 px every row is a card.
 */
export function DataTable<Row extends RowData, SortKey extends string, Words extends object>(props: DataTableProps<Row, SortKey, Words>) {
  const { label, columns, rows, rowId, words, hiddenColumns = [], density, busy, sorting, selection, rowActions, empty } = props
  const ref = useRef<HTMLDivElement>(null)
  useEarlyTicks(ref, selection)
  const { rowSelection, ...selectionEvents } = selectionOptions(selection)
  const table = useTable<DataTableFeatures<SortKey, Words>, Row>({
    features: dataTableFeatures as DataTableFeatures<SortKey, Words>,
    columns,
    data: rows,
    meta: words,
    getRowId: rowId,
    ...selectionEvents,
    state: { rowSelection, columnVisibility: Object.fromEntries(hiddenColumns.map((id) => [id, false])) },
  })
  if (rows.length === 0 && empty) return <div className="data-table__empty">{empty}</div>
  return (
    <div ref={ref} className="data-table__root">
      <Table label={label} density={density} columns={table.getVisibleLeafColumns().length >= manyColumns ? 'many' : undefined}>
        <DataTableHead table={table} sorting={sorting} selection={selection} actionsName={rowActions?.name} />
        <TableBody aria-busy={busy}>
          {table.getRowModel().rows.map((row) => (
            <Tr key={row.id}>
              {selection ? (
                <Td kind="select">
                  <SelectBox
                    label={selection.words.row(row.original)}
                    name={selection.name}
                    value={row.id}
                    checked={row.getIsSelected()}
                    disabled={!row.getCanSelect()}
                    onChange={row.getToggleSelectedHandler()}
                  />
                </Td>
              ) : null}
              {row.getVisibleCells().map((cell) => {
                const { name, numeric, wraps, title } = cell.column.columnDef.meta!
                return (
                  <Td key={cell.id} label={title ? undefined : name} numeric={numeric} wraps={wraps} kind={title ? 'title' : undefined}>
                    <table.FlexRender cell={cell} />
                  </Td>
                )
              })}
              {rowActions ? <Td kind="actions">{rowActions.render(row.original)}</Td> : null}
            </Tr>
          ))}
        </TableBody>
      </Table>
      {selection ? (
        <SelectionBar
          label={selection.words.bar}
          count={selection.selected.length > 0 ? selection.words.count(selection.selected.length) : null}
          clear={selection.words.clear}
          onClear={() => selection.onChange([])}
        >
          {selection.actions}
        </SelectionBar>
      ) : null}
    </div>
  )
}
