import { type MouseEvent, type ReactNode, useId } from 'react'
import { ChevronDown } from '#design/components/icons/chevron-down.tsx'

interface StaffFilterMenuProps {
  label: string
  /** What the list is narrowed to; fills the pill. */
  value?: string | undefined
  /** What the pill is called where its value alone says too little. */
  name?: string | undefined
  className?: string
  children: ReactNode
}

/** A pill that opens a panel of links or fields. Native, so that it opens before scripts run. */
export function StaffFilterMenu({ label, value, name, className = '', children }: StaffFilterMenuProps) {
  const panelId = useId()
  return (
    <>
      <button
        type="button"
        className={`filter-chip ${className}`}
        data-selected={value ? true : undefined}
        popoverTarget={panelId}
        aria-label={name}
      >
        {value ?? label}
        <ChevronDown />
      </button>
      <div id={panelId} popover="auto" className="menu__panel menu__panel--size_sm" role="group" aria-label={label} onClick={closeAfterChoice}>
        {children}
      </div>
    </>
  )
}

/** A chosen link changes the list without a new page, which would have closed the panel. */
function closeAfterChoice({ target, currentTarget }: MouseEvent<HTMLElement>) {
  if (target instanceof Element && target.closest('a')) currentTarget.hidePopover()
}
