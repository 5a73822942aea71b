import { beforeAll, describe, expect, it } from 'vitest'
import { handleAcquirerNotification } from './booking/acquirer-webhook.ts'
import { addDebt, addEnrollment, addInstitution } from '../testing/builders.ts'
import { atEveryStep, unanswered } from '../testing/dying-ports.ts'
import { createWorld, webhookSecret, type World } from '../testing/world.ts'
import { chargePix } from './pix/pix-charge.ts'
import { reconcilePayments } from './booking/reconciliation.ts'

let world: World
let userId = 8000

beforeAll(async () => {
  world = await createWorld()
  await addInstitution(world)
})

async function student() {
  const enrollmentId = await addEnrollment(world, { userId: ++userId })
  const debtIds = [
    await addDebt(world, { enrollmentId, dueDate: '2027-11-30' }),
    await addDebt(world, { enrollmentId, dueDate: '2027-11-30' }),
  ]
  const scope = { tenantId: 1, institutionId: null, userId, timeZone: 'America/Sao_Paulo', languages: ['pt-BR', 'pt-BR'] as const }
  return {
    scope,
    debtIds,
    attempt: { debtIds, instrument: { method: 'pix' as const }, expectedAmount: 200_000, idempotencyKey: crypto.randomUUID() },
  }
}

const payments = () =>
  world.rows<{ payment_id: string; txid: string; br_code: string | null; status: string }>(
    1,
    'select payment_id, txid, br_code, status from financial.payment where user_id = $1',
    [userId],
  )
const charges = async () => {
  const txids = (await payments()).map(({ txid }) => txid)
  return (await world.pool.query<{ txid: string; status: string }>('select txid, status from sandbox.charge where txid = any($1)', [txids]))
    .rows
}
const ledger = () =>
  world.rows<{ kind: string; amount: number }>(
    1,
    'select kind, sum(amount_cents)::bigint as amount from financial.ledger_entry where user_id = $1 group by kind order by kind',
    [userId],
  )

describe('a crash between any two steps', () => {
  it('of making a code leaves one charge, which reconciliation completes', async () => {
    await atEveryStep(world.ports, 10, async (dying) => {
      const { scope, attempt } = await student()
      await unanswered(chargePix(dying, scope, attempt))
      await reconcilePayments(world.ports)
      for (const { br_code } of await payments()) expect(br_code).not.toBeNull()
      const payment = await chargePix(world.ports, scope, attempt)
      expect(await payments()).toMatchObject([{ payment_id: payment.paymentId, status: 'waiting_for_payment' }])
      expect(await charges()).toMatchObject([{ status: 'active' }])
    })
  })

  it('of replacing a code leaves one that can be paid', async () => {
    await atEveryStep(world.ports, 14, async (dying) => {
      const { scope, debtIds, attempt } = await student()
      await chargePix(world.ports, scope, { debtIds: [debtIds[0]!], expectedAmount: 100_000, idempotencyKey: crypto.randomUUID() })
      await unanswered(chargePix(dying, scope, attempt))
      await chargePix(world.ports, scope, attempt)
      await reconcilePayments(world.ports)
      expect((await payments()).map(({ status }) => status).sort()).toEqual(['canceled', 'waiting_for_payment'])
      expect((await charges()).map(({ status }) => status).sort()).toEqual(['active', 'removed'])
    })
  })

  it('of booking money books it exactly once', async () => {
    const real = world.webhook
    await atEveryStep(world.ports, 10, async (dying) => {
      const { scope, debtIds, attempt } = await student()
      await chargePix(world.ports, scope, attempt)
      world.webhook = (request) => handleAcquirerNotification(request, { ...dying, secret: webhookSecret })
      await world.bank.pay((await payments())[0]!.txid)
      world.webhook = real
      await reconcilePayments(world.ports)
      await reconcilePayments(world.ports)
      expect(await ledger()).toEqual([{ kind: 'settlement', amount: 200_000 }])
      expect(await payments()).toMatchObject([{ status: 'approved' }])
      const debts = await world.rows(1, `select from financial.debt where debt_id = any($1) and status = 'settled'`, [debtIds])
      expect(debts).toHaveLength(2)
    })
  })

  it('of reconciling is mended by the next time', async () => {
    const real = world.webhook
    await atEveryStep(world.ports, 15, async (dying) => {
      const { scope, attempt } = await student()
      await chargePix(world.ports, scope, attempt)
      world.webhook = async () => new Response(null, { status: 503 })
      await world.bank.pay((await payments())[0]!.txid)
      world.webhook = real
      await unanswered(reconcilePayments(dying))
      await reconcilePayments(world.ports)
      expect(await ledger()).toEqual([{ kind: 'settlement', amount: 200_000 }])
      expect(await payments()).toMatchObject([{ status: 'approved' }])
    })
  })
})

describe('reconciliation', () => {
  it('ends codes whose time is up, but not those that were paid in time', async () => {
    const unpaid = await student()
    await chargePix(world.ports, unpaid.scope, unpaid.attempt)
    const unpaidRow = (await payments())[0]!
    const paid = await student()
    await chargePix(world.ports, paid.scope, paid.attempt)
    const real = world.webhook
    world.webhook = () => Promise.reject(new Error('down'))
    await world.bank.pay((await payments())[0]!.txid)
    world.webhook = real
    world.clock.advance(31 * 60_000)
    await reconcilePayments(world.ports)
    expect(await payments()).toMatchObject([{ status: 'approved' }])
    const [after] = await world.rows<{ status: string }>(1, 'select status from financial.payment where payment_id = $1', [
      unpaidRow.payment_id,
    ])
    expect(after!.status).toBe('expired')
  })

  it('agrees with the bank to the cent in the end', async () => {
    const { rows } = await world.pool.query<{ bank: number }>('select sum(amount_cents)::bigint as bank from sandbox.pix')
    const [books] = await world.rows<{ ledger: number }>(1, 'select sum(amount_cents)::bigint as ledger from financial.ledger_entry')
    expect(books!.ledger).toBe(rows[0]!.bank)
    expect(books!.ledger).toBeGreaterThan(0)
  })
})
