import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#design/components/actions/button.tsx'
import { type CodePayer, useCharge } from './charge.ts'
import { ChargeProblem } from './charge-problem.tsx'

interface ChargeButtonProps {
  payer: CodePayer
  /** What the payer was shown, in cents. */
  amount: number
  /** The day on which a bank slip is to be paid; without one a Pix is charged. */
  dueOn?: string | undefined
  icon?: ReactNode
  children: ReactNode
}

/** Requests a Pix code or a bank slip, and opens it. */
export function ChargeButton({ payer, amount, dueOn, icon, children }: ChargeButtonProps) {
  const { t } = useLingui()
  const { isPending, error, press } = useCharge({
    payer,
    method: dueOn ? 'bank_slip' : 'pix',
    terms: [dueOn, amount],
    charge: (idempotencyKey) => {
      const charge = { expectedAmount: amount, idempotencyKey }
      return dueOn ? payer.chargeSlip({ ...charge, dueOn }) : payer.chargePix(charge)
    },
  })
  return (
    <>
      <Button variant="primary" size="lg" full loading={isPending} icon={icon} onClick={press}>
        {children}
      </Button>
      {error ? (
        <ChargeProblem error={error} title={dueOn ? t`Não foi possível gerar o boleto agora` : t`Não foi possível gerar o Pix agora`} />
      ) : null}
    </>
  )
}
