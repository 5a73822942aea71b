import { lazy, Suspense, useEffect, useState } from 'react'

const InboxLive = lazy(() => import('./inbox-live.tsx'))

/** Toasts and what arrives while the page is open; loaded once the page can be used. */
export function LiveNotifications() {
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return ready ? (
    <Suspense>
      <InboxLive />
    </Suspense>
  ) : null
}
