import { beforeAll, beforeEach } from 'vitest'
import { bookReceived } from '../payments/booking/booking.ts'
import { addDebt, addEnrollment, addInstitution } from './builders.ts'
import { createWorld, type FinancialClient, principal, type World } from './world.ts'

export const tenantId = 1
export const key = () => crypto.randomUUID()

/** The people in a test: a student who owes one debt, and anybody, through the portal. */
interface Linked {
  world: World
  anyone: FinancialClient
  student: FinancialClient
  userId: number
  enrollmentId: number
  debtId: number
}

/** Provides the world for a file's tests and, before each test, a new student. */
export function linkPayer(take: (now: Linked) => void) {
  let world: World
  let anyone: FinancialClient
  let student: FinancialClient
  let debtId: number
  // The id has more consecutive digits than an id of letters and digits has by chance.
  let userId = 700_000_000

  beforeAll(async () => {
    world = await createWorld()
    await addInstitution(world)
    await addInstitution(world, { tenantId: 2, institutionId: 21 })
    anyone = world.client('portal')
  })

  beforeEach(async () => {
    const enrollmentId = await addEnrollment(world, { userId: ++userId })
    student = world.client(principal({ userId }))
    debtId = await addDebt(world, { enrollmentId })
    take({ world, anyone, student, userId, enrollmentId, debtId })
  })

  const tokenOf = async (number: string) => (await world.cardBooks.tokenize({ number, expiry: '12/30', code: '123', holder: 'AVO SOUZA' }))!

  return {
    tokenOf,
    link: async (debtIds = [debtId]) => (await student.paymentLinks.create({ debtIds })).token,
    pix: (token: string, expectedAmount = 100_000, idempotencyKey: string = key()) =>
      anyone.paymentLinks.chargePix({ token, tenantId, expectedAmount, idempotencyKey }),
    card: async (token: string, number = '4111111111111111') =>
      anyone.paymentLinks.chargeCredit({
        token,
        tenantId,
        expectedAmount: 100_000,
        idempotencyKey: key(),
        cardToken: await tokenOf(number),
        installments: 2,
      }),
    /** Tells of the money as the acquirer does. */
    async pay(paymentId: string) {
      const [row] = await world.rows<{ txid: string; amount_cents: number }>(
        1,
        'select txid, amount_cents from financial.payment where payment_id = $1',
        [paymentId],
      )
      await bookReceived(world.ports, 1, { endToEndId: key(), txid: row!.txid, amount: row!.amount_cents, paidAt: world.clock.now() })
    },
    /** Other tests had some refused within the hour. */
    forgetCards: () => world.rows(1, 'update financial.payment set card_fingerprint = null'),
  }
}
