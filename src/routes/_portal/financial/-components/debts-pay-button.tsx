import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { debtQueries } from '../../../../features/debts/debts.queries.ts'
import { PayWithPixButton } from '../../../../features/payments/pay-with-pix-button.tsx'

/** Pays debts, and reads them again when what was shown is no longer true. */
export function DebtsPayButton({
  debtIds,
  amount,
  plain,
  children,
}: {
  debtIds: number[]
  amount: number
  plain?: boolean
  children?: ReactNode
}) {
  const queryClient = useQueryClient()
  return (
    <PayWithPixButton
      debtIds={debtIds}
      amount={amount}
      plain={plain}
      onAmountChanged={() => void queryClient.invalidateQueries({ queryKey: debtQueries.all })}
    >
      {children ?? <Trans>Pagar com Pix</Trans>}
    </PayWithPixButton>
  )
}
