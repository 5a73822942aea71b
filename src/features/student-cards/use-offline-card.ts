import { useEffect } from 'react'
import { useShell } from '../../request/shell.queries.ts'

/** Milliseconds between renewals, a little less than the lifetime of a code. */
const pace = 240_000

/** Keeps an offline copy of the cards in this browser, with the latest code that it could fetch. */
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
