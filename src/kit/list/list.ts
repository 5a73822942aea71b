import type { I18n, MessageDescriptor } from '@lingui/core'
import type { UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PermissionRequirement } from '#api/settings/navigation.ts'
import type { OmittedLayout } from '#design/components/table/table-cell.tsx'
import type { Formats } from '../../i18n/formats.ts'
import type { ListAddress, ListSearch } from './list-address.ts'
import type { RowLink } from '../list-parts/row-link.tsx'
import type { SortColumn, SortAliases } from './list-links.ts'

export interface RowFormats extends Formats {
  i18n: I18n
  institutionName(id: number): string
}

/** The data for rendering a cell, which happens for every row and uses no hooks. */
export interface CellFormats extends RowFormats {
  /** The institution's civil date. */
  today: string
  noValue: ReactNode
  rowLink: RowLink
}

export interface ListColumn<Row, Sort extends string> {
  id: string
  header: MessageDescriptor
  /** Where the column exists; undefined for both. */
  only?: 'table' | 'file'
  /** Undefined for columns that cannot be sorted. */
  sort?: Sort
  /** The row's name: the first column, which cannot be hidden. */
  title?: true
  numeric?: true
  wraps?: true
  code?: true
  /** The amount that a card shows largest. */
  main?: true
  /** Makes a card show the main amount's name, if that is not clear from the row. */
  named?: true
  /** Marks a fact that a card shows without the column's name. */
  fact?: true
  /** The layouts that leave the column out even if it is chosen. */
  leftOut?: OmittedLayout
  /** Not in the table until chosen. */
  optional?: true
  /** In the table only where the context spans several institutions. */
  acrossInstitutions?: true
  /** The choice that leaves all rows one value, with any of its options if none are named: the table then does without the column. */
  givenBy?: { field: string; options?: readonly string[] }
  text?(row: Row, formats: RowFormats): string | null
  /** Integer cents; null where there is none. */
  cents?(row: Row): number | null
  /** Overrides text or amount in the table. */
  cell?(row: Row, formats: CellFormats): ReactNode
  /** Overrides text or amount in the file. */
  csv?(row: Row, formats: RowFormats): string
}

export type ListFilter<Field extends string> =
  /** @param hint what the field shows of a long label */
  | { kind: 'search'; field: Field; label: MessageDescriptor; hint?: MessageDescriptor }
  | {
      kind: 'choice'
      field: Field
      label: MessageDescriptor
      all: MessageDescriptor
      options: Readonly<Record<string, MessageDescriptor>>
    }
  /** A filter whose options come from the service. */
  | {
      kind: 'listed'
      field: Field
      label: MessageDescriptor
      all: MessageDescriptor
      useOptions(): ReadonlyArray<{ value: string | number; name: string }>
    }
  | { kind: 'institution'; field: Field; label: MessageDescriptor; all: MessageDescriptor }
  | { kind: 'period'; from: Field; to: Field; label: MessageDescriptor }

interface Explained {
  title: MessageDescriptor
  text: MessageDescriptor
}

export interface ListWords {
  title: MessageDescriptor
  loading: MessageDescriptor
  failed: Explained
  nothing: Explained
  nothingFound: Explained
  denied: MessageDescriptor
  exporting: MessageDescriptor
  /** @param rows formatted number */
  exported(rows: string): MessageDescriptor
  file: {
    name: MessageDescriptor
    signedOut: MessageDescriptor
    denied: MessageDescriptor
    failed: MessageDescriptor
  }
}

export interface ListResult<Row> {
  results: Row[]
  totalCount: number
}

export interface ListDefinition<Row extends object, Search extends ListSearch, Input, Page extends ListResult<Row>> {
  address: ListAddress<Search, Input>
  query(search: Search): UseQueryOptions<Page, Error, Page, Array<string | Search>>
  rowId(row: Row): string
  columns: ReadonlyArray<ListColumn<NoInfer<Row>, SortColumn<Search>>>
  /** Shows an order without a column of its own in the table's head as that of another column. */
  shownAs?: SortAliases<Search>
  filters: ReadonlyArray<ListFilter<keyof Search & string>>
  Summary(props: { page: Page; search: Search }): ReactNode
  words: ListWords
  exportPermission: PermissionRequirement
  /** Storage key for each user's columns and density; undefined disables the settings. */
  settingsKey?: string
}

export function defineList<Row extends object, Search extends ListSearch, Input, Page extends ListResult<Row>>(
  list: ListDefinition<Row, Search, Input, Page>,
) {
  return list
}
