import { rowSelectionFeature, tableFeatures } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import type { OmittedLayout } from './table-cell.tsx'

export interface DataColumn<Row, SortKey extends string, Words extends object> {
  id: string
  name: string
  numeric?: boolean | undefined
  wraps?: boolean | undefined
  /** The amount that a card shows largest. */
  main?: boolean | undefined
  /** Of a main amount: a card names it, too. */
  named?: boolean | undefined
  /** Says on a card what the row is about, without the column's name. */
  fact?: boolean | undefined
  leftOut?: OmittedLayout | undefined
  /** Names the row: the first column, which cannot be hidden. */
  title?: boolean | undefined
  /** Key passed to the server; a column without it cannot be sorted. */
  sort?: SortKey | undefined
  /** Called, not mounted: uses no hooks. */
  cell(row: Row, words: Words): ReactNode
}

/** Sorting, paging and filtering happen on the server. */
export const dataTableFeatures = tableFeatures({ rowSelectionFeature })
