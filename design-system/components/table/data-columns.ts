import {
  columnVisibilityFeature,
  createColumnHelper,
  type RowData,
  rowSelectionFeature,
  type TableOptions,
  tableFeatures,
} from '@tanstack/react-table'

export interface DataColumnMeta<SortKey extends string> {
  name: string
  numeric?: boolean | undefined
  wraps?: boolean | undefined
  /** Names the row: the first column, which cannot be hidden. */
  title?: boolean | undefined
  /** Key passed to the server; a column without it cannot be sorted. */
  sort?: SortKey | undefined
}

/** Sorting, paging and filtering happen on the server. */
export const dataTableFeatures = tableFeatures({ columnVisibilityFeature, rowSelectionFeature })

export type DataTableFeatures<SortKey extends string, Words extends object> = typeof dataTableFeatures & {
  columnMeta: DataColumnMeta<SortKey>
  tableMeta: Words
}

export type DataColumns<Row extends RowData, SortKey extends string, Words extends object> = TableOptions<
  DataTableFeatures<SortKey, Words>,
  Row
>['columns']

/** Create columns once, or once per language: cells are components, which new columns would remount. */
export function dataColumns<Row extends RowData, SortKey extends string, Words extends object = object>() {
  return createColumnHelper<DataTableFeatures<SortKey, Words>, Row>()
}
