import type { ComponentProps, ReactNode } from 'react'
import { look } from '../../look.ts'
import { VisuallyHidden } from '../text/visually-hidden.tsx'

/** `title` names the row, `select` holds its check box, `actions` its menu. */
type CellKind = 'title' | 'select' | 'actions'

export type SortDirection = 'ascending' | 'descending' | 'none'

/** A column heading. A sortable one has `sort`, at least `none`, and a `SortHeading` as its child. */
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

/** `label` is the column's name, shown beside the value on cards. */
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

export function rowLinkLook(): string {
  return 'table-cell__link'
}

/** A value that needs no more attention: muted, with an `icon` (14 px) that shows why. */
export function QuietValue({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="table-cell__quiet">
      {icon}
      {children}
    </span>
  )
}

/** A dash that screen readers announce as `label`; cards omit it. */
export function EmptyValue({ label }: { label: string }) {
  return (
    <span data-empty>
      <span aria-hidden>—</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
