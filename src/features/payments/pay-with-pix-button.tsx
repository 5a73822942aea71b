import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { QrCode } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#design/components/actions/button.tsx'
import { PayProblem } from './pay-problem.tsx'
import { chargePix } from './payments.functions.ts'
import { useCharge } from './use-charge.ts'

interface PayWithPixButtonProps {
  debtIds: number[]
  /** Whose discount is in the amount. */
  campaignId?: number | undefined
  /** What the person was shown, in cents. */
  amount: number
  /** Called when the amount shown is no longer true, so that the page reads it again. */
  onAmountChanged(): void
  /** Leaves out the icon where space is short. */
  plain?: boolean | undefined
  children: ReactNode
}

/** Asks for a Pix code and opens it. */
export function PayWithPixButton({ debtIds, campaignId, amount, onAmountChanged, plain, children }: PayWithPixButtonProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { isPending, error, press } = useCharge({
    intention: `${[...debtIds].sort().join()}:${amount}:${campaignId ?? ''}`,
    charge: (idempotencyKey) => chargePix({ data: { debtIds, expectedAmount: amount, idempotencyKey, campaignId } }),
    onCharged: ({ paymentId }) => navigate({ to: '/financial/payments/pix/$paymentId', params: { paymentId } }),
    onChanged: onAmountChanged,
  })
  return (
    <>
      <Button
        variant="primary"
        size="lg"
        full
        loading={isPending}
        icon={plain ? undefined : <QrCode size={20} strokeWidth={1.75} aria-hidden />}
        onClick={press}
      >
        {children}
      </Button>
      {error ? <PayProblem error={error} title={t`Não foi possível gerar o Pix agora`} /> : null}
    </>
  )
}
