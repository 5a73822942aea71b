import type { ComponentProps } from 'react'
import { ChevronDown } from '../icons/chevron-down.tsx'

/** A native select as a chip, for a GET form of filters. `selected` marks an active filter. */
export function FilterSelect({
  label,
  selected,
  children,
  ...select
}: Omit<ComponentProps<'select'>, 'className'> & { label: string; selected?: boolean | undefined }) {
  return (
    <span className="filter-chip" data-selected={selected || undefined}>
      <select {...select} aria-label={label}>
        {children}
      </select>
      <ChevronDown />
    </span>
  )
}
