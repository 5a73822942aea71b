import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import { clockText, milestonePassed, secondsUntil } from './time-left.ts'

/**
 * The time left for something, ticking. Announced to screen readers only at the milestones.
 */
export function Countdown({
  endsAt,
  now,
  milestones = [600, 300, 60],
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
  const [left, setLeft] = useState(() => secondsUntil(endsAt, now))
  const [said, setSaid] = useState('')
  const tick = useEffectEvent((previous: number, current: number) => {
    const milestone = milestonePassed(milestones, previous, current)
    if (milestone !== undefined) setSaid(say(milestone))
    setLeft(current)
    if (current === 0 && previous > 0) onEnd?.()
  })

  useEffect(() => {
    const skew = now - Date.now()
    let previous = secondsUntil(endsAt, now)
    if (previous === 0) return
    const timer = setInterval(() => {
      const current = secondsUntil(endsAt, Date.now() + skew)
      tick(previous, current)
      previous = current
      if (current === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [endsAt, now])

  return (
    <>
      <span className="countdown" role="timer" data-urgent={left <= urgentFrom || undefined}>
        {children(left)}
      </span>
      <VisuallyHidden>
        <span aria-live="polite">{said}</span>
      </VisuallyHidden>
    </>
  )
}
