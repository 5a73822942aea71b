import { functionalUpdate, type Row as TableRow, type RowData, type Updater } from '@tanstack/react-table'
import { type ReactNode, type RefObject, useEffect, useEffectEvent } from 'react'
import type { dataTableFeatures } from './data-columns.ts'

/** Rows that can be selected, and what can be done with those that are. */
export interface RowSelection<Row> {
  /** Ids of the selected rows, also of those on other pages. */
  selected: readonly string[]
  onChange(selected: string[]): void
  /** The box of a row that can't be selected is disabled. */
  canSelect?: ((row: Row) => boolean) | undefined
  words: {
    /** Names the bar of actions. */
    bar: string
    /** Such as "Selecionar todos desta página". */
    all: string
    /** Such as "Selecionar Ana Souza". */
    row(row: Row): string
    /** Such as "3 selecionados". */
    count(selected: number): string
    clear: string
  }
  /** Buttons; before scripts run, submit buttons of the form around the table. */
  actions: ReactNode
  /** Names the boxes in that form, which sends the id of every ticked row of the page. */
  name?: string | undefined
}

/** The selection in the terms of TanStack Table. */
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

/** Takes over what was ticked before scripts ran. */
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
    if (table.current) takeOver(table.current.querySelectorAll('tbody .table-cell__check > input'))
  }, [table])
}
