import { X } from 'lucide-react'
import { useRef, type MouseEvent, type ReactNode } from 'react'
import { iconButtonLook } from '../components/actions/icon-button.tsx'
import { ChevronDown } from '../components/icons/chevron-down.tsx'
import { closeBehindFocus } from '../components/overlays/close-behind-focus.ts'

/** The router replaces the page without reloading it, so the drawer would stay open. */
function closeAfterLink(event: MouseEvent<HTMLElement>) {
  const followed = event.target instanceof Element && event.target.closest('a')
  if (followed && event.currentTarget.matches(':popover-open')) event.currentTarget.hidePopover()
}

/** Beside the page from 1250 px, below that a drawer that `SidebarButton` opens and that closes when focus leaves it. */
export function Sidebar({
  id = 'menu',
  label,
  closeLabel,
  search,
  footer,
  children,
}: {
  id?: string | undefined
  label: string
  closeLabel: string
  search?: ReactNode
  footer?: ReactNode
  children: ReactNode
}) {
  const close = useRef<HTMLButtonElement>(null)
  return (
    <nav
      id={id}
      popover="auto"
      className="sidebar__root"
      aria-label={label}
      onClick={closeAfterLink}
      onBlur={closeBehindFocus}
      onToggle={({ newState }) => newState === 'open' && close.current?.focus()}
    >
      <div className="sidebar__head">
        {search ? <div className="sidebar__search">{search}</div> : null}
        <button
          ref={close}
          type="button"
          className={iconButtonLook('quiet', 'sidebar__close')}
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={closeLabel}
          title={closeLabel}
        >
          <X size={20} strokeWidth={1.75} aria-hidden />
        </button>
      </div>
      <div className="sidebar__items">{children}</div>
      {footer ? <div className="sidebar__footer">{footer}</div> : null}
    </nav>
  )
}

export function SidebarGroup({ title, children }: { title?: string | undefined; children: ReactNode }) {
  return (
    <div>
      {title ? <h2 className="sidebar__groupTitle">{title}</h2> : null}
      <ul className="sidebar__list" role="list">
        {children}
      </ul>
    </div>
  )
}

export const sidebarItemLook = 'sidebar__item'

/** Content of a link with `sidebarItemLook` and `title={label}`; `aria-current="page"` marks the active one. */
export function SidebarItem({ icon, label, badge }: { icon: ReactNode; label: string; badge?: ReactNode }) {
  return (
    <>
      {icon}
      <span className="sidebar__itemLabel">{label}</span>
      {badge}
    </>
  )
}

/** A menu item that expands a nested list of items (`li`). Pass `open` when it contains the current page. */
export function SidebarBranch({
  icon,
  label,
  badge,
  open,
  children,
}: {
  icon: ReactNode
  label: string
  badge?: ReactNode
  open?: boolean | undefined
  children: ReactNode
}) {
  return (
    <details className="sidebar__branch" open={open}>
      <summary className={sidebarItemLook} title={label}>
        <SidebarItem icon={icon} label={label} badge={badge} />
        <ChevronDown />
      </summary>
      <ul className="sidebar__children" role="list">
        {children}
      </ul>
    </details>
  )
}
