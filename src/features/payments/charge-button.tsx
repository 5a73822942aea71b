import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#design/components/actions/button.tsx'
import { type CodePayer, useCharge } from './charge.ts'
import { ChargeProblem } from './charge-problem.tsx'

interface ChargeButtonProps {
  payer: CodePayer
  /** Cents, as shown to the payer. */
  amount: number
  /** Day of payment of a bank slip; undefined charges by Pix. */
  dueOn?: string | undefined
  icon?: ReactNode
  children: ReactNode
}

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
