import { type ReactTable, type RowData, useTable } from '@tanstack/react-table'
import { type ReactNode, useRef, type ComponentProps } from 'react'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import { type DataColumn, dataTableFeatures } from './data-columns.ts'
import { type RowSelection, selectionOptions, useEarlyTicks } from './row-selection.ts'
import { SelectionBar } from './selection-bar.tsx'
import { cellAttributes, type SortDirection, Th } from './table-cell.tsx'
import { type Density, rowAttributes, Table, TableBody, TableHead } from './table.tsx'

/** Returns a check box; a function rather than a component, since every row may have one. */
function selectBox({
  label,
  indeterminate,
  ...input
}: Omit<ComponentProps<'input'>, 'children' | 'className' | 'type'> & {
  label: string
  indeterminate?: boolean | undefined
}) {
  return (
    <label className="cell__check">
      <input
        {...input}
        type="checkbox"
        className="checkbox__box"
        // HTML has no attribute for the mixed state, only a DOM property.
        ref={(box) => {
          if (box) box.indeterminate = indeterminate ?? false
        }}
      />
      <span className="cell__checkWords">{label}</span>
    </label>
  )
}

const manyColumns = 7
/** No columns for the library: it only manages the selection, and this file renders the columns itself. */
const noColumns: [] = []

export interface DataTableProps<Row extends RowData, SortKey extends string, Words extends object> {
  label: string
  columns: ReadonlyArray<DataColumn<Row, SortKey, Words>>
  /** One page of rows, in order. Keep the array's identity while the rows are the same. */
  rows: readonly Row[]
  /** Unique across all pages. */
  rowId(row: Row): string
  words: Words
  hiddenColumns?: readonly string[] | undefined
  density?: Density | undefined
  busy?: boolean | undefined
  sorting?: DataTableSorting<SortKey> | undefined
  selection?: RowSelection<Row> | undefined
  /** A narrow last column, such as menus; `name` is its heading for screen readers. */
  rowActions?: { name: string; render(row: Row): ReactNode } | undefined
  /** Replaces a table without rows, such as an `EmptyState`. */
  empty?: ReactNode
}

/** A table that the server sorts, pages and filters. The caller provides links and forms, so that it works without scripts. */
export function DataTable<Row extends RowData, SortKey extends string, Words extends object>(props: DataTableProps<Row, SortKey, Words>) {
  const { label, columns, rows, rowId, words, hiddenColumns = [], density, busy, sorting, selection, rowActions, empty } = props
  const ref = useRef<HTMLDivElement>(null)
  useEarlyTicks(ref, selection)
  const { rowSelection, ...selectionEvents } = selectionOptions(selection)
  const table = useTable({
    features: dataTableFeatures,
    columns: noColumns,
    data: rows,
    getRowId: rowId,
    ...selectionEvents,
    state: { rowSelection },
  })
  const shown = columns.filter(({ id }) => !hiddenColumns.includes(id)).map((column) => ({ ...column, attributes: getAttributes(column) }))
  if (rows.length === 0 && empty) return <div className="data-table__empty">{empty}</div>
  return (
    <div ref={ref} className="data-table__root">
      <Table label={label} density={density} columns={shown.length >= manyColumns ? 'many' : undefined}>
        <DataTableHead table={table} columns={shown} sorting={sorting} selection={selection} actionsName={rowActions?.name} />
        <TableBody aria-busy={busy}>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id} {...rowAttributes}>
              {selection ? (
                <td {...selectAttributes}>
                  {selectBox({
                    label: selection.words.row(row.original),
                    name: selection.name,
                    value: row.id,
                    checked: row.getIsSelected(),
                    disabled: !row.getCanSelect(),
                    onChange: row.getToggleSelectedHandler(),
                  })}
                </td>
              ) : null}
              {shown.map(({ id, attributes, cell }) => (
                <td key={id} {...attributes}>
                  {cell(row.original, words)}
                </td>
              ))}
              {rowActions ? <td {...actionsAttributes}>{rowActions.render(row.original)}</td> : null}
            </tr>
          ))}
        </TableBody>
      </Table>
      {selection ? (
        <SelectionBar
          label={selection.words.bar}
          selected={selection.selected.length}
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

const selectAttributes = cellAttributes({ kind: 'select' })
const actionsAttributes = cellAttributes({ kind: 'actions' })

/** Returns the cell attributes of a column, which are the same for every row. */
const getAttributes = <Row, SortKey extends string, Words extends object>(column: DataColumn<Row, SortKey, Words>) => {
  const { name, numeric, wraps, title, main, named, fact, leftOut } = column
  const kind = title ? 'title' : main ? 'amount' : fact ? 'fact' : undefined
  return cellAttributes({ label: title ? undefined : name, numeric, wraps, named, kind, leftOut })
}

interface DataTableSorting<SortKey extends string> {
  directionOf(key: SortKey): SortDirection
  renderSortLink(key: SortKey, link: SortLink): ReactNode
}

export function DataTableHead<Row extends RowData, SortKey extends string, Words extends object>({
  table,
  columns,
  sorting,
  selection,
  actionsName,
}: {
  table: ReactTable<typeof dataTableFeatures, Row>
  columns: ReadonlyArray<DataColumn<Row, SortKey, Words>>
  sorting: DataTableSorting<SortKey> | undefined
  selection: RowSelection<Row> | undefined
  actionsName: string | undefined
}) {
  const allSelected = table.getIsAllPageRowsSelected()
  return (
    <TableHead>
      {selection ? (
        <Th kind="select">
          {selectBox({
            label: selection.words.all,
            checked: allSelected,
            indeterminate: !allSelected && table.getIsSomePageRowsSelected(),
            onChange: table.getToggleAllPageRowsSelectedHandler(),
          })}
        </Th>
      ) : null}
      {columns.map(({ id, name, numeric, title, leftOut, sort }) => {
        const sorted = sort && sorting
        return (
          <Th key={id} numeric={numeric} kind={title ? 'title' : undefined} leftOut={leftOut} sort={sorted && sorting.directionOf(sort)}>
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

export interface SortLink {
  className: string
  children: ReactNode
}

const arrow = (
  <svg
    width="14"
    height="14"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.25"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M12 5v14m-6-6 6 6 6-6" />
  </svg>
)

/** Cards show plain text instead of the link, since they have no visible headings. */
export function SortHeading({ name, renderLink }: { name: string; renderLink(link: SortLink): ReactNode }) {
  return (
    <>
      {renderLink({
        className: 'cell__sort',
        children: (
          <>
            {name} {arrow}
          </>
        ),
      })}
      <span className="cell__sortWords">{name}</span>
    </>
  )
}
