import type { ReactNode } from 'react'

export function AppFrame({
  header,
  sidebar,
  nav = 'full',
  mainId = 'content',
  footer,
  children,
}: {
  header?: ReactNode
  sidebar?: ReactNode
  nav?: 'full' | 'mini' | undefined
  mainId?: string | undefined
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
      {footer}
    </div>
  )
}

export function AppFooter({ children }: { children: ReactNode }) {
  return <footer className="app-frame__footer">{children}</footer>
}
