import type { ReactNode } from 'react'
import { look } from '../../look.ts'
import type { Tone } from '../../tokens/palettes.ts'
import { statusIcons } from './status-icons.tsx'

/** Text with icon and tint: colour is never the only cue. `icon` (16 px) replaces the tone's own. */
export function Status({ tone = 'neutral', icon, children }: { tone?: Tone | 'neutral'; icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={look('status', { tone })}>
      {icon ?? statusIcons[tone]}
      <span>{children}</span>
    </span>
  )
}
