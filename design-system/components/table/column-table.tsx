import type { ReactNode } from 'react'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import { type CellLook, cellAttributes, Th } from './table-cell.tsx'
import { rowAttributes, Table, TableBody, TableHead } from './table.tsx'

const manyColumns = 6

export interface TableColumn<Row> extends Omit<CellLook, 'label'> {
  name: string
  /** A card shows the value without the column's name. */
  isPlain?: true
  /** What of a row looks otherwise than the column. */
  varies?: (row: Row) => CellLook
  /** Called, not mounted: uses no hooks. */
  cell: (row: Row) => ReactNode
}

interface ColumnTableProps<Row> {
  label: string
  columns: ReadonlyArray<TableColumn<Row>>
  rows: readonly Row[]
  rowId: (row: Row) => string | number
  busy?: boolean | undefined
}

/** Rows that are neither sorted nor chosen, on a phone as cards: each column is told once. */
export function ColumnTable<Row>({ label, columns, rows, rowId, busy }: ColumnTableProps<Row>) {
  const shown = columns.map(({ name, isPlain, varies, cell, ...look }) => {
    const heads = look.kind === 'title' || look.kind === 'actions'
    return { name, varies, cell, kind: heads ? look.kind : undefined, look: { label: isPlain || heads ? undefined : name, ...look } }
  })
  return (
    <Table label={label} columns={shown.length >= manyColumns ? 'many' : undefined}>
      <TableHead>
        {shown.map(({ name, kind, look: { numeric, leftOut } }, column) => (
          <Th key={column} numeric={numeric} kind={kind} leftOut={leftOut}>
            {kind === 'actions' ? <VisuallyHidden>{name}</VisuallyHidden> : name}
          </Th>
        ))}
      </TableHead>
      <TableBody aria-busy={busy}>
        {rows.map((row) => (
          <tr key={rowId(row)} {...rowAttributes}>
            {shown.map(({ look, varies, cell }, column) => (
              <td key={column} {...cellAttributes({ ...look, ...varies?.(row) })}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </TableBody>
    </Table>
  )
}
