import type { ReactNode } from 'react'

/** A receipt or statement that fills an A4 sheet when printed; the portal's frame stays off the paper. */
export function PrintLayout({
  brand,
  issued,
  footer,
  children,
}: {
  brand: ReactNode
  /** Such as when and by whom the paper was issued. */
  issued?: ReactNode
  /** How the paper can be checked. */
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
