import type { ReactNode } from 'react'

/** The few pages of one place: children are `li` with a link of class `segments__segment`, which `aria-current` marks. */
export function Segments({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className="segments__root" aria-label={label}>
      <ul className="segments__list" role="list">
        {children}
      </ul>
    </nav>
  )
}
