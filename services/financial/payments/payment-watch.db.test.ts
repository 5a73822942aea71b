import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDebt, addEnrollment, addInstitution } from '../testing/builders.ts'
import { createWorld, type FinancialClient, principal, type World } from '../testing/world.ts'
import { reconcilePayments } from './booking/reconciliation.ts'

let world: World
let enrollmentId: number
let student: FinancialClient
let userId = 7000

beforeAll(async () => {
  world = await createWorld()
  await addInstitution(world)
})

beforeEach(async () => {
  enrollmentId = await addEnrollment(world, { userId: ++userId })
  student = world.client(principal({ userId }))
})

async function charge() {
  const debtId = await addDebt(world, { enrollmentId, dueDate: '2027-11-30' })
  const { paymentId } = await student.payments.chargePix({
    debtIds: [debtId],
    expectedAmount: 100_000,
    idempotencyKey: crypto.randomUUID(),
  })
  const [row] = await world.rows<{ txid: string }>(1, 'select txid from financial.payment where payment_id = $1', [paymentId])
  return { paymentId, debtId, txid: row!.txid }
}

describe('watching a payment', () => {
  it('tells where it stands at once, that it was paid, and ends', async () => {
    const { paymentId, txid } = await charge()
    const told: string[] = []
    for await (const { status } of await student.payments.watch({ paymentId })) {
      told.push(status)
      if (told.length === 1) await world.bank.pay(txid)
    }
    expect(told).toEqual(['waiting_for_payment', 'approved'])
  })

  it('tells every watcher, and none of another payment', async () => {
    const [one, other] = [await charge(), await charge()]
    const watchers = await Promise.all([one, one, other].map(({ paymentId }) => student.payments.watch({ paymentId })))
    for (const watcher of watchers) expect((await watcher.next()).value).toEqual({ status: 'waiting_for_payment' })
    await world.bank.pay(one.txid)
    expect((await watchers[0]!.next()).value).toEqual({ status: 'approved' })
    expect((await watchers[1]!.next()).value).toEqual({ status: 'approved' })
    const quiet = watchers[2]!.next()
    await world.bank.pay(other.txid)
    expect((await quiet).value).toEqual({ status: 'approved' })
  })

  it('tells that the code expired, and still that late money came', async () => {
    const { paymentId, txid } = await charge()
    const told: string[] = []
    for await (const { status } of await student.payments.watch({ paymentId })) {
      told.push(status)
      if (status === 'waiting_for_payment') {
        world.clock.advance(30 * 60_000)
        await reconcilePayments(world.ports)
      }
      if (status === 'expired') await world.bank.pay(txid)
    }
    expect(told).toEqual(['waiting_for_payment', 'expired', 'approved'])
  })

  it('ends with a code that was replaced', async () => {
    const { paymentId, debtId } = await charge()
    const other = await addDebt(world, { enrollmentId, dueDate: '2027-11-30' })
    const told: string[] = []
    for await (const { status } of await student.payments.watch({ paymentId })) {
      told.push(status)
      if (told.length === 1)
        await student.payments.chargePix({ debtIds: [debtId, other], expectedAmount: 200_000, idempotencyKey: crypto.randomUUID() })
    }
    expect(told).toEqual(['waiting_for_payment', 'canceled'])
  })

  it('ends when the watcher leaves', async () => {
    const { paymentId } = await charge()
    const leaving = new AbortController()
    const watcher = await student.payments.watch({ paymentId }, { signal: leaving.signal })
    await watcher.next()
    const waiting = watcher.next()
    leaving.abort()
    await expect(
      waiting.then(
        ({ done }) => done,
        () => true,
      ),
    ).resolves.toBe(true)
  })

  it('hears of a payment again after its connection was cut', async () => {
    const { paymentId, txid } = await charge()
    const watcher = await student.payments.watch({ paymentId })
    await watcher.next()
    await world.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and query like 'listen %'`,
    )
    const next = watcher.next()
    await world.bank.pay(txid)
    expect((await next).value).toEqual({ status: 'approved' })
  })
})
