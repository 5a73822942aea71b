import { describe, expect, it } from 'vitest'
import { deniedCardsPerAddress, deniedCardsPerHour } from '../payments/cards/card-payment.queries.ts'
import { addDebt, addEnrollment } from '../testing/builders.ts'
import { key, linkPayer, tenantId } from '../testing/link-payer.ts'
import { type FinancialClient, principal, type World } from '../testing/world.ts'

let world: World
let anyone: FinancialClient
let student: FinancialClient
let userId: number
let enrollmentId: number
let debtId: number

const { link, tokenOf, card, forgetCards } = linkPayer((now) => ({ world, anyone, student, userId, enrollmentId, debtId } = now))

describe('a payment link', () => {
  it('pays by the card of whoever has it, which nobody else sees', async () => {
    const token = await link()
    const refused = await card(token, '4000000000000002')
    expect(refused).toMatchObject({ status: 'denied', card: { lastFour: '0002', denial: 'card_refused' } })
    expect(await card(token)).toMatchObject({
      method: 'credit_card',
      status: 'approved',
      card: { brand: 'visa', lastFour: '1111', installments: 2 },
    })
    expect(await anyone.paymentLinks.get({ token, tenantId })).toMatchObject({ status: 'paid' })
    const another = await link([await addDebt(world, { enrollmentId })])
    await expect(anyone.paymentLinks.payment({ token: another, tenantId, paymentId: refused.paymentId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it('takes no card from a robot, and none while another one is looked at', async () => {
    const token = await link()
    world.captcha.answer = 'refused'
    await expect(card(token)).rejects.toMatchObject({ code: 'CAPTCHA_REFUSED' })
    world.captcha.answer = 'accepted'
    const { paymentId } = await student.payments.chargeCredit({
      debtIds: [debtId],
      expectedAmount: 100_000,
      idempotencyKey: key(),
      installments: 1,
      cardToken: await tokenOf('4000000000000077'),
    })
    await expect(card(token)).rejects.toMatchObject({ code: 'PAYMENT_IN_PROGRESS' })
    await expect(anyone.paymentLinks.payment({ token, tenantId, paymentId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('is no place to try out cards, and does not keep the student from paying', async () => {
    await forgetCards()
    const token = await link()
    for (let refused = 0; refused < deniedCardsPerHour; refused++) await card(token, '4000000000000002')
    await expect(card(token)).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' })
    const own = { debtIds: [debtId], expectedAmount: 100_000, installments: 1 }
    expect(
      await student.payments.chargeCredit({ ...own, idempotencyKey: key(), cardToken: await tokenOf('4000000000009995') }),
    ).toMatchObject({ status: 'denied' })
    world.clock.advance(3_600_001)
    expect(await card(token)).toMatchObject({ status: 'approved' })
    world.clock.advance(-3_600_001)
  })

  it('counts refused cards over all links of a student, parallel ones too', async () => {
    const tokens = []
    await forgetCards()
    for (let made = 0; made < 6; made++) {
      const debt = await addDebt(world, { enrollmentId })
      tokens.push((await student.paymentLinks.create({ debtIds: [debt] })).token)
    }
    const numbers = ['4000000000000002', '4000000000009995']
    const tries = await Promise.allSettled(tokens.map((token, index) => card(token, numbers[index % 2])))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(deniedCardsPerHour)
    await expect(card(tokens[0]!)).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' })
    world.clock.advance(3_600_001)
    expect(await card(tokens[0]!)).toMatchObject({ status: 'approved' })
    world.clock.advance(-3_600_001)
  })

  it('counts a refused card over all students', async () => {
    await forgetCards()
    for (let tried = 0; tried < deniedCardsPerHour; tried++) {
      const other = await addEnrollment(world, { userId: 8100 + tried })
      const payer = world.client(principal({ userId: 8100 + tried }))
      const { token } = await payer.paymentLinks.create({ debtIds: [await addDebt(world, { enrollmentId: other })] })
      expect(await card(token, '4000000000000002')).toMatchObject({ status: 'denied' })
    }
    await expect(card(await link(), '4000000000000002')).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' })
  })

  it('counts the refused cards of an address over all students and cards', async () => {
    await world.rows(1, `update financial.payment set card_fingerprint = null, payer_address_hash = null`)
    const cafe = world.client('portal', 'pt-BR', undefined, '203.0.113.50')
    let stranger = userId + 1000
    const tryCard = async (number: string) => {
      const studentId = ++stranger
      const other = await addEnrollment(world, { userId: studentId })
      const payer = world.client(principal({ userId: studentId }))
      const { token } = await payer.paymentLinks.create({ debtIds: [await addDebt(world, { enrollmentId: other })] })
      const cardToken = await tokenOf(number)
      return cafe.paymentLinks.chargeCredit({ token, tenantId, expectedAmount: 100_000, idempotencyKey: key(), cardToken, installments: 2 })
    }
    const numbers = ['4000000000000002', '4000000000009995']
    for (let tried = 0; tried < deniedCardsPerAddress; tried++) {
      // As many cards as tries: that limit is not the one in question.
      await forgetCards()
      expect(await tryCard(numbers[tried % 2]!)).toMatchObject({ status: 'denied' })
    }
    await expect(tryCard('4111111111111111')).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS', status: 429 })
  })

  it('is paid by card from an address that the portal says, and no other', async () => {
    const input = { token: await link(), tenantId, expectedAmount: 100_000, idempotencyKey: key(), cardToken: key(), installments: 1 }
    await expect(world.client(null).paymentLinks.chargeCredit(input)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })
})
