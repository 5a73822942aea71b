import {
  columnVisibilityFeature,
  createColumnHelper,
  type RowData,
  rowSelectionFeature,
  type TableOptions,
  tableFeatures,
} from '@tanstack/react-table'

/** What a column says of itself besides its value. */
export interface DataColumnMeta<SortKey extends string> {
  /** Its heading, in the reader's language. */
  name: string
  /** Figures, which stand below each other's last digit. */
  numeric?: boolean | undefined
  /** Words that may take two lines. */
  wraps?: boolean | undefined
  /** Names the row: the first column, which can't be hidden. */
  title?: boolean | undefined
  /** What the rows can be sorted by; a column without it can't be sorted. */
  sort?: SortKey | undefined
}

/** Sorting, paging and filtering are the server's. */
export const dataTableFeatures = tableFeatures({ columnVisibilityFeature, rowSelectionFeature })

export type DataTableFeatures<SortKey extends string, Words extends object> = typeof dataTableFeatures & {
  columnMeta: DataColumnMeta<SortKey>
  tableMeta: Words
}

/** The columns of a `DataTable`, in order. */
export type DataColumns<Row extends RowData, SortKey extends string, Words extends object> = TableOptions<
  DataTableFeatures<SortKey, Words>,
  Row
>['columns']

/**
 * Makes the columns of a `DataTable`. Its cells are components: make them once, or once per language, because a new
 * one remounts its cells. They find the table's `words` in `table.options.meta`.
 */
export function dataColumns<Row extends RowData, SortKey extends string, Words extends object = object>() {
  return createColumnHelper<DataTableFeatures<SortKey, Words>, Row>()
}
