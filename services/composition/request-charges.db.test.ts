import { pino } from 'pino'
import { beforeAll, expect, it } from 'vitest'
import type { RequestRow } from '#api/academic/requests.ts'
import { principal } from '../../tests/support/callers.ts'
import { settledRequest } from '../academic/requests/charge-port.ts'
import { chargeLeftRequests, chargeRequest, settleRequest } from '../academic/requests/request-charges.queries.ts'
import { withPayments } from '../academic/requests/list-requests.queries.ts'
import { addType } from '../academic/testing/request-world.ts'
import { createWorld, type World } from '../academic/testing/world.ts'
import { handleAcquirerNotification } from '../financial/payments/booking/acquirer-webhook.ts'
import type { PaymentPorts, SettledSource } from '../financial/payments/payment-ports.ts'
import { chargePix } from '../financial/payments/pix/pix-charge.ts'
import { requestCharges } from './request-charges.ts'
import { createSandboxBank } from '../../demo/sandbox/bank/sandbox-bank.ts'
import { createSandboxCards } from '../../demo/sandbox/cards/sandbox-cards.ts'
import { createSandboxSlips } from '../../demo/sandbox/bank/sandbox-slips.ts'

const ana = { userId: 1001, institutionId: 11 }
const log = pino({ level: 'silent' })
const told: SettledSource[] = []
let world: World
let ports: PaymentPorts
let bank: ReturnType<typeof createSandboxBank>

beforeAll(async () => {
  world = await createWorld()
  const { pool, clock } = world
  const secret = 'secret of the tests'
  const notify = (request: Request) => handleAcquirerNotification(request, { ...ports, secret })
  const sandbox = { pool, clock, log: log, secret, notify }
  bank = createSandboxBank(sandbox)
  ports = {
    pool,
    clock,
    log: log,
    getTimeZone: async () => 'America/Sao_Paulo',
    getMainLanguage: async () => 'pt-BR',
    acquirer: bank,
    slipBank: createSandboxSlips(sandbox),
    cards: createSandboxCards({ ...sandbox, tokenUrl: '/tokens' }),
    onSourceSettled: async (_client, settled) => void told.push(settled),
  }
})

const jobPorts = () => ({ ...ports, charges: requestCharges(ports), closedDays: async () => [], sendJob: async () => undefined })

/** Sends a request of R$ 56,00 and charges it. */
async function sendAndCharge(enrollmentId: number) {
  const { requests } = world.client(principal(ana))
  const draftId = crypto.randomUUID()
  const typeId = await addType(world, {
    cost: 5_600,
    name: { 'pt-BR': 'Segunda via de diploma', en: 'Diploma reissue', es: 'Duplicado de diploma' },
    audience: { statuses: ['active', 'concluded'], courses: [] },
  })
  const { version, revision } = await requests.begin({ draftId, typeId, enrollmentId })
  const saved = await requests.saveFields({ draftId, revision, answers: { why: 'Perdi o meu' } })
  const { requestId, protocol } = await requests.send({ draftId, version, revision: saved.revision, hasAcceptedTerms: true })
  await chargeRequest(jobPorts(), { tenantId: 1, requestId })
  const { debtId } = await requests.status({ requestId })
  return { requests, requestId, protocol, debtId: debtId! }
}

async function pay(debtId: number) {
  const scope = { tenantId: 1, institutionId: 11, userId: 1001, timeZone: 'America/Sao_Paulo', languages: ['en', 'pt-BR'] as const }
  const payment = await chargePix(ports, scope, { debtIds: [debtId], expectedAmount: 5_600, idempotencyKey: crypto.randomUUID() })
  const [row] = await world.rows<{ txid: string }>(1, 'select txid from financial.payment where payment_id = $1', [payment.paymentId])
  return { payment, receive: () => bank.pay(row!.txid) }
}

it('a request is paid like any debt, and moves on once the money is booked', async () => {
  const { requests, requestId, protocol, debtId } = await sendAndCharge(1)
  const { payment, receive } = await pay(debtId)
  expect(payment.debts).toMatchObject([{ requestId, description: `Diploma reissue · ${protocol}`, amount: 5_600 }])
  await receive()
  expect(told).toEqual([settledRequest.parse(told[0])])
  await settleRequest(jobPorts(), told[0])
  expect(await requests.get({ requestId })).toMatchObject({ status: 'open', paidAt: told[0]!.paidAt })
})

