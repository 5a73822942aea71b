import type { ReactElement, ReactNode } from 'react'
import { look } from '../../look.ts'
import type { Tone } from '../../tokens/palettes.ts'
import { statusIcons } from './status-icons.tsx'

interface StatusProps {
  tone?: Tone | 'neutral' | undefined
  /** An icon of 16 px. */
  icon?: ReactNode
  children: ReactNode
}

/** A word in the colour of its tone; what is wrong has an icon too. */
export function Status({ tone = 'neutral', icon, children }: StatusProps) {
  return statusPill(tone, children, icon)
}

/** Returns what `Status` renders, for lists in which a component for each row would cost too much. */
export function statusPill(tone: Tone | 'neutral', words: ReactNode, icon?: ReactNode): ReactElement {
  return (
    <span className={look('status', { tone })}>
      {icon ?? (tone === 'danger' ? statusIcons.danger : null)}
      <span>{words}</span>
    </span>
  )
}
