import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { debtQueries } from '../../../../features/debts/debts.queries.ts'
import { ChargeButton } from '../../../../features/payments/charge-button.tsx'
import { useSessionPayer } from '../../../../features/payments/session-payer.ts'
import { useFormats } from '../../../../request/use-formats.ts'
import { type NamedDebt, useDebtWords } from '../../../../subjects/debts/debt-words.ts'

interface DebtsPayButtonProps {
  debts: ReadonlyArray<NamedDebt & { debtId: number }>
  /** Cents, as shown to the user: the lowest price of today. */
  amount: number
  /** The id of the form that contains the debts' checkboxes. */
  formId?: string
  icon?: ReactNode
  /** Words that say the amount; without them, the button's accessible name says it. */
  words?: string | undefined
  /** Set if another button is the page's main one. */
  variant?: 'outline' | undefined
  /** In a bar. */
  brief?: boolean
}

/** Refetches the debts when the shown amount is out of date. */
export function DebtsPayButton({ debts, amount, formId, icon, words, variant, brief }: DebtsPayButtonProps) {
  const { t } = useLingui()
  const { labelFor } = useDebtWords()
  const sum = useFormats().money(amount)
  const debtIds = debts.map(({ debtId }) => debtId)
  const payer = useSessionPayer({ debtIds, queryKey: debtQueries.all, formId })
  return (
    <ChargeButton
      payer={payer}
      amount={amount}
      icon={icon}
      variant={variant}
      brief={brief}
      label={words ? labelFor(words, debts) : labelFor(t`Pagar com Pix`, debts, sum)}
    >
      {words ?? <Trans>Pagar com Pix</Trans>}
    </ChargeButton>
  )
}
