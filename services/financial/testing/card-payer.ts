import { addDebt } from './builders.ts'
import { key, ownStudent, type Payer } from './own-student.ts'
import type { World } from './world.ts'

export const cards = {
  approved: '4111 1111 1111 1111',
  refused: '4000000000000002',
  pending: '4000000000000077',
  unanswered: '4000000000000119',
}

/** Provides the world for a file's tests and, before each test, a new student who pays by card. */
export function cardPayer(take: (now: Payer) => void) {
  const restore = ({ cards, captcha }: World) => {
    cards.restore()
    captcha.answer = 'accepted'
  }
  const { newStudent, ledger, payer } = ownStudent({ usersFrom: 7000, restore }, take)

  const tokenOf = async (number: string) =>
    (await payer().world.cardBooks.tokenize({ number, expiry: '12/30', code: '123', holder: 'ANA SOUZA' }))!

  const payments = () =>
    payer().world.rows<{ txid: string; status: string; card_token: string | null }>(
      1,
      'select txid, status, card_token from financial.payment where user_id = $1 order by created_at, status',
      [payer().userId],
    )

  /** At the acquirer. */
  async function orders() {
    const ids = (await payments()).map(({ txid }) => txid)
    const { rows } = await payer().world.pool.query<{ status: string; amount: number }>(
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
    debt: () => addDebt(payer().world, { enrollmentId: payer().enrollmentId, dueDate: '2027-11-30' }),
    async charge(
      debtIds: number[],
      number = cards.approved,
      given: { expectedAmount?: number; installments?: number; idempotencyKey?: string } = {},
    ) {
      const cardToken = await tokenOf(number)
      return payer().student.payments.chargeCredit({
        debtIds,
        expectedAmount: 100_000 * debtIds.length,
        idempotencyKey: key(),
        installments: 1,
        cardToken,
        ...given,
      })
    },
    /** Returns the statuses of debts. */
    debts: async (ids: number[]) =>
      (
        await payer().world.rows<{ status: string }>(1, 'select status from financial.debt where debt_id = any($1) order by debt_id', [ids])
      ).map(({ status }) => status),
    /** Captured and not voided, in cents. */
    taken: async () => (await orders()).filter(({ status }) => status === 'captured').reduce((sum, { amount }) => sum + Number(amount), 0),
    booked: async () => (await ledger()).reduce((sum, { amount }) => sum + Number(amount), 0),
  }
}
