import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { DebtDetails } from '#api/financial/debts.ts'
import { useFormats } from '../../request/use-formats.ts'
import { DueDate } from '../../subjects/debts/due-date.tsx'
import { usePaidWords } from './debt-breakdown.tsx'

/** Returns words that say when a debt was paid, or when it is or was due. */
export function useDueWords(): (debt: DebtDetails) => ReactNode {
  const { t } = useLingui()
  const formats = useFormats()
  const paidWords = usePaidWords()
  return (debt) => {
    const due = formats.shortDate(debt.dueDate, debt.today)
    if (debt.paidAt) return paidWords(debt)
    if (debt.status === 'open') return <DueDate debt={debt} />
    return debt.status === 'overdue' ? t`Venceu em ${due}` : t`Vencia em ${due}`
  }
}
