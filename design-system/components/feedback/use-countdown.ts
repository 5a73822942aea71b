import { useEffect, useEffectEvent, useState } from 'react'
import { milestonePassed, secondsUntil } from './time-left.ts'

/**
 * The time left for something, ticking.
 *
 * @param endsAt the end, in milliseconds of the same clock as `now`
 * @param now that clock (the server's) when this was first drawn, so that a wrong clock on the device changes nothing
 * @param milestones seconds left to announce
 * @param onEnd called once, when no time is left
 * @returns seconds left, and the milestone that was passed last
 */
export function useCountdown({
  endsAt,
  now,
  milestones = [600, 300, 60],
  onEnd,
}: {
  endsAt: number
  now: number
  milestones?: readonly number[] | undefined
  onEnd?: (() => void) | undefined
}): { left: number; milestone: number | null } {
  const [left, setLeft] = useState(() => secondsUntil(endsAt, now))
  const [milestone, setMilestone] = useState<number | null>(null)
  const tick = useEffectEvent((previous: number, current: number) => {
    const passed = milestonePassed(milestones, previous, current)
    if (passed !== undefined) setMilestone(passed)
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

  return { left, milestone }
}
