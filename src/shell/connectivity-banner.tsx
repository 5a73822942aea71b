import { Trans, useLingui } from '@lingui/react/macro'
import { WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Banner } from '#design/components/feedback/banner.tsx'
import { useShell } from '../request/shell.queries.ts'

export function ConnectivityBanner() {
  const { t } = useLingui()
  const { connectivityWarning } = useShell()
  const [isUnstable, setUnstable] = useState(false)

  useEffect(() => {
    if (!connectivityWarning) return
    const lost = () => setUnstable(true)
    const back = () => setUnstable(false)
    if (!navigator.onLine) lost()
    addEventListener('offline', lost)
    addEventListener('online', back)
    return () => {
      removeEventListener('offline', lost)
      removeEventListener('online', back)
    }
  }, [connectivityWarning])

  return (
    <div role="status">
      {isUnstable ? (
        <Banner tone="warning" icon={<WifiOff />} onClose={() => setUnstable(false)} closeLabel={t`Fechar o aviso`}>
          <Trans>A sua conexão está instável. O que você fizer agora pode não ser salvo.</Trans>
        </Banner>
      ) : null}
    </div>
  )
}
