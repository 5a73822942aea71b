import type { ReactNode } from 'react'
import { look } from '../../look.ts'

/** The filters of a list: chips, pill selects and a search field, named by `label`. */
export function FilterBar({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div className={look('filter-bar', undefined, className)} role="group" aria-label={label}>
      {children}
    </div>
  )
}
