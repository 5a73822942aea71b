import { beforeAll, beforeEach } from 'vitest'
import { addDebt, addEnrollment, addInstitution } from './builders.ts'
import { createWorld, type FinancialClient, principal, type World } from './world.ts'

export const cards = {
  approved: '4111 1111 1111 1111',
  refused: '4000000000000002',
  pending: '4000000000000077',
  unanswered: '4000000000000119',
}
export const key = () => crypto.randomUUID()

/** Who a test is about. */
interface Payer {
  world: World
  student: FinancialClient
  enrollmentId: number
  userId: number
}

/** The world of the tests of a file, and before each a student of its own, who pays by card. */
export function cardPayer(take: (now: Payer) => void) {
  let world: World
  let student: FinancialClient
  let enrollmentId: number
  let userId = 7000

  beforeAll(async () => {
    world = await createWorld()
    await addInstitution(world)
  })

  beforeEach(async () => {
    world.cards.restore()
    world.captcha.answer = 'accepted'
    await newStudent()
  })

  async function newStudent() {
    enrollmentId = await addEnrollment(world, { userId: ++userId })
    student = world.client(principal({ userId }))
    take({ world, student, enrollmentId, userId })
  }

  const tokenOf = async (number: string) => (await world.cardBooks.tokenize({ number, expiry: '12/30', code: '123', holder: 'ANA SOUZA' }))!

  const payments = () =>
    world.rows<{ txid: string; status: string; card_token: string | null }>(
      1,
      'select txid, status, card_token from financial.payment where user_id = $1 order by created_at, status',
      [userId],
    )

  const ledger = () =>
    world.rows<{ kind: string; amount: number }>(
      1,
      'select kind, sum(amount_cents)::bigint as amount from financial.ledger_entry where user_id = $1 group by kind order by kind',
      [userId],
    )

  /** At the acquirer. */
  async function orders() {
    const ids = (await payments()).map(({ txid }) => txid)
    const { rows } = await world.pool.query<{ status: string; amount: number }>(
      `select status, amount_cents as amount from sandbox.card_order where order_id = any($1) and amount_cents > 0 order by status`,
      [ids],
    )
    return rows
  }

  return {
    newStudent,
    tokenOf,
    payments,
    ledger,
    orders,
    debt: () => addDebt(world, { enrollmentId, dueDate: '2027-11-30' }),
    async charge(
      debtIds: number[],
      number = cards.approved,
      given: { expectedAmount?: number; installments?: number; idempotencyKey?: string } = {},
    ) {
      const cardToken = await tokenOf(number)
      return student.payments.chargeCredit({
        debtIds,
        expectedAmount: 100_000 * debtIds.length,
        idempotencyKey: key(),
        installments: 1,
        cardToken,
        ...given,
      })
    },
    /** Their statuses. */
    debts: async (ids: number[]) =>
      (await world.rows<{ status: string }>(1, 'select status from financial.debt where debt_id = any($1) order by debt_id', [ids])).map(
        ({ status }) => status,
      ),
    /** Captured and not voided, in cents. */
    taken: async () => (await orders()).filter(({ status }) => status === 'captured').reduce((sum, { amount }) => sum + Number(amount), 0),
    booked: async () => (await ledger()).reduce((sum, { amount }) => sum + Number(amount), 0),
  }
}
