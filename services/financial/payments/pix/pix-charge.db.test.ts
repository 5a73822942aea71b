import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDebt, addEnrollment, addInstitution } from '../../testing/builders.ts'
import { createWorld, type FinancialClient, principal, type World } from '../../testing/world.ts'

let world: World
let enrollmentId: number
let student: FinancialClient
let userId = 5000

beforeAll(async () => {
  world = await createWorld()
  await addInstitution(world)
  await addInstitution(world, { institutionId: 12 })
})

beforeEach(async () => {
  world.acquirer.restore()
  enrollmentId = await addEnrollment(world, { userId: ++userId })
  student = world.client(principal({ userId }))
})

const key = () => crypto.randomUUID()
const minutes = (count: number) => count * 60_000
/** The bank's charges for a student's payments. */
const bankCharges = async () => {
  const txids = (await world.rows<{ txid: string }>(1, 'select txid from financial.payment where user_id = $1', [userId])).map(
    ({ txid }) => txid,
  )
  return (await world.pool.query<{ status: string }>('select status from sandbox.charge where txid = any($1)', [txids])).rows.map(
    ({ status }) => status,
  )
}

describe('making a Pix code', () => {
  it('charges what was shown, for thirty minutes, and says how it came about', async () => {
    const debts = [await addDebt(world, { enrollmentId }), await addDebt(world, { enrollmentId, gross: 5_000, dueDate: '2026-11-11' })]
    const payment = await student.payments.chargePix({ debtIds: debts, expectedAmount: 105_117, idempotencyKey: key() })
    expect(payment).toMatchObject({
      status: 'waiting_for_payment',
      amount: 105_117,
      paidAt: null,
      late: false,
      creditAmount: 0,
      now: world.clock.now().toISOString(),
    })
    expect(new Date(payment.expiresAt).getTime() - new Date(payment.createdAt).getTime()).toBe(minutes(30))
    expect(payment.brCode).toContain('54071051.17')
    expect(payment.debts.map(({ debtId, amount }) => [debtId, amount])).toEqual([
      [debts[1], 5_117],
      [debts[0], 100_000],
    ])
    for (const { amount, lines } of payment.debts) expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(amount)
    expect(await student.payments.get({ paymentId: payment.paymentId })).toEqual(payment)
    expect(await bankCharges()).toEqual(['active'])
  })

  it('leads back to the code from each of its debts while it can be paid', async () => {
    const debts = [await addDebt(world, { enrollmentId }), await addDebt(world, { enrollmentId })]
    const { paymentId, expiresAt } = await student.payments.chargePix({ debtIds: debts, expectedAmount: 200_000, idempotencyKey: key() })
    const code = { paymentId, expiresAt, amount: 200_000, debtCount: 2 }
    expect((await student.debts.get({ debtId: debts[0]! })).livePix).toEqual(code)
    expect((await student.debts.list({})).results.map(({ livePix }) => livePix)).toEqual([code, code])
    expect(await student.payments.quote({ debtIds: debts })).toMatchObject({ livePix: code, replacedPix: null })
    // One of them alone would be another code.
    expect(await student.payments.quote({ debtIds: debts.slice(0, 1) })).toMatchObject({ livePix: null, replacedPix: code })
    world.clock.advance(minutes(30))
    expect((await student.debts.get({ debtId: debts[0]! })).livePix).toBeNull()
  })

  it('charges nothing when the amount is no longer what was shown, and tells the new one', async () => {
    const debtId = await addDebt(world, { enrollmentId, dueDate: '2026-11-19' })
    await expect(student.payments.chargePix({ debtIds: [debtId], expectedAmount: 100_000, idempotencyKey: key() })).rejects.toMatchObject({
      code: 'AMOUNT_CHANGED',
      status: 409,
      data: { amount: 102_067 },
    })
    expect(await bankCharges()).toEqual([])
  })

  it.each(['settled', 'in_agreement', 'canceled'] as const)('charges nothing for a debt that is %s', async (status) => {
    const debts = [await addDebt(world, { enrollmentId }), await addDebt(world, { enrollmentId, status })]
    await expect(student.payments.chargePix({ debtIds: debts, expectedAmount: 200_000, idempotencyKey: key() })).rejects.toMatchObject({
      code: 'DEBT_NOT_PAYABLE',
    })
    expect(await bankCharges()).toEqual([])
  })

  it('charges nothing when one of the debts is not there', async () => {
    const debtId = await addDebt(world, { enrollmentId })
    await expect(
      student.payments.chargePix({ debtIds: [debtId, 99_999_999], expectedAmount: 100_000, idempotencyKey: key() }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await bankCharges()).toEqual([])
  })

  it('makes no code whose money would go to two institutions', async () => {
    const other = await addEnrollment(world, { userId, institutionId: 12 })
    const debts = [await addDebt(world, { enrollmentId }), await addDebt(world, { enrollmentId: other })]
    await expect(student.payments.chargePix({ debtIds: debts, expectedAmount: 200_000, idempotencyKey: key() })).rejects.toMatchObject({
      code: 'DEBT_NOT_PAYABLE',
    })
  })

  it('counts a debt once that was named twice', async () => {
    const debtId = await addDebt(world, { enrollmentId })
    const { amount } = await student.payments.chargePix({ debtIds: [debtId, debtId], expectedAmount: 100_000, idempotencyKey: key() })
    expect(amount).toBe(100_000)
  })
})

describe('one charge only', () => {
  it('answers twenty parallel calls of one key with one payment', async () => {
    const debtId = await addDebt(world, { enrollmentId })
    const idempotencyKey = key()
    const payments = await Promise.all(
      Array.from({ length: 20 }, () => student.payments.chargePix({ debtIds: [debtId], expectedAmount: 100_000, idempotencyKey })),
    )
    expect(new Set(payments.map(({ paymentId }) => paymentId)).size).toBe(1)
    expect(new Set(payments.map(({ brCode }) => brCode)).size).toBe(1)
    expect(await bankCharges()).toEqual(['active'])
  })

  it('answers twenty tabs with keys of their own with one payment', async () => {
    const debtId = await addDebt(world, { enrollmentId })
    const payments = await Promise.all(
      Array.from({ length: 20 }, () => student.payments.chargePix({ debtIds: [debtId], expectedAmount: 100_000, idempotencyKey: key() })),
    )
    expect(new Set(payments.map(({ paymentId }) => paymentId)).size).toBe(1)
    expect(await bankCharges()).toEqual(['active'])
  })

  it('refuses a key that was used for another charge', async () => {
    const [one, other] = [await addDebt(world, { enrollmentId }), await addDebt(world, { enrollmentId })]
    const idempotencyKey = key()
    await student.payments.chargePix({ debtIds: [one], expectedAmount: 100_000, idempotencyKey })
    const reused = { code: 'KEY_REUSED', status: 422 }
    await expect(student.payments.chargePix({ debtIds: [other], expectedAmount: 100_000, idempotencyKey })).rejects.toMatchObject(reused)
    await expect(
      student.payments.chargeSlip({ body: { debtIds: [one], expectedAmount: 100_000, idempotencyKey, dueOn: '2026-11-27' } }),
    ).rejects.toMatchObject(reused)
    expect(await bankCharges()).toEqual(['active'])
  })

  it('keeps one payment when a key is used for two sets of debts at once', async () => {
    const [one, other] = [await addDebt(world, { enrollmentId }), await addDebt(world, { enrollmentId })]
    const idempotencyKey = key()
    const payments = await Promise.allSettled(
      [[one], [other]].map((debtIds) => student.payments.chargePix({ debtIds, expectedAmount: 100_000, idempotencyKey })),
    )
    expect(payments.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await bankCharges()).toEqual(['active'])
  })

  it('cancels a live code that overlaps with another set, here and at the bank', async () => {
    const [one, other] = [await addDebt(world, { enrollmentId }), await addDebt(world, { enrollmentId })]
    const first = await student.payments.chargePix({ debtIds: [one], expectedAmount: 100_000, idempotencyKey: key() })
    const second = await student.payments.chargePix({ debtIds: [one, other], expectedAmount: 200_000, idempotencyKey: key() })
    expect(second.paymentId).not.toBe(first.paymentId)
    expect((await student.payments.get({ paymentId: first.paymentId })).status).toBe('canceled')
    expect((await bankCharges()).sort()).toEqual(['active', 'removed'])
  })

  it('leaves a live code for other debts alone', async () => {
    const [one, other] = [await addDebt(world, { enrollmentId }), await addDebt(world, { enrollmentId })]
    const first = await student.payments.chargePix({ debtIds: [one], expectedAmount: 100_000, idempotencyKey: key() })
    await student.payments.chargePix({ debtIds: [other], expectedAmount: 100_000, idempotencyKey: key() })
    expect((await student.payments.get({ paymentId: first.paymentId })).status).toBe('waiting_for_payment')
  })

  it('takes back a charge that was canceled while the bank was making it', async () => {
    const [one, other] = [await addDebt(world, { enrollmentId }), await addDebt(world, { enrollmentId })]
    world.acquirer.replace({
      putCharge: async (charge) => {
        world.acquirer.restore()
        await student.payments.chargePix({ debtIds: [one, other], expectedAmount: 200_000, idempotencyKey: key() })
        return world.bank.putCharge(charge)
      },
    })
    const overtaken = await student.payments.chargePix({ debtIds: [one], expectedAmount: 100_000, idempotencyKey: key() })
    expect(overtaken).toMatchObject({ status: 'canceled', brCode: '' })
    expect((await bankCharges()).sort()).toEqual(['active', 'removed'])
  })

  it('goes on with the recorded attempt once the acquirer is back', async () => {
    const debtId = await addDebt(world, { enrollmentId })
    const attempt = { debtIds: [debtId], expectedAmount: 100_000, idempotencyKey: key() }
    world.acquirer.replace({ putCharge: () => Promise.reject(new Error('connection reset')) })
    await expect(student.payments.chargePix(attempt)).rejects.toMatchObject({ code: 'ACQUIRER_UNAVAILABLE', status: 503 })
    world.acquirer.restore()
    const payment = await student.payments.chargePix({ ...attempt, idempotencyKey: key() })
    expect(payment.brCode).not.toBe('')
    expect((await student.payments.chargePix(attempt)).paymentId).toBe(payment.paymentId)
    expect(await bankCharges()).toEqual(['active'])
  })
})

describe('renewing a code', () => {
  it('answers a live code as it is', async () => {
    const debtId = await addDebt(world, { enrollmentId })
    const payment = await student.payments.chargePix({ debtIds: [debtId], expectedAmount: 100_000, idempotencyKey: key() })
    world.clock.advance(minutes(29))
    expect((await student.payments.renewPix({ paymentId: payment.paymentId })).paymentId).toBe(payment.paymentId)
  })

  it('makes one new code at today’s amount, however often it is asked', async () => {
    const debtId = await addDebt(world, { enrollmentId, dueDate: '2026-11-11' })
    const { amount: expectedAmount } = await student.payments.quote({ debtIds: [debtId] })
    const payment = await student.payments.chargePix({ debtIds: [debtId], expectedAmount, idempotencyKey: key() })
    world.clock.advance(minutes(24 * 60))
    expect((await student.payments.get({ paymentId: payment.paymentId })).status).toBe('expired')
    const renewed = await Promise.all(Array.from({ length: 5 }, () => student.payments.renewPix({ paymentId: payment.paymentId })))
    expect(new Set(renewed.map(({ paymentId }) => paymentId)).size).toBe(1)
    const { amount } = await student.payments.quote({ debtIds: [debtId] })
    expect(amount).toBeGreaterThan(expectedAmount)
    expect(renewed[0]).toMatchObject({ status: 'waiting_for_payment', amount })
    expect(renewed[0]!.paymentId).not.toBe(payment.paymentId)
    world.clock.advance(minutes(30))
    const third = await student.payments.renewPix({ paymentId: payment.paymentId })
    expect(third.status).toBe('waiting_for_payment')
    expect([payment.paymentId, renewed[0]!.paymentId]).not.toContain(third.paymentId)
  })

  it('says which of its debts are still owed, once another code replaced it', async () => {
    const debts = [
      await addDebt(world, { enrollmentId, dueDate: '2027-12-30' }),
      await addDebt(world, { enrollmentId, dueDate: '2027-12-30' }),
    ]
    const { paymentId } = await student.payments.chargePix({ debtIds: debts, expectedAmount: 200_000, idempotencyKey: key() })
    expect(await student.payments.get({ paymentId })).not.toHaveProperty('owed')
    const other = await student.payments.chargePix({ debtIds: debts.slice(0, 1), expectedAmount: 100_000, idempotencyKey: key() })
    expect(await student.payments.get({ paymentId })).toMatchObject({ status: 'canceled', owed: debts })
    const [row] = await world.rows<{ txid: string }>(1, 'select txid from financial.payment where payment_id = $1', [other.paymentId])
    await world.bank.pay(row!.txid)
    expect(await student.payments.get({ paymentId })).toMatchObject({ status: 'canceled', owed: debts.slice(1) })
  })

  it('refuses once it is paid', async () => {
    const debtId = await addDebt(world, { enrollmentId, dueDate: '2027-12-30' })
    const payment = await student.payments.chargePix({ debtIds: [debtId], expectedAmount: 100_000, idempotencyKey: key() })
    const [row] = await world.rows<{ txid: string }>(1, 'select txid from financial.payment where payment_id = $1', [payment.paymentId])
    await world.bank.pay(row!.txid)
    await expect(student.payments.renewPix({ paymentId: payment.paymentId })).rejects.toMatchObject({ code: 'DEBT_NOT_PAYABLE' })
  })
})
