import type { ReactNode } from 'react'

/** Short lines under each other, with a thin line between them. */
export function PlainList({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className="plain-list__root">
      {children}
    </ul>
  )
}

/** One line: what it is, and at its end how it stands. */
export function PlainRow({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  return (
    <li className="plain-list__row">
      <span className="plain-list__text">{children}</span>
      {aside ? <span className="plain-list__aside">{aside}</span> : null}
    </li>
  )
}
