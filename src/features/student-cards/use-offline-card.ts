import { useEffect } from 'react'
import { useShell } from '../../request/shell.queries.ts'

/** Milliseconds: a little less than a code lives. */
const pace = 240_000

/** Keeps this browser able to show the card without network, with a code as new as the last time there was one. */
export function useOfflineCard(isWanted: boolean): void {
  const { sessionMark, person } = useShell()
  const isOff = !isWanted || sessionMark === null || person?.impersonated === true
  useEffect(() => {
    if (isOff) return
    const keep = () => void import('./keep-offline-card.ts').then(({ keepOfflineCard }) => keepOfflineCard(sessionMark))
    keep()
    const timer = setInterval(() => navigator.onLine && keep(), pace)
    return () => clearInterval(timer)
  }, [isOff, sessionMark])
}
