import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { LinkPayment } from '#api/payment-links.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Notice } from '#design/components/feedback/notice.tsx'
import { useDenialReason } from '../use-denial-reason.ts'

/** What became of a card that somebody gave for a link, until it is paid. */
export function LinkCard({ payment: { status, card } }: { payment: Pick<LinkPayment, 'status' | 'card'> }) {
  const { t } = useLingui()
  const denialReason = useDenialReason()
  if (status === 'pending') {
    return (
      <Notice tone="info" live="status" title={t`Estamos esperando a resposta da operadora do cartão`}>
        <Trans>Não pague de novo com outro cartão. Esta página avisa assim que houver resposta; você também pode sair dela.</Trans>
      </Notice>
    )
  }
  return (
    <>
      <Notice tone={status === 'denied' ? 'danger' : 'info'} live="alert" title={t`Nada foi cobrado no cartão`}>
        {card?.denial ? (
          denialReason(card.denial)
        ) : (
          <Trans>Um destes débitos foi pago de outra forma enquanto o cartão era analisado.</Trans>
        )}
      </Notice>
      <Link to="." search={(before) => ({ ...before, payment: undefined })} className={buttonLook({ variant: 'primary', size: 'lg' })}>
        <Trans>Pagar de outra forma</Trans>
      </Link>
    </>
  )
}
