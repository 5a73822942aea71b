import type { ReactNode } from 'react'
import { LedgerMonth } from '#design/components/data/ledger.tsx'
import { firstCapital } from '../../i18n/formats.ts'
import { useFormats } from '../../request/use-formats.ts'
import { type NamedDebt, useDebtWords } from '../debts/debt-words.ts'

/** Rows below the months of their days, in the order of the rows; the months have their year where the rows are of several. */
export function Months<Row>({
  rows,
  getDay,
  level,
  name,
  children,
}: {
  rows: readonly Row[]
  getDay: (row: Row) => string
  level?: 2 | 3
  /** Of the list, where a page has several. */
  name: string
  children: (row: Row) => ReactNode
}) {
  const { month: withYear, monthName } = useFormats()
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const month = getDay(row).slice(0, 7)
    groups.set(month, [...(groups.get(month) ?? []), row])
  }
  const years = new Set([...groups.keys()].map((month) => month.slice(0, 4)))
  return [...groups].map(([month, inMonth]) => (
    <LedgerMonth
      key={month}
      id={`${name}-${month}`}
      level={level}
      name={firstCapital((years.size > 1 ? withYear : monthName)(`${month}-01`))}
    >
      {inMonth.map(children)}
    </LedgerMonth>
  ))
}

/** Returns a debt's name below the month of a day, and its whole name. */
export function useNameInMonth() {
  const { fullName, typeName } = useDebtWords()
  return (debt: NamedDebt, day: string): { name: string; whole: string } => {
    const whole = fullName(debt)
    const isOfMonth = !debt.installment && !debt.description && debt.competency.slice(0, 7) === day.slice(0, 7)
    return { name: isOfMonth ? typeName(debt.type) : whole, whole }
  }
}
