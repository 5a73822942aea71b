import type { ComponentProps, ReactNode } from 'react'
import { look } from '../../look.ts'
import { VisuallyHidden } from '../text/visually-hidden.tsx'

/**
 * `title` names the row, `select` holds its check box, `actions` its menu. A card with an `amount`, which is the largest thing on it, or
 * with a `fact` has few lines: the name with the amount, the facts without their names, and the rest.
 */
type CellKind = 'title' | 'select' | 'actions' | 'amount' | 'fact'

/**
 * Where a column is left out, so that a table fits without scrolling: on cards, on cards and in narrow tables, in narrow tables that are
 * not cards yet, in all but the widest tables that are not cards, on cards and in the narrowest tables, in the narrowest tables alone, or
 * everywhere but on cards.
 */
export type LeftOut = 'cards' | 'narrow' | 'tight' | 'crowded' | 'small' | 'snug' | 'lines'

export type SortDirection = 'ascending' | 'descending' | 'none'

/** A column heading. A sortable one has `sort`, at least `none`, and a `SortHeading` as its child. */
export function Th({
  numeric,
  sort,
  kind,
  leftOut,
  children,
}: {
  numeric?: boolean | undefined
  leftOut?: LeftOut | undefined
  sort?: SortDirection | undefined
  kind?: CellKind | undefined
  children: ReactNode
}) {
  return (
    <th className={look('table-cell__heading', { numeric, kind, leftOut })} scope="col" role="columnheader" aria-sort={sort}>
      {children}
    </th>
  )
}

/** `label` is the column's name, shown beside the value on cards. */
export function Td({
  label,
  numeric,
  wraps,
  named,
  kind,
  leftOut,
  ...rest
}: Omit<ComponentProps<'td'>, 'className'> & {
  label?: string | undefined
  numeric?: boolean | undefined
  wraps?: boolean | undefined
  /** An amount whose card says its label, too. */
  named?: boolean | undefined
  kind?: CellKind | undefined
  leftOut?: LeftOut | undefined
}) {
  return <td {...rest} className={look('table-cell__cell', { numeric, wraps, named, kind, leftOut })} role="cell" data-label={label} />
}

/** Class of the link that opens a row, in its title. */
export const rowLinkLook = 'table-cell__link'

/** What a column says of a row that it has no value for; cards, which omit it, say it elsewhere. */
export function QuietValue({ children }: { children: ReactNode }) {
  return <span className="table-cell__quiet">{children}</span>
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
