import type { ComponentProps, ReactNode } from 'react'
import { look } from '../../look.ts'

/** The filters of a list: chips, pill selects and a search field, named by `label`. */
export function FilterBar({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div className={look('filter-bar', undefined, className)} role="group" aria-label={label}>
      {children}
    </div>
  )
}

/** The same as one GET form: fields send it, links beside them narrow the list at once. */
export function FilterForm({ label, ...form }: Omit<ComponentProps<'form'>, 'className' | 'method' | 'role'> & { label: string }) {
  return <form {...form} method="get" role="search" aria-label={label} className="filter-bar" />
}
