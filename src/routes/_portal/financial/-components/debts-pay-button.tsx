import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { debtQueries } from '../../../../features/debts/debts.queries.ts'
import { ChargeButton } from '../../../../features/payments/charge-button.tsx'
import { useSessionPayer } from '../../../../features/payments/session-payer.ts'

interface DebtsPayButtonProps {
  debtIds: number[]
  /** Cents, as shown to the user. */
  amount: number
  /** Of the form that the boxes of the debts are in. */
  formId?: string
  icon?: ReactNode
  children?: ReactNode
}

/** Refetches the debts when the shown amount is out of date. */
export function DebtsPayButton({ debtIds, amount, formId, icon, children }: DebtsPayButtonProps) {
  const payer = useSessionPayer({ debtIds, queryKey: debtQueries.all, formId })
  return (
    <ChargeButton payer={payer} amount={amount} icon={icon}>
      {children ?? <Trans>Pagar com Pix</Trans>}
    </ChargeButton>
  )
}
