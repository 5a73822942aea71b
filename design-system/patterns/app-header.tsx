import { Search } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

export const accountTriggerLook = 'app-header__account'

export function HeaderSearchButton({ shortcut, children, ...button }: ComponentProps<'button'> & { shortcut: string }) {
  return (
    <button
      {...button}
      type="button"
      data-scripted=""
      className="app-header__searchButton"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
    >
      <Search />
      <span>{children}</span>
      <kbd className="search-field__shortcut" aria-hidden="true">
        {shortcut}
      </kbd>
    </button>
  )
}

/** The bar on top of every page. Class `app-header__wideOnly` hides a tool below 1250 px, `app-header__narrowOnly` from 960 px. */
export function AppHeader({
  menu,
  brand,
  search,
  children,
}: {
  menu?: ReactNode
  brand: ReactNode
  /** Hidden below 960 px, where one of the tools should open the search instead. */
  search?: ReactNode
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
