import { useLingui } from '@lingui/react/macro'
import type { DebtSummary } from '#api/financial/debts.ts'
import { useFormats } from '../../request/use-formats.ts'

/** With the last day without charges where the due date is no banking day. */
export function DueDate({ debt: { dueDate, payableUntil } }: { debt: Pick<DebtSummary, 'dueDate' | 'payableUntil'> }) {
  const { t } = useLingui()
  const formats = useFormats()
  const [day, last] = [formats.date(dueDate), formats.date(payableUntil)]
  return dueDate === payableUntil ? t`Vence em ${day}` : t`Vence em ${day}, sem acréscimo até ${last}`
}
