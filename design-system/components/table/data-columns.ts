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
  /** Whether a card also shows the name of a main amount. */
  named?: boolean | undefined
  /** Marks a fact that a card shows without the column's name. */
  fact?: boolean | undefined
  leftOut?: OmittedLayout | undefined
  /** Names the row: the first column, which cannot be hidden. */
  title?: boolean | undefined
  /** Key passed to the server; a column without it cannot be sorted. */
  sort?: SortKey | undefined
  /** Called as a function rather than mounted, so it must not use hooks. */
  cell(row: Row, words: Words): ReactNode
}

/** The table features used; sorting, paging and filtering happen on the server. */
export const dataTableFeatures = tableFeatures({ rowSelectionFeature })
