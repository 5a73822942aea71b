import type { ComponentProps } from 'react'
import { ChevronDown } from '../icons/chevron-down.tsx'

/** A select for the page size that submits on change and keeps the focus; before hydration its visually hidden button submits. */
export function PageSizeSelect({
  label,
  submitLabel,
  sizes,
  value,
  name = 'size',
  children,
  ...form
}: Omit<ComponentProps<'form'>, 'className' | 'method' | 'name'> & {
  label: string
  submitLabel: string
  sizes: readonly number[]
  value: number
  name?: string | undefined
}) {
  return (
    <form aria-label={label} {...form} method="get" className="pagination__form">
      {children}
      <label className="pagination__form">
        <span className="pagination__label">{label}</span>
        <span className="filter-chip">
          {/* A render that waits comes before `change` and would put the old value back. */}
          <select name={name} value={value} onInput={(event) => event.currentTarget.form?.requestSubmit()}>
            {sizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
          <ChevronDown />
        </span>
      </label>
      <button className="visually-hidden">{submitLabel}</button>
    </form>
  )
}
