import type { ReactNode } from 'react'
import { look } from '../../look.ts'
import type { Tone } from '../../tokens/palettes.ts'
import { statusIcons } from '../feedback/status-icons.tsx'

/** `none` where there is nothing to say: without an icon. */
type MonthTone = Tone | 'neutral' | 'none'

/** Months side by side, in as many lines as the text needs: links with `monthLook`, each with its state in words. */
export function MonthRibbon({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="month-ribbon__root">
      <ol role="list" aria-label={label} className="month-ribbon__list">
        {children}
      </ol>
    </div>
  )
}

/** `aria-current="date"` marks the month of today. */
export const monthLook = (tone: MonthTone) => look('month-ribbon__month', { tone })

export function MonthWords({ name, tone, children }: { name: ReactNode; tone: MonthTone; children: ReactNode }) {
  return (
    <>
      <span className="month-ribbon__name">{name}</span>{' '}
      <span className={look('month-ribbon__state', { tone })}>
        {tone === 'none' ? null : statusIcons[tone]}
        <span>{children}</span>
      </span>
    </>
  )
}
