import { useEffect, useState } from 'react'

/** Whether an instant within the next minute is still to come. */
export function useIsEarlier(instant: string | null): boolean {
  const [isPast, setIsPast] = useState(false)
  useEffect(() => {
    setIsPast(false)
    const left = instant === null ? 0 : Date.parse(instant) - Date.now()
    // A clock that is wrong by more keeps the offer; the service knows.
    const timer = setTimeout(setIsPast, Math.min(Math.max(left, 0), 60_000), true)
    return () => clearTimeout(timer)
  }, [instant])
  return instant !== null && !isPast
}
