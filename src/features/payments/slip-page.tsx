import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ShownPayment } from '#api/financial/payments.ts'
import { appConfig } from '#config'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Notice } from '#design/components/feedback/notice.tsx'
import { RefreshWithoutScripts } from '#design/components/feedback/refresh-without-scripts.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { BackToPayments } from '../../subjects/debts/back-to-payments.tsx'
import { useDebtWords } from '../../subjects/debts/debt-words.ts'
import { personQuery } from '../../subjects/person/persons.queries.ts'
import { isStaff } from '../../request/permissions.ts'
import { useShell } from '../../request/shell.queries.ts'
import { AskSettlement } from './ask-settlement.tsx'
import { PaymentApproved } from './payment-approved.tsx'
import { ExpiredPayment, LeavePayment, PartlyPaid } from './expired-payment.tsx'
import { OtherWays } from './other-ways.tsx'
import { paymentQueries } from './payments.queries.ts'
import { SlipDetails } from './slip-details.tsx'
import { SlipWaiting } from './slip-waiting.tsx'
import { usePaymentWatch } from './use-payment-watch.ts'

export function SlipPage({ paymentId, pdfFailed = false }: { paymentId: string; pdfFailed?: boolean }) {
  const { t } = useLingui()
  const { getNames } = useDebtWords()
  const { data: payment } = usePaymentWatch(paymentId)
  if (!payment) return null
  const { status, slip, printed } = payment
  const isWaiting = status === 'waiting_for_payment'
  return (
    <>
      {/* The moment in which it is paid is its own title. */}
      {status === 'approved' ? null : (
        <PageHeader back={<BackToPayments />} title={<Trans>Pagar com boleto</Trans>} subtitle={getNames(payment.debts)} />
      )}
      {status === 'waiting_for_payment' ? <RefreshWithoutScripts /> : null}
      {status === 'approved' ? <PaymentApproved payment={payment} /> : null}
      {isWaiting && slip && printed ? (
        <SlipWaiting
          payment={payment}
          slip={slip}
          printed={printed}
          pdf={`${appConfig.basePath}/financial/payments/slip/${paymentId}/pdf`}
          pdfFailed={pdfFailed}
          named
          details={<StudentSlipDetails paymentId={paymentId} />}
        >
          <AskSettlement payment={payment} />
          <OtherWays payment={payment} method="pix" />
        </SlipWaiting>
      ) : null}
      {isWaiting && !slip ? (
        <Notice tone="warning" live="status" title={t`Não foi possível registrar o boleto no banco`}>
          <Trans>Estamos tentando de novo. Esta página mostra o boleto assim que o banco responder.</Trans>
        </Notice>
      ) : null}
      {status === 'expired' || status === 'canceled' ? <SlipExpired payment={payment} /> : null}
    </>
  )
}

function StudentSlipDetails({ paymentId }: { paymentId: string }) {
  const { person } = useShell()
  const { data: slip } = useQuery(paymentQueries.slip(paymentId))
  const personId = slip?.payer.personId ?? null
  const { data: payer } = useQuery({ ...personQuery(personId ?? 0), enabled: personId !== null })
  if (!slip) return null
  return (
    <SlipDetails
      slip={payer ? { ...slip, payer: { ...slip.payer, registrations: payer.registrations } } : slip}
      contact={person && isStaff(person) ? payer : undefined}
    />
  )
}

function SlipExpired({ payment }: { payment: ShownPayment }) {
  const { t } = useLingui()
  const { status, debts, owed } = payment
  const { labelFor } = useDebtWords()
  if (owed && owed.length < debts.length) {
    return (
      <>
        <PartlyPaid payment={payment} />
        {owed.length > 0 ? <AskSettlement payment={payment} /> : null}
      </>
    )
  }
  return (
    <>
      <ExpiredPayment
        title={status === 'expired' ? t`Este boleto venceu` : t`Este boleto não vale mais`}
        action={
          <>
            <Link
              to="/financial/payment-checkout"
              search={{
                debts: debts.map(({ debtId }) => debtId).join(','),
                method: 'bank_slip',
              }}
              className={buttonLook({ variant: 'primary', size: 'lg' })}
              aria-label={labelFor(t`Gerar outro boleto`, debts)}
            >
              <Trans>Gerar outro boleto</Trans>
            </Link>
            <LeavePayment />
          </>
        }
      />
      <AskSettlement payment={payment} />
    </>
  )
}
