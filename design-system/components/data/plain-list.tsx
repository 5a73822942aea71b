import type { ReactNode } from 'react'

export function PlainList({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className="plain-list__root">
      {children}
    </ul>
  )
}

export function PlainRow({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  return (
    <li className="plain-list__row">
      <span className="plain-list__text">{children}</span>
      {aside ? <span className="plain-list__aside">{aside}</span> : null}
    </li>
  )
}
