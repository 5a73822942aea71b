import type { ComponentProps } from 'react'

/**
 * A filter as a pill. Router links take `className="filter-chip"` and `aria-current="true"` when selected;
 * this is the same as a plain link.
 */
export function FilterChip({ selected, ...rest }: Omit<ComponentProps<'a'>, 'className'> & { selected?: boolean | undefined }) {
  return <a {...rest} className="filter-chip" aria-current={selected || undefined} />
}
