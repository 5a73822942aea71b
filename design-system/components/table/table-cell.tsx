import type { ComponentProps, ReactNode } from 'react'
import { look } from '../../look.ts'

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
export type OmittedLayout = 'cards' | 'narrow' | 'tight' | 'crowded' | 'small' | 'snug' | 'lines'

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
  leftOut?: OmittedLayout | undefined
  sort?: SortDirection | undefined
  kind?: CellKind | undefined
  children: ReactNode
}) {
  return (
    <th className={look('cell__th', { numeric, kind, leftOut })} scope="col" role="columnheader" aria-sort={sort}>
      {children}
    </th>
  )
}

export interface CellLook {
  /** The column's name, shown beside the value on cards. */
  label?: string | undefined
  numeric?: boolean | undefined
  wraps?: boolean | undefined
  /** An amount whose card says its label, too. */
  named?: boolean | undefined
  kind?: CellKind | undefined
  leftOut?: OmittedLayout | undefined
}

export function Td({ label, numeric, wraps, named, kind, leftOut, ...rest }: Omit<ComponentProps<'td'>, 'className'> & CellLook) {
  return <td {...rest} {...cellAttributes({ label, numeric, wraps, named, kind, leftOut })} />
}

/** The attributes of every `td` of a column, for use where a component for each cell would cost too much. */
export function cellAttributes({ label, ...looks }: CellLook) {
  return { className: look('cell__td', looks), role: 'cell', 'data-label': label } as const
}

/** Class of the link that opens a row, in its title. */
export const rowLinkLook = 'cell__link'

/** The text for a value that a row does not have; omitted on cards, which say it elsewhere. */
export const quietValue = (words: ReactNode) => <span className="cell__quiet">{words}</span>

/** A dash that screen readers announce as `label`; cards omit it. */
export function EmptyValue({ label }: { label: string }) {
  return emptyValue(label)
}

/** Returns the same dash as an element that all cells without a value can share. */
export const emptyValue = (label: string) => (
  <span data-empty>
    <span aria-hidden>—</span>
    <span className="visually-hidden">{label}</span>
  </span>
)
