import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { look } from '../../look.ts'

/** The pixels of the chip after the chosen one that stay visible too. */
const peek = 48

export function FilterBar({
  label,
  wraps,
  className,
  children,
}: {
  label: string
  /** Wraps on a phone, for few chips; without it they scroll sideways. */
  wraps?: boolean | undefined
  className?: string
  children: ReactNode
}) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = bar
    const chosen = [...(current?.querySelectorAll<HTMLElement>(':scope > [data-selected]') ?? [])].at(-1)
    // `scrollIntoView` would move the page, too.
    if (current && chosen) current.scrollLeft = chosen.offsetLeft + chosen.offsetWidth + peek - current.clientWidth
  }, [])
  return (
    <div ref={bar} className={look('filter-bar', undefined, className)} role="group" aria-label={label} data-wraps={wraps || undefined}>
      {children}
    </div>
  )
}

export function FilterForm({ label, ...form }: Omit<ComponentProps<'form'>, 'className' | 'method' | 'role'> & { label: string }) {
  return <form {...form} method="get" role="search" aria-label={label} className="filter-bar" />
}
