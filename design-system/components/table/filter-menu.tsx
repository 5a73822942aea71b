import { type ReactNode, useId } from 'react'
import { look } from '../../look.ts'
import { ChosenFilter, type FilterRemoval } from '../choices/chosen-filter.tsx'
import { ChevronDown } from '../icons/chevron-down.tsx'

export function filterOptionLook(): string {
  return 'menu__item'
}

/** A filter chip that shows its name beside the chosen value and opens a menu. A native popover, so that it opens before hydration. */
export function FilterMenu({
  label,
  value,
  removal,
  only,
  children,
}: {
  label: string
  /** The chosen value. */
  value?: string | undefined
  removal?: FilterRemoval | undefined
  only?: 'cards' | undefined
  children: ReactNode
}) {
  const panelId = useId()
  return (
    <>
      <ChosenFilter removal={value ? removal : undefined}>
        <button
          type="button"
          className={look('filter-chip', undefined, look('filter-menu__trigger', { only }))}
          data-selected={value ? true : undefined}
          popoverTarget={panelId}
        >
          {value ? `${label}: ${value}` : label}
          <ChevronDown />
        </button>
      </ChosenFilter>
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

export function FilterOptions({ children }: { children: ReactNode }) {
  return <ul className="menu__list">{children}</ul>
}

export function FilterFields({ children }: { children: ReactNode }) {
  return <div className="filter-menu__fields">{children}</div>
}

/** Closes the panel after a choice: a router's link replaces the list without reloading the page. */
function closeAfterChoice(panel: HTMLElement | null) {
  function close({ target }: Event) {
    if (target instanceof Element && target.closest('a')) panel?.hidePopover()
  }
  panel?.addEventListener('click', close)
  return () => panel?.removeEventListener('click', close)
}
