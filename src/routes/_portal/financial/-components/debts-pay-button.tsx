import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '#design/components/text/visually-hidden.tsx'
import { debtQueries } from '../../../../features/debts/debts.queries.ts'
import { ChargeButton } from '../../../../features/payments/charge-button.tsx'
import { useSessionPayer } from '../../../../features/payments/session-payer.ts'
import { useFormats } from '../../../../i18n/formats.ts'
import { useShell } from '../../../../request/shell.queries.ts'
import { type NamedDebt, useDebtNames } from '../../../../shared/debts/debt-words.ts'

interface DebtsPayButtonProps {
  debtIds: number[]
  /** Cents, as shown to the user. */
  amount: number
  /** Of the form that the boxes of the debts are in. */
  formId?: string
  icon?: ReactNode
  /** In its name, after what it reads. */
  debts?: readonly NamedDebt[]
  what?: string
  children?: ReactNode
}

/** Refetches the debts when the shown amount is out of date. */
export function DebtsPayButton({ debtIds, amount, formId, icon, debts = [], what, children }: DebtsPayButtonProps) {
  const sum = useFormats(useShell()).money(amount)
  const names = useDebtNames()(debts)
  const payer = useSessionPayer({ debtIds, queryKey: debtQueries.all, formId })
  return (
    <ChargeButton payer={payer} amount={amount} icon={icon} what={what}>
      {children ?? (
        <Trans>
          Pagar com Pix{' '}
          <VisuallyHidden>
            {sum}, {names}
          </VisuallyHidden>
        </Trans>
      )}
    </ChargeButton>
  )
}
