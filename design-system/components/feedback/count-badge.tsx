import type { ComponentProps } from 'react'

const most = 99

export const countBadgeLook = 'count-badge'

export const countText = (count: number): string => (count > most ? `${most}+` : String(count))

/** Decorative: the control's accessible name must include the count, which may be text already. */
export function CountBadge({ count, className = countBadgeLook, ...span }: ComponentProps<'span'> & { count: number | string }) {
  if (typeof count === 'number' && count <= 0) return null
  return (
    <span {...span} className={className} aria-hidden="true">
      {typeof count === 'number' ? countText(count) : count}
    </span>
  )
}
