import { describe, expect, it } from 'vitest'
import { addDebt } from '../../testing/builders.ts'
import { pixPayer } from '../../testing/pix-payer.ts'
import { type FinancialClient, webhookSecret, type World } from '../../testing/world.ts'
import type { AcquirerRecord } from '../pix/pix-acquirer.ts'
import { signatureHeader, signNotification } from './notification-signature.ts'

let world: World
let student: FinancialClient
let enrollmentId: number

const { charge, ledger, expectBooksToAgree } = pixPayer((now) => ({ world, student, enrollmentId } = now))

const notification = (txid: string) =>
  JSON.stringify({ pix: [{ endToEndId: 'E1', txid, valor: '1000.00', horario: world.clock.now().toISOString() }] })
const post = (body: string, signature: string | null = signNotification(webhookSecret, body)) =>
  world.webhook(
    new Request('http://webhook.invalid', { method: 'POST', body, headers: signature === null ? {} : { [signatureHeader]: signature } }),
  )

describe('the acquirer’s notification', () => {
  it.each([
    ['without a signature', null],
    ['with a wrong one', 'sha256=00'],
    ['signed with another secret', 'other'],
  ])('is refused %s, and nothing is booked', async (_, signature) => {
    const { paymentId, txid } = await charge([await addDebt(world, { enrollmentId, dueDate: '2027-11-30' })])
    world.acquirer.replace({ getCharge: async () => received(txid, 'Eforged') })
    const body = notification(txid)
    const response = await post(body, signature === 'other' ? signNotification('another secret', body) : signature)
    expect(response.status).toBe(401)
    expect((await student.payments.get({ paymentId })).status).toBe('waiting_for_payment')
    expect(await ledger()).toEqual([])
  })

  it('books nothing that the acquirer itself does not confirm', async () => {
    const { paymentId, txid } = await charge([await addDebt(world, { enrollmentId, dueDate: '2027-11-30' })])
    expect((await post(notification(txid))).status).toBe(204)
    expect((await student.payments.get({ paymentId })).status).toBe('waiting_for_payment')
  })

  it('changes nothing when it is told again, and again in parallel', async () => {
    const { txid } = await charge([await addDebt(world, { enrollmentId, dueDate: '2027-11-30' })])
    await world.bank.pay(txid)
    const before = await ledger()
    const responses = await Promise.all(Array.from({ length: 20 }, () => post(notification(txid))))
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(204))
    expect(await ledger()).toEqual(before)
    await expectBooksToAgree()
  })

  it('books parallel notifications of new money once', async () => {
    const debtId = await addDebt(world, { enrollmentId, dueDate: '2027-11-30' })
    const { txid } = await charge([debtId])
    // The bank received the money, but its notification was lost.
    world.acquirer.replace({ getCharge: () => Promise.reject(new Error('timeout')) })
    await world.bank.pay(txid)
    expect(await ledger()).toEqual([])
    world.acquirer.restore()
    await Promise.all(Array.from({ length: 20 }, () => post(notification(txid))))
    expect(await ledger()).toEqual([{ kind: 'settlement', debt_id: debtId, amount_cents: 100_000 }])
    await expectBooksToAgree()
  })

  it('asks to be told again when the acquirer cannot be asked', async () => {
    const { txid } = await charge([await addDebt(world, { enrollmentId, dueDate: '2027-11-30' })])
    world.acquirer.replace({ getCharge: () => Promise.reject(new Error('timeout')) })
    expect((await post(notification(txid))).status).toBe(503)
  })

  it('books each of its items for itself: none that names nothing, or cannot be asked for, keeps another back', async () => {
    const [lost, paid] = [
      await charge([await addDebt(world, { enrollmentId, dueDate: '2027-11-30' })]),
      await charge([await addDebt(world, { enrollmentId, dueDate: '2027-11-30' })]),
    ]
    world.acquirer.replace({ getCharge: () => Promise.reject(new Error('timeout')) })
    await world.bank.pay(paid.txid)
    world.acquirer.restore()
    const { getCharge } = world.bank
    world.acquirer.replace({ getCharge: (txid) => (txid === lost.txid ? Promise.reject(new Error('timeout')) : getCharge(txid)) })
    // Money sent to the key alone has no charge.
    const body = JSON.stringify({ pix: [{ endToEndId: 'E1', valor: '5.00' }, { txid: 5 }, { txid: lost.txid }, { txid: paid.txid }] })
    expect((await post(body)).status).toBe(503)
    expect((await student.payments.get({ paymentId: paid.paymentId })).status).toBe('approved')
    expect((await post(JSON.stringify({ pix: [{ endToEndId: 'E1' }, { txid: paid.txid }] }))).status).toBe(204)
    await expectBooksToAgree()
  })

  it.each(['', 'not json', '{}', '{"pix":{"txid":"5"}}'])('refuses %j', async (body) => {
    expect((await post(body)).status).toBe(400)
  })

  it('takes a charge that is not ours for what it is', async () => {
    expect((await post(notification('somebodyelsestransaction0'))).status).toBe(204)
  })
})

function received(txid: string, endToEndId: string): AcquirerRecord {
  return {
    txid,
    status: 'completed',
    amount: 100_000,
    brCode: '',
    received: [{ endToEndId, txid, amount: 100_000, paidAt: world.clock.now() }],
  }
}
