import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { PaymentQuote } from '#api/payments.ts'
import type { CardCharge } from './card-charge.ts'
import { chargeCard, getAcquirerComponent } from './payments.functions.ts'

interface PayWithCardProps {
  debtIds: number[]
  quote: PaymentQuote
  campaignId?: number | undefined
  onAmountChanged(): void
  /** Draws what pays by card: it needs more than this page does. */
  renderCard(charge: CardCharge): ReactNode
}

/** Pays debts of the signed-in person by card, and goes on to what becomes of it. */
export function PayWithCard({
  debtIds,
  quote: { amount, on, installments, enrollmentId },
  campaignId,
  onAmountChanged,
  renderCard,
}: PayWithCardProps) {
  const navigate = useNavigate()
  return renderCard({
    amount,
    on,
    installments,
    intention: [...debtIds].sort().join(),
    readComponent: () => getAcquirerComponent({ data: { externalEnrollmentId: enrollmentId } }),
    charge: (card) => chargeCard({ data: { ...card, debtIds, ...(campaignId && { campaignId }) } }),
    onCharged: ({ paymentId }) => navigate({ to: '/financial/payments/card/$paymentId', params: { paymentId } }),
    onChanged: onAmountChanged,
  })
}
