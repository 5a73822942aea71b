import { describe, expect, it } from 'vitest'
import { addDebt } from '../../testing/builders.ts'
import { slipPayer } from '../../testing/slip-payer.ts'
import type { FinancialClient, World } from '../../testing/world.ts'
import { reconcilePayments } from '../booking/reconciliation.ts'

let world: World
let student: FinancialClient
let enrollmentId: number

const { slip, ledger } = slipPayer((now) => ({ world, student, enrollmentId } = now))

// Its clock goes on, which no other test of a file takes well.
describe('money that comes late', () => {
  it('settles what is still open, and is credit the second time', async () => {
    const debtId = await addDebt(world, { enrollmentId })
    const { slip: made, paymentId } = await slip([debtId], '2026-11-25', 100_000)
    world.clock.advance(6 * 86_400_000)
    for (let time = 0; time < 2; time++) await world.slips.pay(made!.ourNumber)
    await reconcilePayments(world.ports)
    expect(await ledger()).toEqual([
      { kind: 'credit', amount: 100_000 },
      { kind: 'settlement', amount: 100_000 },
    ])
    expect(await student.payments.get({ paymentId })).toMatchObject({ status: 'approved', late: true, creditAmount: 100_000 })
    expect(await student.payments.receipt({ paymentId })).toMatchObject({ method: 'bank_slip' })
  })
})
