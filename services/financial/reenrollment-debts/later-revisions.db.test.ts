import { describe, expect, it } from 'vitest'
import { reconcilePayments } from '../payments/booking/reconciliation.ts'
import { atEveryStep, unanswered } from '../testing/dying-ports.ts'
import { key, getPlan, reenrollmentPayer } from '../testing/reenrollment-payer.ts'
import type { FinancialClient, World } from '../testing/world.ts'
import { chargeReenrollment, type ReenrollmentCharge } from './reenrollment-debts.ts'

let world: World
let student: FinancialClient
let userId: number
let wanted: ReenrollmentCharge
const { begin, charge, getAmount, getAmounts, getStatus, getTxid, pix, pay, told, byNumber } = reenrollmentPayer(
  (now) => ({ world, student, userId, wanted } = now),
)

describe('a later revision', () => {
  it('replaces what is open, with its codes, and charges the new price', async () => {
    const first = await charge()
    const txid = await getTxid((await pix(first.firstDebtId!)).paymentId)
    const second = await charge({ revision: 2, installments: getPlan(120_000, 120_000) })
    expect(await Promise.all(first.debtIds.map(getStatus))).toEqual(['canceled', 'canceled', 'canceled'])
    expect((await world.bank.getCharge(txid))!.status).toBe('removed')
    expect(await getAmounts(second.debtIds)).toEqual([120_000, 120_000])
    expect(byNumber()).toEqual(first.debtIds.map((debtId, index) => told('canceled', debtId, index + 1)))
    expect(second.firstDebtId).toBe(second.debtIds[0])
    await pay(second.firstDebtId!)
    expect(world.settledSources.at(-1)).toEqual(told('paid', second.firstDebtId!, 1, 2))
  })

  it('charges what is left of the new price, and an earlier one asked again changes nothing', async () => {
    const first = await charge()
    await pay(first.debtIds[0]!)
    const second = await charge({ revision: 2, installments: getPlan(110_000, 110_000, 110_000) })
    expect(await getAmounts(second.debtIds)).toEqual([115_000, 115_000])
    expect((await student.debts.get({ debtId: second.firstDebtId! })).description).toBe('Rematrícula 2027/1 · parcela 2 de 3')
    expect(await charge()).toEqual(second)
    expect(await getAmounts(second.debtIds)).toEqual([115_000, 115_000])
  })

  it('leaves an overpayment as credit, which the statement shows once and a dearer revision uses up', async () => {
    const first = await charge()
    for (const debtId of first.debtIds) await pay(debtId)
    const always = { from: '2000-01-01', to: '2099-12-31' }
    const balance = async () => (await student.statement.get(always)).closingBalance
    expect(await balance()).toBe(0)
    for (let round = 0; round < 2; round++)
      expect(await charge({ revision: 2, installments: getPlan(90_000, 90_000, 90_000) })).toEqual({
        firstDebtId: null,
        debtIds: [],
        canceledDebtIds: [],
      })
    expect(await balance()).toBe(-30_000)
    expect((await student.statement.get(always)).rows.filter(({ kind }) => kind === 'credit')).toMatchObject([
      { credit: 30_000, method: null },
    ])
    const third = await charge({ revision: 3, installments: getPlan(110_000, 110_000, 110_000) })
    expect(await getAmounts(third.debtIds)).toEqual([30_000])
    expect(await balance()).toBe(30_000)
  })

  it('counts the price of what was paid late, not its fine', async () => {
    const enrollment = { ...wanted.enrollment, institutionId: 12 }
    const late = [{ amount: 100_000, dueDate: '2026-10-21', competency: '2026-10-01' }, ...getPlan(100_000)]
    const { firstDebtId } = await charge({ enrollment, installments: late })
    expect(await getAmount(firstDebtId!)).toBeGreaterThan(100_000)
    await pay(firstDebtId!)
    expect(await getAmounts((await charge({ enrollment, revision: 2, installments: late })).debtIds)).toEqual([100_000])
  })

  it('leaves to the agreement what an agreement took', async () => {
    const late = [...getPlan(100_000), { amount: 100_000, dueDate: '2026-10-01', competency: '2026-10-01' }, ...getPlan(100_000)]
    const { debtIds } = await charge({ installments: late })
    const { offers } = await student.agreements.calculate({ debtIds: [debtIds[1]!] })
    const { plan, totalAmount: expectedTotal } = offers[0]!
    await student.agreements.make({
      debtIds: [debtIds[1]!],
      planId: plan.planId,
      expectedTotal,
      termsVersion: 1,
      idempotencyKey: key(),
    })
    const second = await charge({ revision: 2, installments: late })
    expect(await getAmounts(second.debtIds)).toEqual([100_000, 100_000])
  })

  it('finds money that comes at the same moment paid, or keeps it as credit', async () => {
    for (let round = 0; round < 8; round++) {
      begin()
      const first = await charge()
      const txid = await getTxid((await pix(first.firstDebtId!)).paymentId)
      const [, second] = await Promise.all([
        world.bank.pay(txid),
        charge({ revision: 2, installments: getPlan(120_000, 120_000, 120_000) }),
      ])
      await reconcilePayments(world.ports)
      const owed = (await getAmounts(second.debtIds)).reduce((sum, amount) => sum + amount, 0)
      const [ledger] = await world.rows<{ settled: number; credit: number }>(
        1,
        `select coalesce(sum(amount_cents) filter (where kind = 'settlement'), 0)::int as settled, coalesce(sum(amount_cents) filter (where kind = 'credit'), 0)::int as credit
         from financial.ledger_entry where user_id = $1`,
        [userId],
      )
      expect(ledger!.settled + ledger!.credit).toBe(100_000)
      expect(owed + ledger!.settled).toBe(360_000)
      expect(world.settledSources).toContainEqual(told('paid', first.firstDebtId!, 1))
    }
  })

  it('is charged once of many at the same time, the latest in the end', async () => {
    const made = await Promise.all([1, 2, 3, 2, 1, 3].map((revision) => charge({ revision, installments: getPlan(revision * 10_000) })))
    const open = (await student.debts.list({ filter: { status: 'open' } })).results
    expect(open.map(({ amountPayable }) => amountPayable)).toEqual([30_000])
    expect(made.at(-1)!.firstDebtId).toBe(open[0]!.debtId)
    expect(await charge({ revision: 1 })).toEqual(made.at(-1))
  })

  it('survives a crash between any two steps', async () => {
    await atEveryStep(world.ports, 8, async (dying) => {
      begin()
      const { firstDebtId } = await charge()
      const txid = await getTxid((await pix(firstDebtId!)).paymentId)
      const again = () => charge({ revision: 2, installments: getPlan(70_000, 70_001) })
      await unanswered(chargeReenrollment(dying, { ...wanted, revision: 2, installments: getPlan(70_000, 70_001) }))
      const { debtIds } = await again()
      await reconcilePayments(world.ports)
      expect(await getAmounts(debtIds)).toEqual([70_000, 70_001])
      expect((await student.debts.list({ filter: { status: 'open' } })).totalCount).toBe(2)
      expect((await world.bank.getCharge(txid))!.status).toBe('removed')
    })
  })
})
