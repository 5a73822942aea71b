import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { Barcode } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#design/components/actions/button.tsx'
import { PayProblem } from './pay-problem.tsx'
import { chargeSlip } from './payments.functions.ts'
import { useCharge } from './use-charge.ts'

interface PayWithSlipButtonProps {
  debtIds: number[]
  /** Whose discount is in the amount. */
  campaignId?: number | undefined
  /** The day until which the slip is to be paid. */
  dueOn: string
  /** What the person was shown for that day, in cents. */
  amount: number
  onAmountChanged(): void
  children: ReactNode
}

/** Asks for a bank slip and opens it. */
export function PayWithSlipButton({ debtIds, campaignId, dueOn, amount, onAmountChanged, children }: PayWithSlipButtonProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { isPending, error, press } = useCharge({
    intention: `${[...debtIds].sort().join()}:${dueOn}:${amount}:${campaignId ?? ''}`,
    charge: (idempotencyKey) => chargeSlip({ data: { debtIds, dueOn, expectedAmount: amount, idempotencyKey, campaignId } }),
    onCharged: ({ paymentId }) => navigate({ to: '/financial/payments/slip/$paymentId', params: { paymentId } }),
    onChanged: onAmountChanged,
  })
  return (
    <>
      <Button
        variant="primary"
        size="lg"
        full
        loading={isPending}
        icon={<Barcode size={20} strokeWidth={1.75} aria-hidden />}
        onClick={press}
      >
        {children}
      </Button>
      {error ? <PayProblem error={error} title={t`Não foi possível gerar o boleto agora`} /> : null}
    </>
  )
}
