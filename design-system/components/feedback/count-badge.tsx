/** A small count on an icon. Decorative: the control's name says the number in words. */
export function CountBadge({ count, max = 99 }: { count: number; max?: number }) {
  if (count <= 0) return null
  return (
    <span className="count-badge" aria-hidden="true">
      {count > max ? `${max}+` : count}
    </span>
  )
}
