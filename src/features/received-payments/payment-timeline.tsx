import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ReceivedPaymentDetails } from '#api/financial/received-payments.ts'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { Timeline } from '#design/components/data/timeline.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { getEvents, type PaymentEvent, getShownTime } from './payment-events.ts'
import { useReceivedWords } from './received-labels.tsx'

export function PaymentTimeline({ payment }: { payment: ReceivedPaymentDetails }) {
  const { t } = useLingui()
  const { dateTime } = useFormats()
  return (
    <Card aria-labelledby="timeline">
      <CardHeader id="timeline" title={<Trans>O que aconteceu</Trans>} />
      <CardSection>
        <Timeline
          label={t`O que aconteceu`}
          events={getEvents(payment).map((event) => ({
            id: event.id,
            title: <EventTitle event={event} />,
            date: event.at ? <time dateTime={event.at}>{dateTime(getShownTime(event, payment.method))}</time> : t`Sem hora registrada`,
            text: <EventText event={event} payment={payment} />,
            ...(event.kind === 'payable' && { when: 'future' as const, whenLabel: t`a seguir` }),
          }))}
        />
      </CardSection>
    </Card>
  )
}

function EventTitle({ event: { kind } }: { event: PaymentEvent }): ReactNode {
  switch (kind) {
    case 'created':
      return <Trans>Cobrança criada</Trans>
    case 'expired':
      return <Trans>Prazo encerrado</Trans>
    case 'payable':
      return <Trans>Fim do prazo para pagar</Trans>
    case 'denied':
      return <Trans>Cartão recusado</Trans>
    case 'canceled':
      return <Trans>Cobrança cancelada</Trans>
    case 'asked':
      return <Trans>Banco consultado: pagamento não encontrado</Trans>
    case 'found':
      return <Trans>Banco consultado: pagamento encontrado</Trans>
    case 'queued':
      return <Trans>Consulta ao banco na fila</Trans>
    case 'paid':
      return <Trans>Pagamento realizado</Trans>
    case 'booked':
      return <Trans>Recebimento registrado</Trans>
  }
}

function EventText({ event, payment }: { event: PaymentEvent; payment: ReceivedPaymentDetails }): ReactNode {
  const { money } = useFormats()
  const { denialReason } = useReceivedWords()
  switch (event.kind) {
    case 'created':
      return payment.throughLink ? <Trans>Pedida por um link de pagamento.</Trans> : null
    case 'denied':
      return payment.card?.denial ? denialReason(payment.card.denial) : null
    case 'canceled':
      return <Trans>Os débitos foram pagos, negociados ou cobrados de outra forma.</Trans>
    case 'paid':
      return event.money.late ? <Trans>Depois do prazo.</Trans> : null
    case 'booked': {
      const credit = money(event.money.creditAmount)
      const rest = money(event.money.amount - event.money.creditAmount)
      if (event.money.creditAmount === 0) return <Trans>Quitou os débitos deste pagamento.</Trans>
      if (event.money.creditAmount === event.money.amount)
        return <Trans>Não havia o que quitar: {credit} ficaram como crédito do aluno.</Trans>
      return (
        <Trans>
          {rest} quitaram débitos e {credit} ficaram como crédito do aluno.
        </Trans>
      )
    }
    default:
      return null
  }
}
