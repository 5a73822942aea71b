import type { ReactNode } from 'react'

/**
 * The portal's grid: header on top, sidebar beside the content from 1250 px, both of fixed size so that
 * nothing shifts. The children of `main` stack with the page's rhythm.
 */
export function AppFrame({
  header,
  sidebar,
  nav = 'full',
  mainId = 'content',
  footer,
  children,
}: {
  header?: ReactNode
  /** A `Sidebar`. */
  sidebar?: ReactNode
  nav?: 'full' | 'mini' | undefined
  /** The id that the skip link points at. */
  mainId?: string | undefined
  /** Links of the institution, below the content; nothing is drawn for nothing. */
  footer?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="app-frame__root" data-nav={nav}>
      {header}
      {sidebar}
      <main id={mainId} tabIndex={-1} className="app-frame__main">
        {children}
      </main>
      {footer ? <footer className="app-frame__footer">{footer}</footer> : null}
    </div>
  )
}
