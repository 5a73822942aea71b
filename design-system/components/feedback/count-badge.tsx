/** Decorative: the control's accessible name must include the count. */
export function CountBadge({ count, max = 99 }: { count: number; max?: number }) {
  if (count <= 0) return null
  return (
    <span className="count-badge" aria-hidden="true">
      {count > max ? `${max}+` : count}
    </span>
  )
}
