import { expect, it } from 'vitest'
import { eachSlip } from './each-slip.ts'

const slip = (paymentId: string, dueOn: string) => ({ paymentId, dueOn, amount: 100, debtCount: 1 })

it('lists each slip once with the debts that it pays, what is due first before the others', () => {
  const debts = [
    { debtId: 1, liveSlip: slip('late', '2026-12-20') },
    { debtId: 2, liveSlip: null },
    { debtId: 3, liveSlip: slip('soon', '2026-12-01') },
    { debtId: 4, liveSlip: slip('late', '2026-12-20') },
  ]
  expect(eachSlip(debts).map(({ paymentId, debts: paid }) => [paymentId, ...paid.map(({ debtId }) => debtId)])).toEqual([
    ['soon', 3],
    ['late', 1, 4],
  ])
})
