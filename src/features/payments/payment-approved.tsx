import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { Payment } from '#api/payments.ts'
import { Amount } from '#design/components/data/amount.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Card, CardSection, CardTitle } from '#design/components/data/card.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Status } from '#design/components/feedback/status.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { LeavesForReceipt } from './leaves-for-receipt.tsx'
import { PaidDebts } from './paid-debts.tsx'

/** The money arrived: what was paid and when, and the way to the receipt. */
export function PaymentApproved({ payment }: { payment: Payment }) {
  const { t } = useLingui()
  const formats = useFormats(useShell())
  const arrived = useRef<HTMLDivElement>(null)
  useEffect(() => arrived.current?.focus(), [])
  return (
    <Card aria-labelledby="approved">
      <CardSection>
        <div ref={arrived} tabIndex={-1} role="status">
          <Status tone="ok">
            <Trans>Aprovado</Trans>
          </Status>
          <CardTitle id="approved">
            <Trans>Pagamento recebido</Trans>
          </CardTitle>
        </div>
        <Amount size="display">{formats.money(payment.amount)}</Amount>
        <p>{payment.paidAt ? formats.dateTime(payment.paidAt) : null}</p>
        {payment.late ? (
          <Notice tone="info" title={t`Recebido depois do prazo`}>
            {payment.method === 'bank_slip' ? (
              <Trans>O boleto já tinha vencido, mas o dinheiro chegou e foi registrado.</Trans>
            ) : (
              <Trans>O código já tinha expirado, mas o dinheiro chegou e foi registrado.</Trans>
            )}
          </Notice>
        ) : null}
        {payment.creditAmount > 0 ? (
          <Notice tone="info" title={t`Crédito de ${formats.money(payment.creditAmount)}`}>
            <Trans>
              Chegou mais do que era devido. A diferença ficou como crédito em seu nome. Fale com o setor financeiro para descontar do
              próximo débito ou receber de volta.
            </Trans>
          </Notice>
        ) : null}
        <PaidDebts debts={payment.debts} />
        {payment.leavesAfter === null ? null : <LeavesForReceipt paymentId={payment.paymentId} seconds={payment.leavesAfter} />}
        <Link
          to="/financial/payments/receipts/$paymentId"
          params={{ paymentId: payment.paymentId }}
          className={buttonLook({ variant: 'primary', full: true })}
        >
          <Trans>Ver recibo</Trans>
        </Link>
        <Link to="/financial/payments" className={buttonLook({ variant: 'outline', full: true })}>
          <Trans>Voltar aos pagamentos</Trans>
        </Link>
      </CardSection>
    </Card>
  )
}
