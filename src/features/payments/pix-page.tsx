import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import type { ShownPayment } from '#api/financial/payments.ts'
import { Button } from '#design/components/actions/button.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { RefreshWithoutScripts } from '#design/components/feedback/refresh-without-scripts.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { portalErrorCode } from '../../request/portal-error.ts'
import { useShell } from '../../request/shell.queries.ts'
import { BackToPayments } from '../../subjects/debts/back-to-payments.tsx'
import { useDebtWords } from '../../subjects/debts/debt-words.ts'
import { DisabledWhileImpersonating } from '../../kit/disabled-while-impersonating.tsx'
import { PaymentApproved } from './payment-approved.tsx'
import { ExpiredPayment, LeavePayment, PartlyPaid } from './expired-payment.tsx'
import { OtherWaysRow } from './other-ways.tsx'
import { renewPix } from './payments.functions.ts'
import { pixMinutes } from './pix-minutes.ts'
import { PixWaiting } from './pix-waiting.tsx'
import { usePaymentWatch } from './use-payment-watch.ts'

const ConfirmDialog = lazy(async () => ({ default: (await import('#design/components/overlays/confirm-dialog.tsx')).ConfirmDialog }))

export function PixPage({ paymentId }: { paymentId: string }) {
  const { tenant } = useShell()
  const { data: payment, refetch } = usePaymentWatch(paymentId)
  const { getNames } = useDebtWords()
  const [seenWaiting, setSeenWaiting] = useState<string>()
  if (!payment) return null
  if (payment.status === 'waiting_for_payment' && seenWaiting !== paymentId) setSeenWaiting(paymentId)
  const { status, qr, debts } = payment
  return (
    <>
      {/* The moment in which it is paid is its own title. */}
      {status === 'approved' ? null : (
        <PageHeader back={<BackToPayments />} title={<Trans>Pagar com Pix</Trans>} subtitle={getNames(debts)} />
      )}
      {status === 'waiting_for_payment' ? <RefreshWithoutScripts /> : null}
      {status === 'approved' ? <PaymentApproved payment={payment} /> : null}
      {status === 'waiting_for_payment' && qr ? (
        <PixWaiting payment={payment} qr={qr} receiver={tenant.name} named onExpired={() => void refetch()}>
          <OtherWaysRow payment={payment} method="bank_slip" />
        </PixWaiting>
      ) : null}
      {status === 'expired' || status === 'canceled' || status === 'denied' ? (
        <PixExpired key={paymentId} payment={payment} whileOpen={status === 'expired' && seenWaiting === paymentId} />
      ) : null}
    </>
  )
}

/** @param whileOpen the code expired before the reader's eyes: a modal offers another one (docs/requirements/academic-and-financial.md, section 2) */
function PixExpired({ payment, whileOpen }: { payment: ShownPayment; whileOpen: boolean }) {
  const { owed } = payment
  return owed && owed.length < payment.debts.length ? (
    <PartlyPaid payment={payment} />
  ) : (
    <RenewablePix payment={payment} whileOpen={whileOpen} />
  )
}

function RenewablePix({ payment, whileOpen }: { payment: ShownPayment; whileOpen: boolean }) {
  const { t } = useLingui()
  const { paymentId, status } = payment
  const minutes = pixMinutes(payment)
  const { labelFor } = useDebtWords()
  const navigate = useNavigate()
  const { person } = useShell()
  const renew = useMutation({
    mutationFn: () => renewPix({ data: { paymentId } }),
    onSuccess: (renewed) => navigate({ to: '/financial/payments/pix/$paymentId', params: { paymentId: renewed.paymentId }, replace: true }),
  })
  const [isAsking, setAsking] = useState(whileOpen)
  if (renew.isError && portalErrorCode(renew.error) === 'DEBT_NOT_PAYABLE') return <PartlyPaid payment={{ ...payment, owed: [] }} />
  return (
    <>
      <ExpiredPayment
        title={status === 'expired' ? t`Este código expirou` : t`Este código não vale mais`}
        action={
          <>
            <DisabledWhileImpersonating>
              <Button
                variant="primary"
                size="lg"
                loading={renew.isPending}
                onClick={() => renew.mutate()}
                aria-label={labelFor(t`Gerar outro código`, payment.debts)}
              >
                <Trans>Gerar outro código</Trans>
              </Button>
            </DisabledWhileImpersonating>
            <LeavePayment />
          </>
        }
      />
      {isAsking && !person?.impersonated ? (
        <Suspense>
          <ConfirmDialog
            open
            question={t`O código Pix expirou`}
            confirmLabel={t`Gerar outro código`}
            cancelLabel={t`Agora não`}
            loading={renew.isPending}
            onConfirm={() => renew.mutate(undefined, { onError: () => setAsking(false) })}
            onCancel={() => setAsking(false)}
          >
            <Trans>Nada foi cobrado. O novo código tem o valor de hoje e vale por {minutes} minutos.</Trans>
          </ConfirmDialog>
        </Suspense>
      ) : null}
      {renew.isError ? (
        <Notice tone="danger" live="alert" title={t`Não foi possível gerar outro código agora`}>
          <Trans>Nada foi cobrado. Tente de novo em alguns minutos.</Trans>
        </Notice>
      ) : null}
    </>
  )
}
