import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { iconButtonLook } from '../components/actions/icon-button.tsx'
import { ChevronDown } from '../components/icons/chevron-down.tsx'

/** Beside the page from 1250 px, below that a drawer that `SidebarButton` opens; `listenToFrame` closes it when focus leaves it. */
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
  return (
    <nav id={id} popover="auto" className="sidebar__root" aria-label={label}>
      <div className="sidebar__head">
        {search ? <div className="sidebar__search">{search}</div> : null}
        <button
          type="button"
          className={iconButtonLook('quiet', 'sidebar__close')}
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={closeLabel}
          title={closeLabel}
        >
          <X />
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

/** A menu item that expands a nested list of items (`li`). Pass `open` when it contains the current page; other attributes are those of `details`. */
export function SidebarBranch({
  icon,
  label,
  badge,
  children,
  ...details
}: ComponentProps<'details'> & {
  icon: ReactNode
  label: string
  badge?: ReactNode
}) {
  return (
    <details {...details} className="sidebar__branch">
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
