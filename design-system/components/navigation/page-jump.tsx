import type { ComponentProps, ReactNode } from 'react'

/** A GET form that goes to a page by number; Enter submits. Hidden inputs for the other filters are the children. */
export function PageJump({
  label,
  page,
  pageCount,
  of,
  name = 'page',
  children,
  ...form
}: Omit<ComponentProps<'form'>, 'className' | 'method' | 'name'> & {
  label: string
  page: number
  pageCount: number
  /** Such as "de 631". */
  of: ReactNode
  name?: string | undefined
}) {
  return (
    <form {...form} method="get" className="pagination__form">
      {children}
      <label className="pagination__form">
        {label}
        <input
          // A new page is a new answer: without the key the box would keep the number typed before.
          key={page}
          className="pagination__number"
          type="number"
          inputMode="numeric"
          name={name}
          min={1}
          max={pageCount}
          defaultValue={page}
        />
      </label>
      <span>{of}</span>
    </form>
  )
}
