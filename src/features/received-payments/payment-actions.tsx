import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import type { ReceivedPaymentDetails } from '#api/received-payments.ts'
import { appConfig } from '#config'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Card, CardSection } from '#design/components/data/card.tsx'
import { AskBank } from './ask-bank.tsx'

/** The proof of a payment that is booked, and for slips the way to ask the bank. */
export function PaymentActions({ payment: { paymentId, method, status } }: { payment: ReceivedPaymentDetails }) {
  const { t } = useLingui()
  const approved = status === 'approved'
  if (!approved && method !== 'bank_slip') return null
  return (
    <Card aria-label={t`Ações`}>
      <CardSection>
        {approved ? (
          <>
            <Link
              to="/financial/payments/receipts/$paymentId"
              params={{ paymentId }}
              className={buttonLook({ variant: 'primary', full: true })}
            >
              <Trans>Ver recibo</Trans>
            </Link>
            <a
              href={`${appConfig.basePath}/financial/payments/receipts/${paymentId}/pdf`}
              className={buttonLook({ variant: 'outline', full: true })}
              download
            >
              <Download size={20} strokeWidth={1.75} aria-hidden />
              <Trans>Baixar PDF</Trans>
            </a>
          </>
        ) : null}
        {method === 'bank_slip' ? <AskBank paymentId={paymentId} /> : null}
      </CardSection>
    </Card>
  )
}
