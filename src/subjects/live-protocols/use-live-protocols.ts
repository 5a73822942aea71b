import { useEffect, useEffectEvent } from 'react'
import { useShell } from '../../request/shell.queries.ts'
import type { LiveHandlers } from './live-connection.ts'

/** Calls back on every change of the person's protocols while the page is open; loaded after its first view. */
export function useLiveProtocols(handlers: LiveHandlers): void {
  const { sessionMark } = useShell()
  const onChange = useEffectEvent<LiveHandlers['onChange']>((change) => handlers.onChange(change))
  const onReset = useEffectEvent<LiveHandlers['onReset']>(() => handlers.onReset())

  useEffect(() => {
    if (!sessionMark) return undefined
    let stop: (() => void) | null = () => {}
    void import('./live-in-tab.ts').then(({ subscribeToProtocols }) => {
      if (stop) stop = subscribeToProtocols(sessionMark, { onChange, onReset })
    })
    return () => {
      stop?.()
      stop = null
    }
  }, [sessionMark])
}
