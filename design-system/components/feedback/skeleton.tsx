import { look } from '../../look.ts'

/** Placeholder with the size of what is loading. Decorative: the region around it needs `aria-busy`. */
export function Skeleton({
  shape = 'text',
  width = 'full',
}: {
  shape?: 'text' | 'title' | 'amount' | 'status' | 'control' | 'row' | 'card' | 'circle' | undefined
  width?: 'full' | 'long' | 'half' | 'short' | undefined
}) {
  return <span className={look('skeleton', { shape, width: shape === 'circle' ? undefined : width })} aria-hidden="true" />
}
