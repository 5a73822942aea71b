import type { ReactNode } from 'react'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import { clockText } from './time-left.ts'
import { useCountdown } from './use-countdown.ts'

/** Announced to screen readers only at the milestones. */
export function Countdown({
  endsAt,
  now,
  milestones,
  say,
  urgentFrom = 60,
  onEnd,
  children = clockText,
}: {
  /** Milliseconds, on the same clock as `now`. */
  endsAt: number
  /** Server time at the first render in milliseconds, so that a wrong device clock does not matter. */
  now: number
  /** In seconds left. */
  milestones?: readonly number[] | undefined
  say: (secondsLeft: number) => string
  /** The seconds left from which the countdown looks urgent. */
  urgentFrom?: number | undefined
  onEnd?: (() => void) | undefined
  children?: ((secondsLeft: number) => ReactNode) | undefined
}) {
  const { left, milestone } = useCountdown({ endsAt, now, milestones, onEnd })
  return (
    <>
      <span className="countdown" role="timer" data-urgent={left <= urgentFrom || undefined}>
        {children(left)}
      </span>
      <VisuallyHidden>
        <span aria-live="polite">{milestone === null ? '' : say(milestone)}</span>
      </VisuallyHidden>
    </>
  )
}
