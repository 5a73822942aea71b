import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTenant } from '../../platform/database.ts'
import { seedFinancialSettings } from '../../../demo/financial-settings.ts'
import { bookReceived } from '../payments/booking/booking.ts'
import { financialFacts } from '../reenrollment-debts/financial-facts.queries.ts'
import { addAgreementSetting, addDebt, addEnrollment, addInstitution } from '../testing/builders.ts'
import { createWorld, type FinancialClient, principal, staff, type World } from '../testing/world.ts'

let world: World
let student: FinancialClient
let enrollmentId: number
let userId = 8000
const key = () => crypto.randomUUID()
const code = (expected: string) => expect.objectContaining({ code: expected })
/** 1,000.00 due ten days before 2026-11-21: 20.00 fine and 3.33 interest. */
const dueDate = '2026-11-11'
const owed = 102_333

beforeAll(async () => {
  world = await createWorld()
  await addInstitution(world)
  await inTenant(world.pool, 1, ({ client }) => seedFinancialSettings(client, 1))
  await addAgreementSetting(world)
})
beforeEach(async () => {
  enrollmentId = await addEnrollment(world, { userId: ++userId, registration: String(userId) })
  student = world.client(principal({ userId }))
})

const handOver = (debtId: number, status: 'in_agency' | 'loss') =>
  world.rows(1, 'update financial.debt set status = $2 where debt_id = $1', [debtId, status])

describe.each(['in_agency', 'loss'] as const)('a debt that is %s', (status) => {
  it('is found by its status, costs what it would, and counts as nothing to pay here', async () => {
    const debtId = await addDebt(world, { enrollmentId, dueDate, status })
    const { results } = await student.debts.list({ filter: { status } })
    expect(results.map((debt) => [debt.debtId, debt.status, debt.amountPayable])).toEqual([[debtId, status, owed]])
    for (const other of ['open', 'overdue', 'settled', 'canceled'] as const)
      expect((await student.debts.list({ filter: { status: other } })).results).toEqual([])
    expect((await student.debts.filters()).statuses).toContain(status)
    expect(await student.debts.status({ debtId })).toEqual({ debtId, status, paidAt: null })
    const overview = await student.debts.overview()
    expect(overview).toMatchObject({ open: { count: 0 }, overdue: { count: 0 }, owedToday: { count: 0, isNegotiable: false } })
    expect([overview.inAgency.count, overview.loss.count]).toEqual(status === 'in_agency' ? [1, 0] : [0, 1])
    const { results: ofStaff } = await world.client(staff()).debts.list({ filter: { status, enrollmentId } })
    expect(ofStaff[0]!.record).toMatchObject({ kind: null, paymentType: null, charges: 2_333 })
    expect(await student.debts.get({ debtId })).toMatchObject({ status, slipDays: null, liveSlip: null })
  })

  it('is told to the institution’s own system by the code of that state', async () => {
    const mapped = status === 'in_agency' ? 'inAgency' : 'loss'
    const [item] = await world.rows<{ code: string }>(
      1,
      `select c.code from financial.setting s join financial.catalog_item c on c.tenant_id = s.tenant_id and c.item_id = (s.statuses ->> $1)::int
        where s.institution_id = 11`,
      [mapped],
    )
    await addDebt(world, { enrollmentId, dueDate, status })
    const { results } = await world.client(staff()).debts.list({ filter: { statusCode: item!.code, enrollmentId } })
    expect(results.map((debt) => [debt.status, debt.record!.codes.status])).toEqual([[status, item!.code]])
  })

  it('is neither paid nor negotiated here, and still bars reenrollment', async () => {
    const debtId = await addDebt(world, { enrollmentId, dueDate, status })
    await expect(student.payments.quote({ debtIds: [debtId] })).rejects.toEqual(code('DEBT_NOT_PAYABLE'))
    const charge = { debtIds: [debtId], expectedAmount: owed, idempotencyKey: key() }
    await expect(student.payments.chargePix(charge)).rejects.toEqual(code('DEBT_NOT_PAYABLE'))
    await expect(student.payments.chargeSlip({ body: { ...charge, dueOn: '2026-11-25' } })).rejects.toEqual(code('DEBT_NOT_PAYABLE'))
    expect((await student.agreements.debts({})).results).toEqual([])
    const { overdueDebts } = await financialFacts(world.pool, { tenantId: 1, institutionId: 11 }, String(userId), '2026-11-21')
    expect(overdueDebts).toMatchObject([{ debtId, amountPayable: owed, isNegotiable: false }])
  })

  it('is settled by money that was on its way, in full or in part', async () => {
    const [whole, part] = [await addDebt(world, { enrollmentId, dueDate }), await addDebt(world, { enrollmentId, dueDate })]
    const codes = new Map<number, string>()
    for (const debtId of [whole, part]) {
      const { paymentId } = await student.payments.chargePix({ debtIds: [debtId], expectedAmount: owed, idempotencyKey: key() })
      const [row] = await world.rows<{ txid: string }>(1, 'select txid from financial.payment where payment_id = $1', [paymentId])
      codes.set(debtId, row!.txid)
      await handOver(debtId, status)
    }
    const arrive = (debtId: number, amount: number) =>
      bookReceived(world.ports, 1, { endToEndId: key(), txid: codes.get(debtId)!, amount, paidAt: world.clock.now() })
    await arrive(whole, owed)
    expect(await student.debts.status({ debtId: whole })).toMatchObject({ status: 'settled' })
    await arrive(part, 50_000)
    expect(await student.debts.get({ debtId: part })).toMatchObject({ status, partPaid: 50_000, amountPayable: owed - 50_000 })
    const credits = await world.rows(1, `select from financial.ledger_entry l where l.debt_id = any($1) and l.kind = 'credit'`, [
      [whole, part],
    ])
    expect(credits).toEqual([])
  })

  it('is no installment of an agreement', async () => {
    await expect(addDebt(world, { enrollmentId, type: 'agreement', status })).rejects.toThrow(/debt_handed_over/)
  })
})
