import { Search } from 'lucide-react'
import type { ReactNode } from 'react'

/** The class of the button that opens the account menu. */
export const accountTriggerLook = 'app-header__account'

/** Looks like a search field and opens the search; `shortcut` shows the keys that do the same. */
export function HeaderSearchButton({ shortcut, children, onClick }: { shortcut: string; children: ReactNode; onClick: () => void }) {
  return (
    <button
      type="button"
      className="app-header__searchButton"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onClick}
    >
      <Search size={20} strokeWidth={1.75} aria-hidden />
      <span>{children}</span>
      <kbd className="search-field__shortcut" aria-hidden="true">
        {shortcut}
      </kbd>
    </button>
  )
}

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
  /** A `HeaderSearchButton`; hidden below 960 px, where a tool should lead to it. */
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
