import type { ReactNode } from 'react'
import { iconButtonLook } from '../components/actions/icon-button.tsx'

/** Opens the menu's drawer below 1250 px without scripts; wider pages show the caller's own toggle. */
export function SidebarButton({
  menuId = 'menu',
  label,
  children,
}: {
  menuId?: string | undefined
  label: string
  /** An icon; `label` names the button. */
  children: ReactNode
}) {
  return (
    <button type="button" className={iconButtonLook('quiet', 'sidebar__opener')} popoverTarget={menuId} aria-label={label} title={label}>
      {children}
    </button>
  )
}
