import type { ReactNode } from 'react'

export function StandalonePage({
  brand,
  task = false,
  footer,
  children,
}: {
  brand: ReactNode
  /** A form or choice instead of a `MessagePage`; `wide` fits two columns. */
  task?: boolean | 'wide' | undefined
  footer?: ReactNode
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
      {footer ? <div className="standalone-page__footer">{footer}</div> : null}
    </main>
  )
}