it('a request that is canceled takes its debt along; money that was on its way is noted', async () => {
  told.length = 0
  const { requests, requestId, debtId } = await sendAndCharge(1)
  const { receive } = await pay(debtId)
  await requests.cancel({ requestId, status: 'canceled' })
  await chargeRequest(jobPorts(), { tenantId: 1, requestId })
  await receive()
  expect(told.map(({ status }) => status)).toEqual(['canceled', 'paid'])
  for (const settled of told) await settleRequest(jobPorts(), settled)
  const { status, events } = await requests.get({ requestId })
  expect([status, events.map(({ kind }) => kind)]).toEqual(['canceled', ['sent', 'canceled', 'paid']])
})

const getMoney = async (debtId: number) => (await requestCharges(ports).money(1, [debtId])).get(debtId)

it('a paid request that is canceled makes its money credit', async () => {
  told.length = 0
  const { requests, requestId, debtId } = await sendAndCharge(1)
  await (await pay(debtId)).receive()
  await settleRequest(jobPorts(), told[0])
  expect(await getMoney(debtId)).toEqual({ paid: 5_600, credit: 0 })
  world.jobs.length = 0
  await requests.cancel({ requestId, status: 'canceled' })
  const job = world.jobs.find(({ name }) => name === 'academic.charge-request')
  expect(job?.data).toEqual({ tenantId: 1, requestId })
  for (let round = 0; round < 2; round++) await chargeRequest(jobPorts(), job!.data)
  expect(await getMoney(debtId)).toEqual({ paid: 0, credit: 5_600 })
  const listed = { requestId, status: 'canceled', debtId } as RequestRow
  expect(await withPayments(requestCharges(ports), 1, [listed])).toMatchObject([{ money: { paid: 0, credit: 5_600 } }])
})

it('money that comes in the second of the cancellation becomes credit, before and after its debt is canceled', async () => {
  told.length = 0
  const { requests, requestId, debtId } = await sendAndCharge(1)
  const { receive } = await pay(debtId)
  await requests.cancel({ requestId, status: 'canceled' })
  await receive()
  expect(await getMoney(debtId)).toEqual({ paid: 5_600, credit: 0 })
  await chargeRequest(jobPorts(), { tenantId: 1, requestId })
  expect(await getMoney(debtId)).toEqual({ paid: 0, credit: 5_600 })
  for (const settled of told) await settleRequest(jobPorts(), settled)
  expect((await requests.get({ requestId })).status).toBe('canceled')
})

it('a request that was canceled when its money stayed gets it back', async () => {
  told.length = 0
  const { requestId, debtId } = await sendAndCharge(1)
  await (await pay(debtId)).receive()
  await settleRequest(jobPorts(), told[0])
  await world.rows(1, `update academic.request set status = 'canceled' where request_id = $1`, [requestId])
  for (let round = 0; round < 2; round++) await chargeLeftRequests(jobPorts(), [1])
  expect(await getMoney(debtId)).toEqual({ paid: 0, credit: 5_600 })
})

it('a card under review is known beside the request that it pays, and to nobody else', async () => {
  const { requestId, debtId } = await sendAndCharge(1)
  const { payment } = await pay(debtId)
  const reviews = () => requestCharges(ports).cardReviews(1, [debtId, 1])
  expect(await reviews()).toEqual(new Map())
  await world.rows(1, `update financial.payment set method = 'credit_card', installments = 1, status = 'pending' where payment_id = $1`, [
    payment.paymentId,
  ])
  expect(await reviews()).toEqual(new Map([[debtId, payment.paymentId]]))
  expect(await requestCharges(ports).cardReviews(2, [debtId])).toEqual(new Map())
  const listed = { requestId, status: 'waiting_for_payment', debtId } as RequestRow
  expect(await withPayments(requestCharges(ports), 1, [listed, { ...listed, debtId: null }])).toMatchObject([
    { cardInReview: payment.paymentId },
    { cardInReview: null },
  ])
})

it('a course that nobody owed anything for can be charged', async () => {
  // In the demo, a course that Ana has concluded.
  const { debtId } = await sendAndCharge(9)
  const { payment } = await pay(debtId)
  expect(payment.debts).toMatchObject([{ course: 'Técnico em Edificações', registration: '202010051' }])
})
