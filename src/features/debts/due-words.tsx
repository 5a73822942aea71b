import { useLingui } from '@lingui/react/macro'
import type { DebtDetails } from '#api/financial/debts.ts'
import { useFormats } from '../../request/use-formats.ts'
import { DueDate } from '../../subjects/debts/due-date.tsx'
import { usePaidWords } from './debt-breakdown.tsx'

/** When the debt was paid, or when it is or was due. */
export function DueWords({ debt }: { debt: DebtDetails }) {
  const { t } = useLingui()
  const formats = useFormats()
  const paidWords = usePaidWords()
  const due = formats.shortDate(debt.dueDate, debt.today)
  if (debt.paidAt) return paidWords(debt)
  if (debt.status === 'open') return <DueDate debt={debt} />
  return debt.status === 'overdue' ? t`Venceu em ${due}` : t`Vencia em ${due}`
}
