import type { ReactNode } from 'react'

/** A receipt or statement that fills an A4 sheet; the portal's frame is not printed. */
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
