import { useEffect, useState } from 'react'

/** Returns whether an instant is still to come, checked for up to a minute. */
export function useIsEarlier(instant: string | null): boolean {
  const [isPast, setIsPast] = useState(false)
  useEffect(() => {
    setIsPast(false)
    const remaining = instant === null ? 0 : Date.parse(instant) - Date.now()
    // If the clock is off by more, the offer stays; the service knows whether it is still open.
    const timer = setTimeout(setIsPast, Math.min(Math.max(remaining, 0), 60_000), true)
    return () => clearTimeout(timer)
  }, [instant])
  return instant !== null && !isPast
}
