import type { StatementRow } from '#api/financial/statement.ts'

export interface Payment {
  row: StatementRow
  /** Cents by which discounts of the day lowered what was paid, and those that fine and interest added. */
  discount: number
  charges: number
}

const discounts: readonly StatementRow['kind'][] = ['punctuality_discount', 'campaign_discount']
const charges: readonly StatementRow['kind'][] = ['fine', 'interest']

/** The payments among a statement's rows, the latest first. Of several of a debt in one day, the first has the day's discounts and charges. */
export function getPayments(rows: readonly StatementRow[]): Payment[] {
  const payments: Payment[] = []
  let [discount, added] = [0, 0]
  let key = ''
  for (const row of rows) {
    const here = `${row.date} ${row.debtId}`
    if (here !== key) [key, discount, added] = [here, 0, 0]
    if (discounts.includes(row.kind)) discount += row.credit
    if (charges.includes(row.kind)) added += row.debit
    if (row.kind !== 'payment') continue
    payments.push({ row, discount, charges: added })
    ;[discount, added] = [0, 0]
  }
  return payments.reverse()
}

export const sumOfPayments = (payments: readonly Payment[]): number => payments.reduce((sum, { row }) => sum + row.credit, 0)
