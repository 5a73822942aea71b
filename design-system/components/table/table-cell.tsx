import type { ComponentProps, ReactNode } from 'react'
import { look } from '../../look.ts'
import { VisuallyHidden } from '../text/visually-hidden.tsx'

/** `title` names the row, `select` holds the box that selects it, `actions` its menu. */
type CellKind = 'title' | 'select' | 'actions'

/** How a column is sorted, in the words of `aria-sort`. */
export type SortDirection = 'ascending' | 'descending' | 'none'

/** A column heading. `sort` also when the column can be sorted but is not (`none`); then the child is a `SortHeading`. */
export function Th({
  numeric,
  sort,
  kind,
  children,
}: {
  numeric?: boolean | undefined
  sort?: SortDirection | undefined
  kind?: CellKind | undefined
  children: ReactNode
}) {
  return (
    <th className={look('table-cell__heading', { numeric, kind })} scope="col" role="columnheader" aria-sort={sort}>
      {children}
    </th>
  )
}

/** A cell. `label` is the column's name, shown beside the value where the row is a card. */
export function Td({
  label,
  numeric,
  wraps,
  kind,
  ...rest
}: Omit<ComponentProps<'td'>, 'className'> & {
  label?: string | undefined
  numeric?: boolean | undefined
  wraps?: boolean | undefined
  kind?: CellKind | undefined
}) {
  return <td {...rest} className={look('table-cell__cell', { numeric, wraps, kind })} role="cell" data-label={label} />
}

/** The class of the link in the cell that names the row. */
export function rowLinkLook(): string {
  return 'table-cell__link'
}

/** A value that asks for nothing any more: quieter, with an `icon` (14 px) that says so. */
export function QuietValue({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="table-cell__quiet">
      {icon}
      {children}
    </span>
  )
}

/** A cell without a value: a dash, which screen readers read as `label` and cards leave out. */
export function EmptyValue({ label }: { label: string }) {
  return (
    <span data-empty>
      <span aria-hidden>—</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
