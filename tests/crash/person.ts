import type pg from 'pg'
import type { PaymentMethodType, PaymentStatus } from '#api/financial/payments.ts'
import { civilToday } from '../../services/platform/clock.ts'
import { signatureHeader, signNotification } from '../../services/financial/payments/booking/notification-signature.ts'
import type { PaymentPorts } from '../../services/financial/payments/payment-ports.ts'
import type { FinancialClient } from '../../services/financial/testing/world.ts'
import type { SandboxBank } from '../../demo/sandbox/bank/sandbox-bank.ts'
import type { SandboxCards } from '../../demo/sandbox/cards/sandbox-cards.ts'
import type { SandboxSlips } from '../../demo/sandbox/bank/sandbox-slips.ts'
import { appConfig } from '#config'
import type { Payer } from './orders.ts'
import type { Steps } from './steps.ts'

/** What runs in the process that is killed. */
export interface Services {
  /** Their steps are counted. */
  ports: PaymentPorts
  client(userId: number): FinancialClient
  webhook(request: Request): Promise<Response>
  secret: string
  steps: Steps
  bank: SandboxBank
  slips: SandboxSlips
  cards: SandboxCards
  /** Whether banks tell of money, and whether they can be reached. */
  state: { isSilent: boolean; isDown: boolean }
  /** To look with, uncounted and past row-level security of any service. */
  looks: pg.Pool
}

interface Seen {
  txid: string
  method: PaymentMethodType
  status: PaymentStatus
}

/** Test cards, by what becomes of them. */
const cardNumbers = {
  approved: '4111111111111111',
  refused: '4000000000000002',
  lookedAt: '4000000000000077',
  unanswered: '4000000000000119',
}

/**
 * Somebody who pays, at the portal and at the bank. Every deed can be repeated by who does not know whether it was
 * done: the same key is the same payment, and what is paid, or can no longer be, is not paid again.
 */
export type Person = ReturnType<typeof createPerson>

export function createPerson(services: Services, { userId, debtIds, keys }: Payer) {
  const { bank, slips, cards, looks, state, steps, ports } = services
  const client = services.client(userId)
  const ofTenant = async <Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<Row[]> => {
    const connection = await looks.connect()
    try {
      await connection.query(`begin; set local app.tenant_id = '1'`)
      return (await connection.query<Row>(text, values)).rows
    } finally {
      await connection.query('rollback')
      connection.release()
    }
  }
  const seen = async (paymentId: string) =>
    (await ofTenant<Seen>('select txid, method, status from financial.payment where payment_id = $1', [paymentId]))[0]!
  const timeZone = appConfig.defaultTimeZone
  const today = civilToday(ports.clock, timeZone)
  const owed = async (ids: number[], day = today) =>
    (
      await ofTenant<{ amount: number }>(
        'select sum(financial.debt_amount(d, $2))::bigint as amount from financial.debt d where debt_id = any($1)',
        [ids, day],
      )
    )[0]!.amount
  /** Whoever repeats a request sends it as it was: by then, another day's amount of the debts may be a different one. */
  const attempt = async (ids: number[], key: number, day?: string) => {
    const idempotencyKey = keys[key]!
    const [made] = await ofTenant<{ amount: number }>('select amount_cents as amount from financial.payment where idempotency_key = $1', [
      idempotencyKey,
    ])
    return { debtIds: ids, expectedAmount: made?.amount ?? (await owed(ids, day)), idempotencyKey }
  }

  const bestPlan = async () => {
    const [offer] = (await client.agreements.calculate({ debtIds })).offers
    return { planId: offer!.plan.planId, expectedTotal: offer!.totalAmount }
  }

  return {
    client,
    debtIds,
    keys,
    state,
    steps,
    ports,
    owed,
    ofTenant,
    scope: { tenantId: 1, institutionId: null, userId, timeZone, languages: ['pt-BR', 'pt-BR'] as const },

    /** @returns ids of those that are still to be paid */
    open: async () =>
      (
        await ofTenant<{ debt_id: number }>(
          `select debt_id from financial.debt where debt_id = any($1) and status = 'open' order by debt_id`,
          [debtIds],
        )
      ).map(({ debt_id }) => debt_id),
    pix: async (ids: number[], key: number) => (await client.payments.chargePix(await attempt(ids, key))).paymentId,
    /** @param days from today, or the next banking day */
    slip: async (ids: number[], key: number, days = 0) => {
      const day = new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)
      const [row] = await ofTenant<{ dueOn: string }>('select financial.next_banking_day(null, $1) as "dueOn"', [day])
      const { dueOn } = row!
      return (await client.payments.chargeSlip({ body: { ...(await attempt(ids, key, dueOn)), dueOn } })).paymentId
    },
    card: async (ids: number[], key: number, which: keyof typeof cardNumbers) => {
      const cardToken = (await cards.tokenize({
        number: cardNumbers[which],
        expiry: `12/${today.slice(2, 4)}`,
        code: '123',
        holder: 'ANA SOUZA',
      }))!
      return (await client.payments.chargeCredit({ ...(await attempt(ids, key)), cardToken, installments: 1 })).paymentId
    },
    /** Replaces the debts by installments. */
    agree: async (key: number) => {
      const [made] = await ofTenant<{ planId: number; expectedTotal: number }>(
        'select plan_id as "planId", total_cents as "expectedTotal" from financial.agreement where user_id = $1',
        [userId],
      )
      const plan = made ?? (await steps.uncounted(bestPlan))
      await client.agreements.make({ debtIds, ...plan, idempotencyKey: keys[key]!, termsVersion: 1 })
    },
    firstInstallment: async () => {
      const [row] = await ofTenant<{ debt_id: number }>(
        'select i.debt_id from financial.agreement_installment i join financial.agreement a using (agreement_id) where a.user_id = $1 and i.number = 1',
        [userId],
      )
      return row!.debt_id
    },
    /** Pays a code or slip that waits. */
    pay: async (paymentId: string) => {
      const { txid, method, status } = await seen(paymentId)
      if (status === 'waiting_for_payment') await (method === 'pix' ? bank : slips).pay(txid)
    },
    /** The acquirer approves a card that it looks at. */
    approve: async (paymentId: string) => void (await cards.decide((await seen(paymentId)).txid, true)),
    /** The notification of a payment's money, as the acquirer or bank sends it. */
    tell: async (paymentId: string) => {
      const { txid, method } = await seen(paymentId)
      const told = { pix: { pix: [{ txid }] }, bank_slip: { slips: [{ ourNumber: txid }] }, credit_card: { orders: [{ orderId: txid }] } }
      const body = JSON.stringify(told[method])
      await services.webhook(
        new Request('http://webhook.invalid', {
          method: 'POST',
          body,
          headers: { [signatureHeader]: signNotification(services.secret, body) },
        }),
      )
    },
  }
}
