import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { Fragment } from 'react'
import type { ReceivedPaymentDetails } from '#api/financial/received-payments.ts'
import { appConfig } from '#config'
import { Button } from '#design/components/actions/button.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Card, CardSection, CardTitle } from '#design/components/data/card.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { askBankForSlip } from './received.functions.ts'
import { receivedQueries } from './received.queries.ts'

export function PaymentActions({ payment }: { payment: ReceivedPaymentDetails }) {
  const { method, status } = payment
  return (
    <Card aria-labelledby="to-do">
      <CardSection>
        <CardTitle id="to-do">{status === 'approved' ? <Trans>Recibo</Trans> : <Trans>O que fazer</Trans>}</CardTitle>
        {status === 'approved' ? <Receipts payment={payment} /> : null}
        <NextStep payment={payment} />
        {method === 'bank_slip' ? <AskBank payment={payment} /> : null}
      </CardSection>
    </Card>
  )
}

/** Says what will happen to the payment by itself, and what staff may do. */
function NextStep({ payment: { method, status, expiresAt } }: { payment: ReceivedPaymentDetails }) {
  const { until } = useFormats()
  const isSlip = method === 'bank_slip'
  switch (status) {
    case 'approved':
      return isSlip ? (
        <p>
          <Trans>Se o aluno diz que pagou de novo, consulte o banco.</Trans>
        </p>
      ) : null
    case 'waiting_for_payment':
      return (
        <p>
          {isSlip ? (
            <Trans>Se o aluno diz que já pagou, consulte o banco.</Trans>
          ) : (
            <Trans>O aluno pode pagar até {until(expiresAt)}. O pagamento aparece aqui sozinho.</Trans>
          )}
        </p>
      )
    case 'pending':
      return (
        <p>
          <Trans>A adquirente ainda analisa o cartão. A resposta aparece aqui sozinha.</Trans>
        </p>
      )
    case 'denied':
      return (
        <p>
          <Trans>Nada foi cobrado. O aluno pode pagar com outro cartão ou de outra forma.</Trans>
        </p>
      )
    case 'expired':
    case 'canceled':
      return (
        <p>
          {isSlip ? (
            <Trans>Esta cobrança não vale mais. Se o aluno diz que pagou mesmo assim, consulte o banco.</Trans>
          ) : (
            <Trans>Esta cobrança não vale mais. Enquanto houver o que pagar, o aluno pode gerar outra.</Trans>
          )}
        </p>
      )
  }
}

/** Links to the receipts: each transfer has its own. */
function Receipts({ payment: { paymentId, money } }: { payment: ReceivedPaymentDetails }) {
  return money.map(({ receiptNumber }, index) => (
    <Fragment key={receiptNumber}>
      <Link
        to="/financial/payments/receipts/$paymentId"
        params={{ paymentId }}
        search={{ number: receiptNumber }}
        className={buttonLook({ variant: index === 0 ? 'primary' : 'outline', full: true })}
      >
        {money.length === 1 ? <Trans>Ver recibo</Trans> : <Trans>Ver recibo {receiptNumber}</Trans>}
      </Link>
      <a
        href={`${appConfig.basePath}/financial/payments/receipts/${paymentId}/pdf?number=${receiptNumber}`}
        className={buttonLook({ variant: 'outline', full: true })}
        download
      >
        <Download />
        {money.length === 1 ? <Trans>Baixar PDF</Trans> : <Trans>Baixar PDF {receiptNumber}</Trans>}
      </a>
    </Fragment>
  ))
}

function AskBank({ payment: { paymentId, registration } }: { payment: ReceivedPaymentDetails }) {
  const queryClient = useQueryClient()
  const ask = useMutation({
    mutationFn: () => askBankForSlip({ data: { paymentId, academicRecord: registration } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: receivedQueries.all }),
  })
  return (
    <>
      <Button full loading={ask.isPending} onClick={() => ask.mutate()}>
        <Trans>Consultar o banco</Trans>
      </Button>
      <Answer status={ask.data?.status} failed={ask.isError} />
    </>
  )
}

function Answer({ status, failed }: { status: 'queued' | 'settled' | 'not_found' | undefined; failed: boolean }) {
  const { t } = useLingui()
  if (failed) {
    return (
      <Notice tone="danger" live="alert" title={t`O banco não respondeu`}>
        <Trans>Tente de novo em alguns minutos.</Trans>
      </Notice>
    )
  }
  switch (status) {
    case 'settled':
      return (
        <Notice tone="ok" live="status" title={t`O banco recebeu este boleto`}>
          <Trans>O recebimento está registrado.</Trans>
        </Notice>
      )
    case 'not_found':
      return (
        <Notice tone="info" live="status" title={t`O banco ainda não recebeu`}>
          <Trans>Um boleto pago pode levar até 2 dias úteis para aparecer.</Trans>
        </Notice>
      )
    case 'queued':
      return (
        <Notice tone="info" live="status" title={t`A consulta ficou na fila`}>
          <Trans>O banco não respondeu agora. A consulta se repete sozinha.</Trans>
        </Notice>
      )
    default:
      return null
  }
}
