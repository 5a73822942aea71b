import { Trans, useLingui } from '@lingui/react/macro'
import { Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#design/components/actions/button.tsx'
import { useHydrated } from '#design/components/fields/use-hydrated.ts'
import { useCopy } from '../../kit/browser/use-copy.ts'

interface ShareButtonProps {
  message: string
  url?: string | undefined
  variant?: 'primary' | 'outline' | undefined
  children: ReactNode
}

/** Uses the Web Share API, or copies. Hidden until scripts load. */
export function ShareButton({ message, url, variant = 'outline', children }: ShareButtonProps) {
  const { t } = useLingui()
  const isReady = useHydrated()
  const { state, copy: copyText } = useCopy()
  if (!isReady) return null
  const copy = () => copyText(url ? `${message}: ${url}` : message)

  async function share() {
    if (!navigator.share) return copy()
    // An `AbortError` means that the user closed the share sheet; other errors lead to copying.
    await navigator
      .share({ text: message, ...(url && { url }) })
      .catch((error: DOMException) => (error.name === 'AbortError' ? undefined : copy()))
  }

  return (
    <>
      <Button variant={variant} full icon={<Share2 />} onClick={share}>
        {children}
      </Button>
      <p role="status" className={state === 'idle' ? 'visually-hidden' : undefined}>
        {state === 'copied' ? t`Mensagem copiada. Cole na conversa com quem vai pagar.` : null}
        {state === 'failed' ? <Trans>Não foi possível copiar. Selecione o código e copie.</Trans> : null}
      </p>
    </>
  )
}
