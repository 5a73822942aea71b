import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Copy, Eye } from 'lucide-react'
import { Button } from '#design/components/actions/button.tsx'
import { CopyableCode } from '#design/components/actions/copyable-code.tsx'
import { FoldRow } from '#design/components/data/action-row.tsx'
import { useCopy } from '../../kit/browser/use-copy.ts'

/** The button that copies a Pix code; the code itself appears where it must be selected by hand. */
export function PixCode({ code }: { code: string }) {
  const { t } = useLingui()
  const { state, copy } = useCopy()
  return (
    <>
      <Button data-scripted="" variant="primary" size="lg" full icon={state === 'copied' ? <Check /> : <Copy />} onClick={() => copy(code)}>
        {state === 'copied' ? t`Código copiado` : t`Copiar código`}
      </Button>
      <p role="status" className={state === 'failed' ? undefined : 'visually-hidden'}>
        {state === 'copied' ? <Trans>Código copiado. Cole no aplicativo do seu banco.</Trans> : null}
        {state === 'failed' ? <Trans>Não foi possível copiar. Selecione o código e copie.</Trans> : null}
      </p>
      {state === 'failed' ? <CopyableCode code={code} /> : null}
    </>
  )
}

/** The code as text, for payers who copy by hand. */
export function WholePixCode({ code }: { code: string }) {
  return (
    <li>
      <FoldRow icon={<Eye />} title={<Trans>Ver o código inteiro</Trans>}>
        <CopyableCode code={code} />
      </FoldRow>
    </li>
  )
}
