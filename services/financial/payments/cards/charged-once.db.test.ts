import { describe, expect, it } from 'vitest'
import { cardPayer, cards } from '../../testing/card-payer.ts'
import { key } from '../../testing/own-student.ts'
import { atEveryStep, unanswered } from '../../testing/dying-ports.ts'
import { type FinancialClient, webhookSecret, type World } from '../../testing/world.ts'
import { handleAcquirerNotification } from '../booking/acquirer-webhook.ts'
import { reconcilePayments } from '../booking/reconciliation.ts'
import { chargeCard } from './card-charge.ts'

let world: World
let student: FinancialClient
let userId: number

const { newStudent, tokenOf, debt, charge, payments, ledger, taken, booked } = cardPayer((now) => ({ world, student, userId } = now))

describe('a card and another method', () => {
  it('gives held money back when a debt was paid meanwhile', async () => {
    const ids = [await debt()]
    const pix = await student.payments.chargePix({ debtIds: ids, expectedAmount: 100_000, idempotencyKey: key() })
    world.cards.replace({
      authorize: async (order) => {
        const held = await world.cardBooks.authorize(order)
        const [row] = await world.rows<{ txid: string }>(1, 'select txid from financial.payment where payment_id = $1', [pix.paymentId])
        await world.bank.pay(row!.txid)
        return held
      },
    })
    expect((await charge(ids)).status).toBe('canceled')
    expect(await ledger()).toEqual([{ kind: 'settlement', amount: 100_000 }])
    expect(await taken()).toBe(0)
  })

  it('gives taken money back when a Pix was booked before it', async () => {
    const ids = [await debt()]
    const pix = await student.payments.chargePix({ debtIds: ids, expectedAmount: 100_000, idempotencyKey: key() })
    world.cards.replace({
      capture: async (orderId) => {
        const captured = await world.cardBooks.capture(orderId)
        const [row] = await world.rows<{ txid: string }>(1, 'select txid from financial.payment where payment_id = $1', [pix.paymentId])
        await world.bank.pay(row!.txid)
        return captured
      },
    })
    await charge(ids)
    await reconcilePayments(world.ports)
    expect(await ledger()).toEqual([{ kind: 'settlement', amount: 100_000 }])
    expect(await taken()).toBe(0)
  })

  it('cancels a Pix that waits once the card is charged', async () => {
    const ids = [await debt()]
    const pix = await student.payments.chargePix({ debtIds: ids, expectedAmount: 100_000, idempotencyKey: key() })
    await charge(ids)
    expect((await student.payments.get({ paymentId: pix.paymentId })).status).toBe('canceled')
  })
})

describe('at once, again, and after a crash', () => {
  it('twenty attempts charge once', async () => {
    const ids = [await debt()]
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => charge(ids)))
    await reconcilePayments(world.ports)
    expect(results.some((result) => result.status === 'fulfilled' && result.value.status === 'approved')).toBe(true)
    expect(await taken()).toBe(100_000)
    expect(await booked()).toBe(100_000)
  })

  it('the same key is the same charge', async () => {
    const ids = [await debt()]
    const idempotencyKey = key()
    const first = await charge(ids, cards.approved, { idempotencyKey })
    expect((await charge(ids, cards.approved, { idempotencyKey })).paymentId).toBe(first.paymentId)
    expect(await taken()).toBe(100_000)
  })

  it('notifications may come twice, and forged ones not at all', async () => {
    const ids = [await debt()]
    await charge(ids, cards.pending)
    const { txid } = (await payments())[0]!
    await world.cardBooks.decide(txid, true)
    const body = JSON.stringify({ orders: [{ orderId: txid }] })
    const post = (signature: string) =>
      handleAcquirerNotification(new Request('http://webhook.invalid', { method: 'POST', body, headers: { 'x-signature': signature } }), {
        ...world.ports,
        secret: webhookSecret,
      })
    expect((await post('forged')).status).toBe(401)
    expect(await world.cardBooks.decide(txid, true)).toBe(false)
    await reconcilePayments(world.ports)
    expect(await booked()).toBe(100_000)
  })

  it('a crash between any two steps leaves what the acquirer took in the ledger', async () => {
    await atEveryStep(world.ports, 15, async (dying) => {
      await newStudent()
      const ids = [await debt(), await debt()]
      const attempt = {
        debtIds: ids,
        expectedAmount: 200_000,
        idempotencyKey: key(),
        cardToken: await tokenOf(cards.approved),
        installments: 2,
        address: '203.0.113.9',
      }
      const scope = { tenantId: 1, institutionId: null, userId, timeZone: 'America/Sao_Paulo', languages: ['pt-BR', 'pt-BR'] as const }
      await unanswered(chargeCard(dying, scope, attempt))
      await reconcilePayments(world.ports)
      await chargeCard(world.ports, scope, attempt)
      await reconcilePayments(world.ports)
      expect(await taken()).toBe(200_000)
      expect(await ledger()).toEqual([{ kind: 'settlement', amount: 200_000 }])
      expect(await payments()).toMatchObject([{ status: 'approved' }])
    })
  })
})
