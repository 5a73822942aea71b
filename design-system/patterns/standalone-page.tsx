import type { ReactNode } from 'react'

/** A page without the portal's menus, such as an unknown address: the institution's mark and one message. */
export function StandalonePage({ brand, children }: {
  /** A `BrandMark`. */
  brand: ReactNode
  /** A `MessagePage`. */
  children: ReactNode
}) {
  return (
    <main id="content" tabIndex={-1} className="standalone-page__root">
      <div className="standalone-page__brand">
        <span className="brand-mark__root">{brand}</span>
      </div>
      {children}
    </main>
  )
}
