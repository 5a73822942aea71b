import type { ReactNode } from 'react'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import { clockText } from './time-left.ts'
import { useCountdown } from './use-countdown.ts'

/**
 * The time left for something, ticking. Announced to screen readers only at the milestones.
 */
export function Countdown({
  endsAt,
  now,
  milestones,
  say,
  urgentFrom = 60,
  onEnd,
  children = clockText,
}: {
  /** The end, in milliseconds of the same clock as `now`. */
  endsAt: number
  /** That clock (the server's) when this was first drawn, so that a wrong clock on the device changes nothing. */
  now: number
  /** Seconds left at which `say` is announced. */
  milestones?: readonly number[] | undefined
  /** The words of an announcement, such as "5 minutes left to pay". */
  say: (secondsLeft: number) => string
  /** Seconds from which the time is urgent. */
  urgentFrom?: number | undefined
  /** Called once, when no time is left. */
  onEnd?: (() => void) | undefined
  /** Words the time; a clock, such as 9:59, by default. */
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
