import { expect, it } from 'vitest'
import type { StatementRow } from '#api/financial/statement.ts'
import { getPayments, sumOfPayments } from './payments.ts'

const row = (date: string, debtId: number, kind: StatementRow['kind'], signed: number): StatementRow => ({
  date,
  debtId,
  kind,
  type: 'tuition',
  description: null,
  installment: null,
  competency: date,
  method: null,
  late: false,
  agreementId: null,
  debit: Math.max(signed, 0),
  credit: Math.max(-signed, 0),
  balance: 0,
})

it('has the payments alone, the latest first, each with the discounts and charges of its debt on its day', () => {
  const payments = getPayments([
    row('2026-08-05', 1, 'charge', 1000),
    row('2026-08-05', 1, 'scholarship', -100),
    row('2026-08-05', 1, 'punctuality_discount', -45),
    row('2026-08-05', 1, 'payment', -855),
    row('2026-09-10', 2, 'charge', 1000),
    row('2026-09-20', 2, 'campaign_discount', -10),
    row('2026-09-20', 2, 'fine', 20),
    row('2026-09-20', 2, 'interest', 5),
    row('2026-09-20', 2, 'payment', -500),
    row('2026-09-20', 2, 'payment', -515),
    row('2026-09-20', 3, 'payment', -70),
    row('2026-09-21', 3, 'credit', -30),
  ])
  expect(payments.map(({ row: { debtId, credit }, discount, charges }) => [debtId, credit, discount, charges])).toEqual([
    [3, 70, 0, 0],
    [2, 515, 0, 0],
    [2, 500, 10, 25],
    [1, 855, 45, 0],
  ])
  expect(sumOfPayments(payments)).toBe(1940)
})
