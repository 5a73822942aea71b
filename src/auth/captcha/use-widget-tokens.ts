import { useCallback, useRef, useState } from 'react'

interface Waiting {
  resolve(token: string): void
  reject(error: Error): void
}

/** Keeps what a provider's widget gives until it is asked for; each token serves one call, and the widget then gives the next. */
export function useWidgetTokens() {
  const [round, setRound] = useState(0)
  const token = useRef<string | null>(null)
  const waiting = useRef<Waiting | null>(null)

  const take = useCallback((given: string | null) => {
    token.current = given
    if (given) waiting.current?.resolve(given)
  }, [])

  const fail = useCallback((error: Error) => waiting.current?.reject(error), [])

  const prove = useCallback(async () => {
    const given = token.current ?? (await new Promise<string>((resolve, reject) => (waiting.current = { resolve, reject })))
    token.current = null
    waiting.current = null
    setRound((rounds) => rounds + 1)
    return given
  }, [])

  return { round, take, fail, prove }
}
