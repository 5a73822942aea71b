import type { ReactNode } from 'react'

export function PlainList({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className="plain-list__root">
      {children}
    </ul>
  )
}

/** @param kept whether `aside` stays beside a long text, as a small control does */
export function PlainRow({ aside, kept, children }: { aside?: ReactNode; kept?: boolean; children: ReactNode }) {
  return (
    <li className="plain-list__row" data-kept={kept || undefined}>
      <span className="plain-list__text">{children}</span>
      {aside ? <span className="plain-list__aside">{aside}</span> : null}
    </li>
  )
}
