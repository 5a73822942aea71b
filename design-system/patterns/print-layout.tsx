import type { ReactNode } from 'react'

export function PrintLayout({
  brand,
  issued,
  footer,
  children,
}: {
  brand: ReactNode
  issued?: ReactNode
  footer?: ReactNode
  children: ReactNode
}) {
  return (
    <article className="print-layout__root">
      <div className="print-layout__header">
        <div className="brand-mark__root">{brand}</div>
        {issued}
      </div>
      {children}
      {footer ? <div className="print-layout__footer">{footer}</div> : null}
    </article>
  )
}
