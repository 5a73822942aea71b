import type { ComponentProps } from 'react'
import { ChevronDown } from '../icons/chevron-down.tsx'
import { ChosenFilter, type FilterRemoval } from './chosen-filter.tsx'

/** A select that shows its name beside the chosen option. */
export function FilterSelect({
  label,
  selected,
  removal,
  children,
  ...select
}: Omit<ComponentProps<'select'>, 'className'> & {
  label: string
  selected?: boolean | undefined
  removal?: FilterRemoval | undefined
}) {
  return (
    <ChosenFilter removal={selected ? removal : undefined}>
      <label ref={openByName} className="filter-chip" data-selected={selected || undefined}>
        {selected ? <span>{label}:</span> : null}
        <select {...select} aria-label={label}>
          {children}
        </select>
        <ChevronDown />
      </label>
    </ChosenFilter>
  )
}

/** Opens the select when its label is pressed, since a label only focuses it. */
function openByName(chip: HTMLElement | null) {
  function open({ target }: Event) {
    if (target instanceof HTMLSpanElement) chip?.querySelector('select')?.showPicker?.()
  }
  chip?.addEventListener('click', open)
  return () => chip?.removeEventListener('click', open)
}
