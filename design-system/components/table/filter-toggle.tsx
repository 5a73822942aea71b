import { SlidersHorizontal } from 'lucide-react'
import { look } from '../../look.ts'
import { ChevronDown } from '../icons/chevron-down.tsx'

/**
 * Shows the filters after it that nothing is chosen in; native, so that it opens without scripts.
 *
 * @param folds `all` on phones alone, `rest` on wider screens alone, where the most used filters stand before it
 */
export function FilterToggle({ label, folds = 'all' }: { label: string; folds?: 'all' | 'rest' }) {
  return (
    <details className={look('filter-toggle__root', { folds })}>
      <summary className={look('filter-chip', undefined, 'filter-toggle__summary')}>
        <SlidersHorizontal />
        {label}
        <ChevronDown />
      </summary>
    </details>
  )
}
