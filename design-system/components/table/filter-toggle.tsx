import { SlidersHorizontal } from 'lucide-react'
import { look } from '../../look.ts'
import { ChevronDown } from '../icons/chevron-down.tsx'

/** On phones, shows the filters of its bar that nothing is chosen in; native, so that it opens without scripts. */
export function FilterToggle({ label }: { label: string }) {
  return (
    <details className="filter-toggle__root">
      <summary className={look('filter-chip', undefined, 'filter-toggle__summary')}>
        <SlidersHorizontal size={20} strokeWidth={1.75} aria-hidden />
        {label}
        <ChevronDown />
      </summary>
    </details>
  )
}
