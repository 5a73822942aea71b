/**
 * The financial service with its banks, in a process of its own that a test kills. Argument: the database's URL.
 * It takes orders from its parent (orders.ts), one at a time.
 */
import { tmpdir } from 'node:os'
import { createORPCClient } from '@orpc/client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { pino } from 'pino'
import { appConfig } from '#config'
import { financialContract } from '#api/financial/financial.ts'
import type { Principal } from '#api/principal.ts'
import type { PaymentPorts } from '../../services/financial/payments/payment-ports.ts'
import { bookBankFile } from '../../services/financial/bank-files/book-bank-file.queries.ts'
import { reconcilePayments } from '../../services/financial/payments/booking/reconciliation.ts'
import { createFinancialService } from '../../services/financial/financial.service.ts'
import { handleAcquirerNotification } from '../../services/financial/payments/booking/acquirer-webhook.ts'
import { steppingPorts } from '../../services/financial/testing/stepping-ports.ts'
import { systemClock } from '../../services/platform/clock.ts'
import { createPool } from '../../services/platform/database.ts'
import { createLocalFiles } from '../../services/platform/files/local-files.ts'
import { createListener } from '../../services/platform/listener.ts'
import { createSandboxBank } from '../../demo/sandbox/bank/sandbox-bank.ts'
import { createSandboxCards } from '../../demo/sandbox/cards/sandbox-cards.ts'
import { createSandboxSlips } from '../../demo/sandbox/bank/sandbox-slips.ts'
import { journeys } from './journeys.ts'
import type { Answer, Order } from './orders.ts'
import { createPerson, type Services } from './person.ts'
import { createSteps } from './steps.ts'

const pool = createPool(process.argv[2] ?? '')
/** Of the banks, which do not die with the services: nothing of theirs is a step. */
const outside = createPool(process.argv[2] ?? '', 5)
const log = pino({ level: process.env.CRASH_LOG ?? 'silent' }, process.stderr)
const secret = 'secret of the crash test'
const steps = createSteps()
const state = { isSilent: false, isDown: false }

const webhook = (request: Request): Promise<Response> => handleAcquirerNotification(request, { ...ports, secret })
const sandbox = {
  pool: outside,
  clock: systemClock,
  log,
  secret,
  notify: async (request: Request) => (state.isSilent ? new Response(null, { status: 503 }) : webhook(request)),
}
const [bank, slips, cards] = [
  createSandboxBank(sandbox),
  createSandboxSlips(sandbox),
  createSandboxCards({ ...sandbox, tokenUrl: '/tokens' }),
]

/** Nobody answers there while `state` says so. */
const reachable = <Port extends object>(port: Port): Port =>
  new Proxy(port, {
    get: (_, name) => (argument: never) =>
      state.isDown ? Promise.reject(new Error('no connection')) : (port[name as keyof Port] as (given: never) => unknown)(argument),
  })

const ports: PaymentPorts = steppingPorts(
  {
    pool,
    clock: systemClock,
    getTimeZone: async () => appConfig.defaultTimeZone,
    getMainLanguage: async () => 'pt-BR',
    log,
    acquirer: reachable(bank),
    slipBank: reachable(slips),
    // All pay by the sandbox's few cards: refusals of one card by everybody would soon be card testing.
    cards: reachable({ ...cards, fingerprint: async (cardToken) => cardToken }),
    onPaymentsApproved: async (client, payments) => {
      for (const { paymentId } of payments) await client.query('insert into crash_told (payment_id) values ($1)', [paymentId])
    },
  },
  steps.step,
)

const files = createLocalFiles({ directory: tmpdir(), secret, clock: systemClock, prefix: '/files' })
const service = createFinancialService({
  queueBankFile: () => Promise.resolve(),
  files,
  ...ports,
  captcha: { verify: async () => 'accepted', siteKey: async () => ({ provider: null, siteKey: null }) },
  listener: createListener(outside, log),
  prefix: '/financial',
  authenticate: async (authorization) =>
    authorization ? { ...(JSON.parse(authorization) as Principal), timeZone: appConfig.defaultTimeZone, mainLanguage: 'pt-BR' } : null,
  // Each call comes from an address of its own: refusals of one address by everybody would soon be card testing.
  isPortal: () => ({ address: crypto.randomUUID() }),
  tellPayer: async () => undefined,
  findPerson: async () => null,
})

const services: Services = {
  ports,
  looks: outside,
  bank,
  slips,
  cards,
  state,
  steps,
  secret,
  webhook,
  client(userId) {
    const caller: Principal = {
      userId,
      tenantId: 1,
      institutionId: null,
      profile: 'STUDENT',
      permissions: {},
      homeTenantId: 1,
      roleId: null,
      impersonatedBy: null,
      method: 'password',
    }
    return createORPCClient(
      new OpenAPILink(financialContract, {
        url: 'http://service.invalid/financial',
        headers: { authorization: JSON.stringify(caller) },
        fetch: (request) => service.fetch(request),
      }),
    )
  },
}

async function follow(order: Order): Promise<Answer> {
  if (order.kind === 'recover') {
    await reconcilePayments(ports)
    return { steps: 0 }
  }
  if (order.kind === 'book') {
    steps.start(order.death)
    await bookBankFile(ports, 1, order.fileId)
    return { steps: steps.stop() }
  }
  const journey = journeys.find(({ name }) => name === order.journey)
  const variant = journey?.variants.find(({ name }) => name === order.variant)
  if (!journey || !variant) throw new Error(`No journey ${order.journey}: ${order.variant}`)
  Object.assign(state, { isSilent: false, isDown: false })
  const person = createPerson(services, order.payer)
  // Whoever comes back and sees that all is paid goes again.
  if (journey.end === 'settled' && (await person.open()).length === 0) return { steps: 0 }
  const made = (await variant.before?.(person)) ?? []
  steps.start(order.death)
  await variant.act(person, made)
  return { steps: steps.stop() }
}

process.on('message', (order: Order) => {
  void follow(order)
    .catch((error: unknown): Answer => ({ failure: error instanceof Error ? `${error.stack}` : String(error) }))
    .then((answer) => process.send!(answer))
})
process.on('disconnect', () => process.exit())
