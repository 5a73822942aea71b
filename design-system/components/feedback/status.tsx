import type { ReactElement, ReactNode } from 'react'
import { look } from '../../look.ts'
import type { Tone } from '../../tokens/palettes.ts'
import { statusIcons } from './status-icons.tsx'

interface StatusProps {
  tone?: Tone | 'neutral' | undefined
  /** Replaces the tone's own, of 16 px. */
  icon?: ReactNode
  children: ReactNode
}

/** Text with icon and tint: colour is never the only cue. */
export function Status({ tone = 'neutral', icon, children }: StatusProps) {
  return statusPill(tone, children, icon)
}

/** The same where a component for each row of a list would cost too much. */
export function statusPill(tone: Tone | 'neutral', words: ReactNode, icon?: ReactNode): ReactElement {
  return (
    <span className={look('status', { tone })}>
      {icon ?? statusIcons[tone]}
      <span>{words}</span>
    </span>
  )
}
