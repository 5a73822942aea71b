import type { ReactNode } from 'react'
import { look } from '../../look.ts'
import type { Tone } from '../../tokens/palettes.ts'
import { statusIcons } from './status-icons.tsx'

/**
 * A small label that sets one thing apart from its neighbours ("new", "required", "beta"); the state of a thing
 * is a `Status`. `icon` (14 px) replaces the tone's own; neutral has none unless given.
 */
export function Badge({
  tone = 'neutral',
  filled,
  icon,
  children,
}: {
  tone?: Tone | 'neutral' | undefined
  /** Filled instead of outlined: for the one badge that must be seen first. */
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
