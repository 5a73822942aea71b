import type { ComponentProps, ReactNode } from 'react'
import { look } from '../../look.ts'

/** `title` names the row, `actions` holds its menu. */
type CellKind = 'title' | 'actions'

/** A column heading. `sort` also when the column can be sorted but is not (`none`); then the child has class `table__sort` and a `SortArrow`. */
export function Th({
  numeric,
  sort,
  kind,
  children,
}: {
  numeric?: boolean | undefined
  sort?: 'ascending' | 'descending' | 'none' | undefined
  kind?: CellKind | undefined
  children: ReactNode
}) {
  return (
    <th className={look('table__th', { numeric, kind })} scope="col" role="columnheader" aria-sort={sort}>
      {children}
    </th>
  )
}

/** A cell. `label` is the column's name, shown beside the value where the row is a card. */
export function Td({
  label,
  numeric,
  kind,
  ...rest
}: Omit<ComponentProps<'td'>, 'className'> & {
  label?: string | undefined
  numeric?: boolean | undefined
  kind?: CellKind | undefined
}) {
  return <td {...rest} className={look('table__td', { numeric, kind })} role="cell" data-label={label} />
}
