import type { ComponentProps, ReactNode } from 'react'
import { look } from '../../look.ts'

export function FilterBar({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div className={look('filter-bar', undefined, className)} role="group" aria-label={label}>
      {children}
    </div>
  )
}

export function FilterForm({ label, ...form }: Omit<ComponentProps<'form'>, 'className' | 'method' | 'role'> & { label: string }) {
  return <form {...form} method="get" role="search" aria-label={label} className="filter-bar" />
}
