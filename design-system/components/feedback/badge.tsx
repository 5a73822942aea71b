import type { ReactNode } from 'react'
import { look } from '../../look.ts'
import type { Tone } from '../../tokens/palettes.ts'
import { statusIcons } from './status-icons.tsx'

/** Distinguishes an item ("new", "required"); use `Status` for its state. `icon` (14 px) replaces the tone's own. */
export function Badge({
  tone = 'neutral',
  filled,
  icon,
  children,
}: {
  tone?: Tone | 'neutral' | undefined
  filled?: boolean | undefined
  icon?: ReactNode
  children: ReactNode
}) {
  return (
    <span className={look('badge', { tone, filled: filled ? tone : undefined })}>
      {icon ?? (tone === 'neutral' ? null : statusIcons[tone])}
      <span>{children}</span>
    </span>
  )
}
