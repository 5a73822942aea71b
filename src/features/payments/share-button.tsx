import { Trans, useLingui } from '@lingui/react/macro'
import { Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#design/components/actions/button.tsx'
import { ActionRow } from '#design/components/data/action-row.tsx'
import { useHydrated } from '#design/components/fields/use-hydrated.ts'
import { type CopyState, useCopy } from '../../kit/browser/use-copy.ts'

interface ShareProps {
  message: string
  url?: string | undefined
}

/** Uses the Web Share API, or copies. Hidden until scripts load. */
export function ShareButton({
  variant = 'outline',
  children,
  ...shared
}: ShareProps & { variant?: 'primary' | 'outline' | undefined; children: ReactNode }) {
  const isReady = useHydrated()
  const { state, share } = useShare(shared)
  if (!isReady) return null
  return (
    <>
      <Button variant={variant} full icon={<Share2 />} onClick={share}>
        {children}
      </Button>
      <ShareOutcome state={state} />
    </>
  )
}

/** The same as a row of a list. */
export function ShareRow({ children, ...shared }: ShareProps & { children: ReactNode }) {
  const { state, share } = useShare(shared)
  return (
    <li data-scripted="">
      <button type="button" className="action-row__root" onClick={share}>
        <ActionRow icon={<Share2 />} title={children} />
      </button>
      <ShareOutcome state={state} look="action-row__content" />
    </li>
  )
}

function ShareOutcome({ state, look }: { state: CopyState; look?: string }) {
  const { t } = useLingui()
  return (
    <p role="status" className={state === 'idle' ? 'visually-hidden' : look}>
      {state === 'copied' ? t`Mensagem copiada. Cole na conversa com quem vai pagar.` : null}
      {state === 'failed' ? <Trans>Não foi possível copiar. Selecione o código e copie.</Trans> : null}
    </p>
  )
}

function useShare({ message, url }: ShareProps) {
  const { state, copy: copyText } = useCopy()
  const copy = () => copyText(url ? `${message}: ${url}` : message)

  async function share() {
    if (!navigator.share) return copy()
    // An `AbortError` means that the user closed the share sheet; other errors lead to copying.
    await navigator
      .share({ text: message, ...(url && { url }) })
      .catch((error: DOMException) => (error.name === 'AbortError' ? undefined : copy()))
  }
  return { state, share }
}
