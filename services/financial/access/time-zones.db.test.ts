import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDebt, addEnrollment, addInstitution } from '../testing/builders.ts'
import { createWorld, type FinancialClient, principal, type World } from '../testing/world.ts'
import { sendDueReminders } from '../reminders/reminders.ts'

let world: World
let userId = 3000
/** Tenant 1 is in São Paulo (UTC-3), tenant 2 in Rio Branco (UTC-5). */
const places = [
  { tenantId: 1, institutionId: 11 },
  { tenantId: 2, institutionId: 21 },
]

beforeAll(async () => {
  world = await createWorld()
  world.timeZones.set(2, 'America/Rio_Branco')
  for (const place of places) await addInstitution(world, place)
})

let students: { tenantId: number; enrollmentId: number; client: FinancialClient }[]

beforeEach(async () => {
  userId++
  students = []
  for (const place of places)
    students.push({
      tenantId: place.tenantId,
      enrollmentId: await addEnrollment(world, { ...place, userId }),
      client: world.client(principal({ userId, tenantId: place.tenantId })),
    })
})

const at = (instant: string) => world.clock.advance(Date.parse(instant) - world.clock.now().getTime())
const key = () => crypto.randomUUID()

async function payByPix({ tenantId, enrollmentId, client }: (typeof students)[number]) {
  const debtId = await addDebt(world, { tenantId, enrollmentId, dueDate: '2027-02-10', competency: '2027-02-01' })
  const { paymentId } = await client.payments.chargePix({ debtIds: [debtId], expectedAmount: 100_000, idempotencyKey: key() })
  const [row] = await world.rows<{ txid: string }>(tenantId, 'select txid from financial.payment where payment_id = $1', [paymentId])
  await world.bank.pay(row!.txid)
  return paymentId
}

describe('the day of a tenant in another time zone', () => {
  it('decides what is late, and what a code costs', async () => {
    // 00:30 on Tuesday in São Paulo, 22:30 on Monday in Rio Branco.
    at('2026-11-24T03:30:00Z')
    const seen = []
    for (const { tenantId, enrollmentId, client } of students) {
      const debtId = await addDebt(world, { tenantId, enrollmentId, dueDate: '2026-11-23' })
      const { today, status, amountPayable } = await client.debts.get({ debtId })
      const { amount } = await client.payments.chargePix({ debtIds: [debtId], expectedAmount: amountPayable, idempotencyKey: key() })
      seen.push({ today, status, amount })
    }
    expect(seen).toEqual([
      { today: '2026-11-24', status: 'overdue', amount: 102_033 },
      { today: '2026-11-23', status: 'open', amount: 100_000 },
    ])
  })

  it('ends a slip, and is the day of its issue', async () => {
    at('2026-11-24T03:30:00Z')
    const seen = []
    for (const { tenantId, enrollmentId, client } of students) {
      const debtId = await addDebt(world, { tenantId, enrollmentId, dueDate: '2026-11-25' })
      const body = { debtIds: [debtId], dueOn: '2026-11-25', expectedAmount: 100_000, idempotencyKey: key() }
      const { paymentId, expiresAt } = await client.payments.chargeSlip({ body })
      seen.push([(await client.bankSlips.get({ paymentId })).issuedOn, expiresAt])
      at('2026-11-26T03:30:00Z')
      seen.push((await client.debts.get({ debtId })).liveSlip?.dueOn ?? null)
      at('2026-11-24T03:30:00Z')
    }
    expect(seen).toEqual([['2026-11-24', '2026-11-26T03:00:00.000Z'], null, ['2026-11-23', '2026-11-26T05:00:00.000Z'], '2026-11-25'])
  })

  it('is that of a payment on receipt, statement and income report', async () => {
    at('2027-01-01T03:30:00Z')
    const seen = []
    for (const student of students) {
      const { client } = student
      const { receiptNumber } = await client.payments.receipt({ paymentId: await payByPix(student) })
      const { results } = await client.incomeReports.years()
      const { rows } = await client.statement.get({ from: '2026-12-01', to: '2027-01-31' })
      const paid = rows.find(({ kind }) => kind === 'payment')
      seen.push([receiptNumber.slice(0, 4), results.filter(({ isClosed }) => !isClosed).map(({ baseYear }) => baseYear), paid?.date])
    }
    expect(seen).toEqual([
      ['2027', [2027], '2027-01-01'],
      ['2026', [2026], '2026-12-31'],
    ])
  })

  it('is that of a payment link', async () => {
    at('2026-11-24T03:30:00Z')
    const days = []
    for (const { tenantId, enrollmentId, client } of students) {
      const debtId = await addDebt(world, { tenantId, enrollmentId })
      const { token } = await client.paymentLinks.create({ debtIds: [debtId] })
      days.push((await world.client('portal').paymentLinks.get({ token, tenantId })).due?.today)
    }
    expect(days).toEqual(['2026-11-24', '2026-11-23'])
  })

  it('begins at eight for reminders', async () => {
    // 08:30 in São Paulo, 06:30 in Rio Branco.
    at('2026-11-25T11:30:00Z')
    for (const { tenantId, enrollmentId } of students) await addDebt(world, { tenantId, enrollmentId, dueDate: '2026-11-25' })
    const sent: number[] = []
    const take = async (message: { tenantId: number; userId: number }) => {
      if (message.userId === userId) sent.push(message.tenantId)
      return true
    }
    const run = () => sendDueReminders({ ...world.ports, channels: { mail: take, in_app: take } })
    await run()
    expect(sent).toEqual([1])
    at('2026-11-25T13:30:00Z')
    await run()
    expect(sent).toEqual([1, 2])
  })
})
