import { look } from '../../look.ts'

/** Holds the place of what is loading, at its size. Decorative: the region around it carries `aria-busy`. */
export function Skeleton({
  shape = 'text',
  width = 'full',
}: {
  shape?: 'text' | 'title' | 'amount' | 'status' | 'control' | 'row' | 'card' | 'circle' | undefined
  width?: 'full' | 'long' | 'half' | 'short' | undefined
}) {
  return <span className={look('skeleton', { shape, width: shape === 'circle' ? undefined : width })} aria-hidden="true" />
}
