import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { PaymentLink } from '#api/payment-links.ts'
import type { CardCharge } from '../card-charge.ts'
import { chargeLinkCard, getLinkComponent } from './payment-links.functions.ts'
import { linkQueries } from './payment-links.queries.ts'

interface PayLinkByCardProps {
  token: string
  due: NonNullable<PaymentLink['due']>
  /** Draws what pays by card: it needs more than this page does. */
  renderCard(charge: CardCharge): ReactNode
}

/** Pays what a link is for by the card of whoever has it. */
export function PayLinkByCard({ token, due: { amount, on, installments }, renderCard }: PayLinkByCardProps) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return renderCard({
    amount,
    on,
    installments,
    intention: token,
    readComponent: () => getLinkComponent({ data: { token } }),
    charge: (card) => chargeLinkCard({ data: { ...card, token } }),
    onCharged: ({ paymentId }) => navigate({ to: '.', search: (before) => ({ ...before, payment: paymentId }) }),
    onChanged: () => void queryClient.invalidateQueries({ queryKey: linkQueries.all }),
  })
}
