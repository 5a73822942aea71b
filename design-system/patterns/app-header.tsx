import type { ReactNode } from 'react'

/** The class of the button that opens the account menu. */
export const accountTriggerLook = 'app-header__account'

/**
 * The bar on top with the brand's line: menu button and brand mark, search, then tools and account.
 * Class `app-header__wideOnly` hides a tool below 1250 px, `app-header__narrowOnly` from 960 px.
 */
export function AppHeader({
  menu,
  brand,
  search,
  children,
}: {
  menu?: ReactNode
  /** A link around `BrandMark`. */
  brand: ReactNode
  /** A form around `SearchField`; hidden below 960 px, where a tool should lead to it. */
  search?: ReactNode
  /** Tools and the account menu. */
  children?: ReactNode
}) {
  return (
    <header className="app-header__root">
      <div className="app-header__start">
        {menu}
        {brand}
      </div>
      {search ? <div className="app-header__search">{search}</div> : null}
      <div className="app-header__end">{children}</div>
    </header>
  )
}
