import type { ComponentProps, ReactNode } from 'react'

/**
 * A table that becomes cards below 768 px. The roles repeat what the elements mean, because browsers forget
 * it once CSS changes their display. A region that may scroll sideways can be focused, and has a name.
 */
export function Table({
  label,
  density = 'comfortable',
  children,
}: {
  label: string
  density?: 'comfortable' | 'compact' | undefined
  children: ReactNode
}) {
  return (
    <div className="table__scroll" role="region" aria-label={label} tabIndex={0}>
      <table className="table__root" role="table" data-density={density}>
        <caption className="table__caption">{label}</caption>
        {children}
      </table>
    </div>
  )
}

/** The heading row; its children are `Th`. */
export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead className="table__head" role="rowgroup">
      <tr role="row">{children}</tr>
    </thead>
  )
}

/** The rows; its children are `Tr`. */
export function TableBody({ children, ...rest }: ComponentProps<'tbody'>) {
  return (
    <tbody {...rest} role="rowgroup">
      {children}
    </tbody>
  )
}

/** One row. */
export function Tr(props: Omit<ComponentProps<'tr'>, 'className'>) {
  return <tr {...props} className="table__row" role="row" />
}
