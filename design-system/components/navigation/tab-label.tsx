import type { ReactNode } from 'react'

export function TabLabel({
  icon,
  count,
  countLabel,
  children,
}: {
  icon?: ReactNode
  count?: string | number | undefined
  /** Announced instead of the bare number, such as "5 débitos". */
  countLabel?: string | undefined
  children: ReactNode
}) {
  return (
    <>
      {icon}
      <span>{children}</span>
      {count === undefined ? null : (
        <span className="tabs__count" aria-hidden={countLabel ? true : undefined}>
          {count}
        </span>
      )}
      {countLabel ? <span className="visually-hidden"> ({countLabel})</span> : null}
    </>
  )
}
