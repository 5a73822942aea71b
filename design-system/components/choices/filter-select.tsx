import type { ComponentProps } from 'react'
import { ChevronDown } from '../icons/chevron-down.tsx'

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
