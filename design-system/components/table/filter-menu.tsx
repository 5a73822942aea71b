import { type ReactNode, useId } from 'react'
import { look } from '../../look.ts'
import { ChevronDown } from '../icons/chevron-down.tsx'

/** The class of a link in `FilterOptions`; the chosen one carries `aria-current="true"`. */
export function filterOptionLook(): string {
  return 'menu__item'
}

/** A pill that opens a panel of `FilterOptions` or `FilterFields`. Native, so that it opens before scripts run. */
export function FilterMenu({
  label,
  value,
  name,
  only,
  children,
}: {
  label: string
  /** What the list is narrowed to; fills the pill. */
  value?: string | undefined
  /** What the pill is called where its value alone says too little. */
  name?: string | undefined
  /** `cards`: only where the rows of the list are cards. */
  only?: 'cards' | undefined
  children: ReactNode
}) {
  const panelId = useId()
  return (
    <>
      <button
        type="button"
        className={look('filter-chip', undefined, look('filter-menu__trigger', { only }))}
        data-selected={value ? true : undefined}
        popoverTarget={panelId}
        aria-label={name}
      >
        {value ?? label}
        <ChevronDown />
      </button>
      <div
        ref={closeAfterChoice}
        id={panelId}
        popover="auto"
        className={look('menu__panel', { size: 'sm' }, 'filter-menu__panel')}
        role="group"
        aria-label={label}
      >
        {children}
      </div>
    </>
  )
}

/** Several values to choose one from: list items with a link. */
export function FilterOptions({ children }: { children: ReactNode }) {
  return <ul className="menu__list">{children}</ul>
}

/** Fields of the form around the filters, with the button that sends it. */
export function FilterFields({ children }: { children: ReactNode }) {
  return <div className="filter-menu__fields">{children}</div>
}

/** A chosen link changes the list without a new page, which would have closed the panel. */
function closeAfterChoice(panel: HTMLElement | null) {
  function close({ target }: Event) {
    if (target instanceof Element && target.closest('a')) panel?.hidePopover()
  }
  panel?.addEventListener('click', close)
  return () => panel?.removeEventListener('click', close)
}
