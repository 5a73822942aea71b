import type { ReactNode } from 'react'
import { look } from '../../look.ts'

/** A ring that empties as time passes, beside words that say how much is left. @param share of the time that is left, from 0 to 1 */
export function TimeRing({ share, urgent, children }: { share: number; urgent?: boolean | undefined; children: ReactNode }) {
  return (
    <div className={look('time-ring__root', { urgent })}>
      <svg className={look('time-ring__ring', { urgent })} viewBox="0 0 52 52" aria-hidden="true">
        <circle cx="26" cy="26" r="23" />
        {/* In sixtieths, so that it moves by steps that can be seen, not every second. */}
        <circle cx="26" cy="26" r="23" pathLength="60" strokeDasharray={`${Math.ceil(share * 60)} 60`} />
      </svg>
      <p role="timer">{children}</p>
    </div>
  )
}
