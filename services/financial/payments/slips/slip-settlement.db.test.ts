import { describe, expect, it } from 'vitest'
import { addDebt } from '../../testing/builders.ts'
import { atEveryStep, unanswered } from '../../testing/dying-ports.ts'
import { key } from '../../testing/own-student.ts'
import { slipPayer } from '../../testing/slip-payer.ts'
import { type FinancialClient, principal, webhookSecret, type World } from '../../testing/world.ts'
import { handleAcquirerNotification } from '../booking/acquirer-webhook.ts'
import { reconcilePayments } from '../booking/reconciliation.ts'
import { chargeSlip } from './slip-charge.ts'

let world: World
let student: FinancialClient
let enrollmentId: number
let userId: number

const { newStudent, slip, payments, ledger } = slipPayer((now) => ({ world, student, enrollmentId, userId } = now))

describe('the settlement queue', () => {
  it('finds money that nobody told of, by the next return and when the payer says so', async () => {
    const debtId = await addDebt(world, { enrollmentId })
    const { slip: made, paymentId } = await slip([debtId], '2026-11-25', 100_000)
    expect(await student.settlements.ask({ body: { paymentId } })).toMatchObject({ status: 'not_found' })
    const real = world.webhook
    world.webhook = async () => new Response(null, { status: 503 })
    await world.slips.pay(made!.ourNumber)
    world.webhook = real
    const asked = await student.settlements.ask({ body: { paymentId } })
    expect(asked).toMatchObject({ status: 'settled' })
    expect(await student.settlements.get({ settlementId: asked.settlementId, debtId })).toEqual(asked)
    await expect(
      world.client(principal({ userId: 1 })).settlements.get({ settlementId: asked.settlementId, debtId }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })

    await newStudent()
    const other = await slip([await addDebt(world, { enrollmentId })], '2026-11-25', 100_000)
    world.webhook = async () => new Response(null, { status: 503 })
    await world.slips.pay(other.slip!.ourNumber)
    world.webhook = real
    await reconcilePayments(world.ports)
    expect(await ledger()).toEqual([{ kind: 'settlement', amount: 100_000 }])
  })

  it('keeps the question when the bank does not answer', async () => {
    const { paymentId } = await slip([await addDebt(world, { enrollmentId })], '2026-11-25', 100_000)
    world.slipBank.replace({ getSlip: () => Promise.reject(new Error('down')) })
    expect(await student.settlements.ask({ body: { paymentId } })).toMatchObject({ status: 'queued' })
    world.slipBank.restore()
    expect(await student.settlements.ask({ body: { paymentId } })).toMatchObject({ status: 'not_found' })
  })

  it('asks for a slip of the student number alone', async () => {
    const { paymentId } = await slip([await addDebt(world, { enrollmentId })], '2026-11-25', 100_000)
    const ask = (academicRecord: string) => student.settlements.ask({ query: { academicRecord }, body: { paymentId } })
    await expect(ask('209900001')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await ask('202310482')).toMatchObject({ status: 'not_found' })
  })

  it('takes no return that the bank did not sign', async () => {
    const body = JSON.stringify({ slips: [{ ourNumber: '10000110000000001' }] })
    expect((await world.webhook(new Request('http://webhook.invalid/', { method: 'POST', body }))).status).toBe(401)
  })
})

describe('a crash between any two steps', () => {
  it('of making a slip leaves one at the bank', async () => {
    await atEveryStep(world.ports, 10, async (dying) => {
      await newStudent()
      const debtIds = [await addDebt(world, { enrollmentId, dueDate: '2027-11-30' })]
      const attempt = { debtIds, dueOn: '2026-11-30', expectedAmount: 100_000, idempotencyKey: key() }
      const scope = { tenantId: 1, institutionId: null, userId, timeZone: 'America/Sao_Paulo', languages: ['pt-BR', 'pt-BR'] as const }
      await unanswered(chargeSlip(dying, scope, attempt))
      await reconcilePayments(world.ports)
      const made = await chargeSlip(world.ports, scope, attempt)
      expect(await payments()).toMatchObject([{ txid: made.slip!.ourNumber, status: 'waiting_for_payment', charge_state: 'registered' }])
    })
  })

  it('of settling one books it exactly once', async () => {
    const real = world.webhook
    await atEveryStep(world.ports, 15, async (dying) => {
      await newStudent()
      const { slip: made } = await slip([await addDebt(world, { enrollmentId, dueDate: '2027-11-30' })], '2026-11-30', 100_000)
      world.webhook = (request) => handleAcquirerNotification(request, { ...dying, secret: webhookSecret })
      await world.slips.pay(made!.ourNumber)
      world.webhook = real
      await reconcilePayments(world.ports)
      await reconcilePayments(world.ports)
      expect(await ledger()).toEqual([{ kind: 'settlement', amount: 100_000 }])
    })
  })

  it('leaves books that agree with the bank to the cent', async () => {
    const { rows } = await world.pool.query<{ bank: number }>('select sum(amount_cents)::bigint as bank from sandbox.slip_payment')
    const [books] = await world.rows<{ ledger: number }>(
      1,
      `select sum(l.amount_cents)::bigint as ledger from financial.ledger_entry l where l.end_to_end_id like 'SLIP%'`,
    )
    expect(books!.ledger).toBe(rows[0]!.bank)
  })
})
