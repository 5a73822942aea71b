import { Trans } from '@lingui/react/macro'
import type { NegotiableDebt } from '#api/financial/agreements.ts'
import { Status } from '#design/components/feedback/status.tsx'
import { useFormats } from '../../request/use-formats.ts'

/** Why a debt cannot be negotiated. */
export function DebtObstacle({ debt: { obstacle, negotiableFrom } }: { debt: Pick<NegotiableDebt, 'obstacle' | 'negotiableFrom'> }) {
  const formats = useFormats()
  const from = negotiableFrom ? formats.date(negotiableFrom) : ''
  return (
    <Status tone={obstacle === 'card_in_review' ? 'info' : 'neutral'}>
      {obstacle === 'too_recent' ? <Trans>Pode ser negociado a partir de {from}</Trans> : null}
      {obstacle === 'type' ? <Trans>Este tipo de débito não entra em acordos</Trans> : null}
      {obstacle === 'card_in_review' ? <Trans>Cartão em análise</Trans> : null}
      {obstacle === 'not_offered' ? <Trans>Acordos indisponíveis</Trans> : null}
    </Status>
  )
}
