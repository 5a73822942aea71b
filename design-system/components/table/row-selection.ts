import { functionalUpdate, type Row as TableRow, type RowData, type Updater } from '@tanstack/react-table'
import { type ReactNode, type RefObject, useEffect, useEffectEvent } from 'react'
import type { dataTableFeatures } from './data-columns.ts'

export interface RowSelection<Row> {
  /** Ids of the selected rows, including other pages. */
  selected: readonly string[]
  onChange(selected: string[]): void
  canSelect?: ((row: Row) => boolean) | undefined
  words: {
    bar: string
    all: string
    row(row: Row): string
    count(selected: number): string
    clear: string
  }
  /** Buttons; before hydration, submit buttons of the form around the table. */
  actions: ReactNode
  /** Name of the check boxes in that form, which submits the id of every ticked row. */
  name?: string | undefined
}

export function selectionOptions<Row extends RowData>(selection: RowSelection<Row> | undefined) {
  const rowSelection = Object.fromEntries((selection?.selected ?? []).map((id) => [id, true as const]))
  return {
    rowSelection,
    enableRowSelection: ({ original }: Pick<TableRow<typeof dataTableFeatures, Row>, 'original'>) =>
      selection?.canSelect?.(original) ?? true,
    onRowSelectionChange: (change: Updater<Record<string, true>>) =>
      selection?.onChange(Object.keys(functionalUpdate(change, rowSelection))),
  }
}

/** Selects the rows whose check boxes were ticked before hydration. */
export function useEarlyTicks<Row>(table: RefObject<HTMLElement | null>, selection: RowSelection<Row> | undefined): void {
  const takeOver = useEffectEvent((boxes: NodeListOf<HTMLInputElement>) => {
    if (!selection) return
    const selected = new Set(selection.selected)
    for (const { checked, value } of boxes) {
      if (checked) selected.add(value)
      else selected.delete(value)
    }
    if (selected.size !== selection.selected.length || !selection.selected.every((id) => selected.has(id)))
      selection.onChange([...selected])
  })
  useEffect(() => {
    if (table.current) takeOver(table.current.querySelectorAll('tbody .cell__check > input'))
  }, [table])
}
