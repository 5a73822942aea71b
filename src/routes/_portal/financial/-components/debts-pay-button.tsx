import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { debtQueries } from '../../../../features/debts/debts.queries.ts'
import { ChargeButton } from '../../../../features/payments/charge-button.tsx'
import { useSessionPayer } from '../../../../features/payments/session-payer.ts'
import { useFormats } from '../../../../i18n/formats.ts'
import { useShell } from '../../../../request/shell.queries.ts'

interface DebtsPayButtonProps {
  debtIds: number[]
  /** Cents, as shown to the user. */
  amount: number
  /** Of the form that the boxes of the debts are in. */
  formId?: string
  icon?: ReactNode
  /** Accessible name, from its visible words on. */
  label?: string
  children?: ReactNode
}

/** Refetches the debts when the shown amount is out of date. */
export function DebtsPayButton({ debtIds, amount, formId, icon, label, children }: DebtsPayButtonProps) {
  const { t } = useLingui()
  const sum = useFormats(useShell()).money(amount)
  const payer = useSessionPayer({ debtIds, queryKey: debtQueries.all, formId })
  return (
    <ChargeButton
      payer={payer}
      amount={amount}
      icon={icon}
      label={label ?? t`Pagar com Pix, ${sum}, ${plural(debtIds.length, { one: '# débito', other: '# débitos' })}`}
    >
      {children ?? <Trans>Pagar com Pix</Trans>}
    </ChargeButton>
  )
}
