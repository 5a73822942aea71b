import type { I18n, MessageDescriptor } from '@lingui/core'
import type { UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PermissionRequirement } from '#api/navigation.ts'
import type { Formats } from '../../i18n/formats.ts'
import type { ListAddress, ListSearch } from './list-address.ts'
import type { SortColumn } from './list-links.ts'

/** What the cells of a table and of a file need to speak the reader's language. */
export interface RowFormats extends Formats {
  i18n: I18n
  institutionName(id: number): string
}

/** One column of the table, the cards on a phone and the file, in their common order. */
export interface ListColumn<Row, Sort extends string> {
  id: string
  header: MessageDescriptor
  /** In both without it. */
  only?: 'table' | 'file'
  /** What the service sorts by; without it the column can't be sorted. */
  sort?: Sort
  /** Names the row: the first column, which can't be hidden. */
  title?: true
  /** Figures, which stand below each other's last digit; amounts always do. */
  numeric?: true
  /** Words that may take two lines. */
  wraps?: true
  /** A number that is copied or compared letter by letter. */
  code?: true
  /** In the table only where the context spans several institutions. */
  acrossInstitutions?: true
  /** What the cell says in words; null where there is nothing to say. */
  text?(row: Row, formats: RowFormats): string | null
  /** An amount in integer cents; null where there is none. */
  cents?(row: Row): number | null
  /** How the table shows it, where that is more than its text or amount. */
  cell?(row: Row, formats: RowFormats): ReactNode
  /** How the file says it, where that differs from its text. */
  csv?(row: Row, formats: RowFormats): string
}

export type ListFilter<Field extends string> =
  | { kind: 'search'; field: Field; label: MessageDescriptor }
  | {
      kind: 'choice'
      field: Field
      label: MessageDescriptor
      /** The choice that narrows nothing. */
      all: MessageDescriptor
      options: Readonly<Record<string, MessageDescriptor>>
    }
  /** One of the institutions, where the context spans several. */
  | { kind: 'institution'; field: Field; label: MessageDescriptor; all: MessageDescriptor }
  /** First and last day. */
  | { kind: 'period'; from: Field; to: Field; label: MessageDescriptor }

interface Explained {
  title: MessageDescriptor
  text: MessageDescriptor
}

export interface ListWords {
  title: MessageDescriptor
  loading: MessageDescriptor
  /** The service did not answer. */
  failed: Explained
  /** There is nothing yet. */
  nothing: Explained
  /** Nothing passes the filters. */
  nothingFound: Explained
  /** The person may not see the list. */
  denied: MessageDescriptor
  exporting: MessageDescriptor
  /** @param rows a number that is written already */
  exported(rows: string): MessageDescriptor
  file: {
    /** Begins the file's name. */
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

/** Everything that a list for staff is made from: table, cards, filters, pager and file. */
export interface ListDefinition<Row, Search extends ListSearch, Input, Page extends ListResult<Row>> {
  address: ListAddress<Search, Input>
  query(search: Search): UseQueryOptions<Page, Error, Page, Array<string | Search>>
  rowId(row: Row): string
  columns: ReadonlyArray<ListColumn<Row, SortColumn<Search>>>
  filters: ReadonlyArray<ListFilter<keyof Search & string>>
  /** How many rows the filters leave, and what they come to. */
  Summary(props: { page: Page; search: Search }): ReactNode
  words: ListWords
  /** What it takes to save the list as a file. */
  exportPermission: PermissionRequirement
  /** Under which the browser keeps each person's columns and density; without it they can't be chosen. */
  settingsKey?: string
}

/** Declares a list. */
export function defineList<Row, Search extends ListSearch, Input, Page extends ListResult<Row>>(
  list: ListDefinition<Row, Search, Input, Page>,
) {
  return list
}
