import type { ReactNode } from 'react'

/** Stacks examples. `width` is their maximum, such as "24rem" for a form. */
export function StoryStack({ width, children }: { width?: string; children: ReactNode }) {
  return <div style={{ display: 'grid', gap: '1.5rem', maxWidth: width }}>{children}</div>
}

export function StoryRow({ children }: { children: ReactNode }) {
  return <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1rem' }}>{children}</div>
}
