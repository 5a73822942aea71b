import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#design/components/actions/button.tsx'
import { ButtonRow } from '#design/components/actions/button-row.tsx'
import { CopyableCode } from '#design/components/actions/copyable-code.tsx'
import { useCopy } from '../../kit/browser/use-copy.ts'
import { ShareButton } from './share-button.tsx'

interface CodeActionsProps {
  code: string
  /** Displayed instead of `code`. */
  shown?: string
  /** Text to share. */
  message: string
  url?: string | undefined
  copyLabel: ReactNode
  /** Other ways to keep the code, beside sharing it. */
  actions?: ReactNode
}

export function CodeActions({ code, shown = code, message, url, copyLabel, actions }: CodeActionsProps) {
  const { t } = useLingui()
  const { state, copy } = useCopy()

  return (
    <>
      <CopyableCode code={shown}>
        <Button variant="primary" size="lg" full icon={state === 'copied' ? <Check /> : <Copy />} onClick={() => copy(code)}>
          {state === 'copied' ? t`Código copiado` : copyLabel}
        </Button>
      </CopyableCode>
      <p role="status" className={state === 'failed' ? undefined : 'visually-hidden'}>
        {state === 'copied' ? <Trans>Código copiado. Cole no aplicativo do seu banco.</Trans> : null}
        {state === 'failed' ? <Trans>Não foi possível copiar. Selecione o código acima e copie.</Trans> : null}
      </p>
      <ButtonRow>
        <ShareButton message={message} url={url}>
          <Trans>Compartilhar</Trans>
        </ShareButton>
        {actions}
      </ButtonRow>
    </>
  )
}
