import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarPlus, Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design/components/actions/button.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { CopyableCode } from '#design/components/actions/copyable-code.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/** A calendar address that was just made: to copy, or to open in the device's own calendar. */
export function CalendarAddress({ address, subscribe }: { address: string; subscribe: string }) {
  const { t } = useLingui()
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setState('copied'),
      () => setState('failed'),
    )
  return (
    <>
      <Notice tone="ok" live="status" title={t`Endereço criado`}>
        <Trans>
          Copie agora: depois de sair desta página, ele não aparece de novo. Não o passe a ninguém, pois quem o tem vê os seus vencimentos.
        </Trans>
      </Notice>
      <CopyableCode code={address}>
        <Button variant="primary" full icon={state === 'copied' ? <Check {...icon} /> : <Copy {...icon} />} onClick={copy}>
          {state === 'copied' ? t`Endereço copiado` : t`Copiar endereço`}
        </Button>
      </CopyableCode>
      <p role="status" className={state === 'failed' ? undefined : 'visually-hidden'}>
        {state === 'copied' ? <Trans>Endereço copiado. Cole no seu calendário, em “adicionar por URL”.</Trans> : null}
        {state === 'failed' ? <Trans>O navegador não deixou copiar. Selecione o endereço acima e copie.</Trans> : null}
      </p>
      <a href={subscribe} className={buttonLook({ full: true })}>
        <CalendarPlus {...icon} />
        <Trans>Abrir no calendário deste aparelho</Trans>
      </a>
    </>
  )
}
