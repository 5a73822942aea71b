import { useEffect, useEffectEvent, useState } from 'react'
import { milestonePassed, remainingSeconds } from './time-left.ts'

/**
 * Counts down to `endsAt`; `milestones` are seconds left, `milestone` is the last one passed.
 * @param now server time at the first render in milliseconds, like `endsAt`, so that a wrong device clock does not matter
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
  const [left, setLeft] = useState(() => remainingSeconds(endsAt, now))
  const [milestone, setMilestone] = useState<number | null>(null)
  const tick = useEffectEvent((previous: number, current: number) => {
    const passed = milestonePassed(milestones, previous, current)
    if (passed !== undefined) setMilestone(passed)
    setLeft(current)
    if (current === 0 && previous > 0) onEnd?.()
  })

  useEffect(() => {
    const skew = now - Date.now()
    let previous = remainingSeconds(endsAt, now)
    if (previous === 0) return
    const timer = setInterval(() => {
      const current = remainingSeconds(endsAt, Date.now() + skew)
      tick(previous, current)
      previous = current
      if (current === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [endsAt, now])

  return { left, milestone }
}
