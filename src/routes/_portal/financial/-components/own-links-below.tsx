import { lazy, Suspense } from 'react'
import { useHydrated } from '#design/components/fields/use-hydrated.ts'
import { loadWords } from '../../../../i18n/create-i18n.ts'

const OwnLinks = lazy(async () => {
  await loadWords(['payment-links'])
  return { default: (await import('../../../../features/payments/links/own-links.tsx')).OwnLinks }
})

/** The links that somebody sent, below a list that most people read without them: they come once scripts run. */
export function OwnLinksBelow() {
  const isReady = useHydrated()
  return isReady ? (
    <Suspense>
      <OwnLinks />
    </Suspense>
  ) : null
}
