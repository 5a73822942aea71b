import type pg from 'pg'
import type { Logger } from 'pino'
import { appConfig } from '#config'
import { type Clock, civilToday } from '../../platform/clock.ts'
import type { GetTimeZone } from '../../platform/service.ts'
import { inTenant } from '../../platform/database.ts'
import { financialTenants } from '../database/tenants.queries.ts'
import { debtName } from '../debts/debt-name.ts'
import { withTimeout } from '../payments/with-timeout.ts'
import { type InvoiceIssuer, InvoiceRefused, type InvoiceRequest } from './invoice-issuer.ts'
import {
  type InvoiceOrder,
  keepIssued,
  keepVoided,
  postpone,
  revokeUnpaid,
  tenantsWithOrders,
  waitingOrders,
} from './invoice-orders.queries.ts'
import { attemptsBeforeFailure } from './invoice-problem.queries.ts'

export interface InvoicePorts {
  pool: pg.Pool
  clock: Clock
  getTimeZone: GetTimeZone
  log: Logger
  /** Null keeps the orders until there is one. */
  issuer: InvoiceIssuer | null
}

const minute = 60_000
const longestWait = 60 * minute
/** `issueTenantInvoices` every tenant that has something to issue. */
export async function issueInvoices(ports: InvoicePorts): Promise<void> {
  if (!ports.issuer) return
  for (const tenantId of await tenantsWithOrders(ports.pool, await financialTenants(ports.pool), ports.clock.now())) {
    try {
      await issueTenantInvoices(ports, tenantId)
    } catch (error) {
      ports.log.error({ err: error, tenantId }, 'the invoices of a tenant were not issued')
    }
  }
}

/** Issues ordered invoices, and voids those whose payment was taken back. Idempotent, and safe on several processes. */
export async function issueTenantInvoices(ports: InvoicePorts, tenantId: number): Promise<void> {
  const { issuer, pool, clock } = ports
  if (!issuer) return
  const orders = await inTenant(pool, tenantId, async ({ client }) => {
    await revokeUnpaid(client, tenantId, clock.now())
    return waitingOrders(client, tenantId, clock.now())
  })
  for (const order of orders) await advance({ ...ports, issuer }, tenantId, order)
}

async function advance(
  { pool, clock, getTimeZone, log, issuer }: InvoicePorts & { issuer: InvoiceIssuer },
  tenantId: number,
  order: InvoiceOrder,
) {
  const { reference, state, attempts } = order
  const { callDeadline } = appConfig.upstream
  try {
    const today = civilToday(clock, await getTimeZone(tenantId))
    if (state === 'voiding') {
      await withTimeout(issuer.voidInvoice(reference), callDeadline)
      return await inTenant(pool, tenantId, ({ client }) => keepVoided(client, tenantId, reference, today))
    }
    const issued = await withTimeout(issuer.issue(toInvoiceRequest(order)), callDeadline)
    await inTenant(pool, tenantId, ({ client }) =>
      issued ? keepIssued(client, tenantId, order, issued) : keepVoided(client, tenantId, reference, today),
    )
  } catch (error) {
    const nextAttemptAt = new Date(clock.now().getTime() + Math.min(minute * 2 ** attempts, longestWait))
    const problem = error instanceof InvoiceRefused ? error.reason : null
    await inTenant(pool, tenantId, ({ client }) => postpone(client, tenantId, reference, { nextAttemptAt, problem }))
    const level = attempts + 1 < attemptsBeforeFailure ? 'warn' : 'error'
    log[level]({ err: error, tenantId, reference, debtId: order.debtId, attempts: attempts + 1 }, 'an invoice was not issued or voided')
  }
}

function toInvoiceRequest({ reference, amount, competency, ...order }: InvoiceOrder): InvoiceRequest {
  return {
    reference,
    amount,
    competency,
    description: debtName({ ...order, competency }, 'pt-BR'),
    provider: { name: order.providerName, taxId: order.providerTaxId, city: order.city },
    customer: { name: order.customerName, taxId: order.customerTaxId },
  }
}
