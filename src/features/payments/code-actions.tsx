import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Copy, Share2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '#design/components/actions/button.tsx'
import { CopyableCode } from '#design/components/actions/copyable-code.tsx'

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

interface CodeActionsProps {
  /** What is copied. */
  code: string
  /** As it is shown, where that differs. */
  shown?: string
  /** Shows the beginning only. */
  short?: boolean
  /** What whoever pays is sent. */
  message: string
  copyLabel: ReactNode
}

/** Copies what one pays by, or hands it to whoever pays. Where copying is not allowed it stays there to be selected. */
export function CodeActions({ code, shown = code, short = false, message, copyLabel }: CodeActionsProps) {
  const { t } = useLingui()
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  const copy = (text: string) => navigator.clipboard.writeText(text).then(() => setState('copied'), () => setState('failed'))

  async function share() {
    if (!navigator.share) return copy(message)
    // Closing the sheet without choosing is no failure.
    await navigator.share({ text: message }).catch((error: DOMException) => (error.name === 'AbortError' ? undefined : copy(message)))
  }

  return (
    <>
      <CopyableCode code={shown} short={short}>
        <Button variant="primary" size="lg" full icon={state === 'copied' ? <Check {...icon} /> : <Copy {...icon} />} onClick={() => copy(code)}>
          {state === 'copied' ? t`Código copiado` : copyLabel}
        </Button>
      </CopyableCode>
      <p role="status" className={state === 'failed' ? undefined : 'visually-hidden'}>
        {state === 'copied' ? <Trans>Código copiado. Cole no aplicativo do seu banco.</Trans> : null}
        {state === 'failed' ? <Trans>O navegador não deixou copiar. Selecione o código acima e copie.</Trans> : null}
      </p>
      <Button full icon={<Share2 {...icon} />} onClick={share}>
        <Trans>Enviar a quem vai pagar</Trans>
      </Button>
    </>
  )
}
