import type { ReactNode } from 'react'

/** What a tab shows: icon, word and how many things are behind it. */
export function TabLabel({
  icon,
  count,
  countLabel,
  children,
}: {
  icon?: ReactNode
  /** Already written in the reader's language. */
  count?: string | number | undefined
  /** What screen readers say instead of the bare number, such as "5 débitos". */
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
