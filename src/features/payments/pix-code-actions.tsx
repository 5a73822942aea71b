import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Copy, Share2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design/components/actions/button.tsx'
import { CopyableCode } from '#design/components/actions/copyable-code.tsx'

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Copies the code, or hands it to whoever pays. Where copying is not allowed the code stays there to be selected. */
export function PixCodeActions({ brCode, amount }: { brCode: string; amount: string }) {
  const { t } = useLingui()
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  const copy = (text: string) => navigator.clipboard.writeText(text).then(() => setState('copied'), () => setState('failed'))

  async function share() {
    const text = t`Pix de ${amount}: ${brCode}`
    if (!navigator.share) return copy(text)
    // Closing the sheet without choosing is no failure.
    await navigator.share({ text }).catch((error: DOMException) => (error.name === 'AbortError' ? undefined : copy(text)))
  }

  return (
    <>
      <CopyableCode code={brCode} short>
        <Button variant="primary" size="lg" full icon={state === 'copied' ? <Check {...icon} /> : <Copy {...icon} />} onClick={() => copy(brCode)}>
          {state === 'copied' ? <Trans>Código copiado</Trans> : <Trans>Copiar código Pix</Trans>}
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
