import type { ReactNode } from 'react'

/** A page without the portal's menus, such as an unknown address: the institution's mark and one message or task. */
export function StandalonePage({
  brand,
  task = false,
  children,
}: {
  /** A `BrandMark`. */
  brand: ReactNode
  /** Something to fill in or choose, in a column, instead of one message; `wide` where it has two. */
  task?: boolean | 'wide' | undefined
  /** A `MessagePage`, or for a task a `PageHeader` and what follows it. */
  children: ReactNode
}) {
  return (
    <main id="content" tabIndex={-1} className="standalone-page__root">
      <div className="standalone-page__brand">
        <span className="brand-mark__root">{brand}</span>
      </div>
      {task ? (
        <div className="standalone-page__task" data-width={task === 'wide' ? 'wide' : undefined}>
          {children}
        </div>
      ) : (
        children
      )}
    </main>
  )
}
