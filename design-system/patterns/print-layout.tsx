import type { ReactNode } from 'react'
import { look } from '../look.ts'

export function PrintLayout({
  brand,
  issued,
  footer,
  wide,
  children,
}: {
  brand: ReactNode
  issued?: ReactNode
  footer?: ReactNode
  /** For tables of many columns. */
  wide?: boolean
  children: ReactNode
}) {
  return (
    <article className={look('print-layout__root', { wide })}>
      <div className="print-layout__header">
        <div className="brand-mark__root">{brand}</div>
        {issued}
      </div>
      {children}
      {footer ? <div className="print-layout__footer">{footer}</div> : null}
    </article>
  )
}
