import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { entityId } from '#api/shared.ts'
import { getCivilDate } from '../../platform/clock.ts'
import { inTenant, readTenant } from '../../platform/database.ts'
import { inEachLocale } from '../../platform/i18n/localized.ts'
import { query } from '../../platform/query.ts'
import { type SelectedRow, selectColumns } from '../../platform/select-columns.ts'
import { enrollment } from '../enrollments/enrollments.schema.ts'
import { getDefinition } from '../request-types/offered-types.queries.ts'
import { addDays } from '../../../class-selection/class-times.ts'
import { settledRequest } from './charge-port.ts'
import { requestMovedQueue } from './request-notice.queries.ts'
import { request } from './requests.schema.ts'
import { changeRequest, lockRequest } from './request-changes.queries.ts'
import { type RequestPorts, startingNow } from './request-ports.ts'

/** Queue that charges the cost of a request; cancels the charge if the request was canceled meanwhile. */
export const requestChargeQueue = 'academic.charge-request'

const toCharge = z.object({ tenantId: entityId, requestId: z.uuid() })

type ChargingPorts = Pick<RequestPorts, 'pool' | 'clock' | 'charges'> & { getTimeZone(tenantId: number): Promise<string> }

export type ChargePorts = ChargingPorts & Pick<RequestPorts, 'closedDays' | 'sendJob'>

const requestColumns = selectColumns(request, 'r', ['status', 'cost', 'debtId', 'protocol', 'name'])
const studentColumns = selectColumns(enrollment, 'e', ['institutionId', 'academicRecord', 'userId', 'studentName', 'taxId', 'course'])

/** Calendar days in which a request may be paid. */
const payableDays = 5

const everywhere = (tenantId: number) => sql`r.tenant_id = ${tenantId}`

/** Idempotent. */
export async function chargeRequest({ pool, clock, charges, getTimeZone }: ChargingPorts, data: unknown): Promise<void> {
  const { tenantId, requestId } = toCharge.parse(data)
  const [found] = await readTenant(pool, tenantId, ({ client }) =>
    query<SelectedRow<typeof requestColumns> & SelectedRow<typeof studentColumns>>(
      client,
      sql`select ${requestColumns}, ${studentColumns}
        from academic.request r join academic.enrollment e on e.tenant_id = r.tenant_id and e.enrollment_id = r.enrollment_id
        where r.tenant_id = ${tenantId} and r.request_id = ${requestId}`,
    ),
  )
  if (!found || found.cost === 0) return
  const { status, cost, debtId: earlier, protocol, name, ...student } = found
  if (status === 'canceled') return charges.cancel(tenantId, requestId)
  if (earlier !== null) return
  const { debtId } = await charges.charge({
    tenantId,
    requestId,
    enrollment: student,
    amount: cost,
    dueDate: addDays(getCivilDate(clock.now(), await getTimeZone(tenantId)), payableDays),
    description: inEachLocale((locale) => `${name[locale]} · ${protocol}`),
  })
  const isCanceled = await inTenant(pool, tenantId, async (transaction) => {
    const { status: current } = await lockRequest(transaction, everywhere(tenantId), requestId)
    await transaction.db
      .update(request)
      .set({ debtId })
      .where(and(eq(request.tenantId, tenantId), eq(request.requestId, requestId)))
    return current === 'canceled'
  })
  if (isCanceled) await charges.cancel(tenantId, requestId)
}

/** Charges or refunds requests of students with an account whose jobs gave up while the financial service was unavailable for long. */
export async function chargeLeftRequests(ports: ChargingPorts, tenantIds: readonly number[]): Promise<void> {
  const before = new Date(ports.clock.now().getTime() - 600_000).toISOString()
  for (const tenantId of tenantIds) {
    const remaining = await readTenant(ports.pool, tenantId, ({ client }) =>
      query<{ requestId: string }>(
        client,
        sql`select r.request_id as "requestId" from academic.request r
          where r.tenant_id = ${tenantId} and r.status = 'waiting_for_payment' and r.debt_id is null and r.user_id is not null
            and r.created_at < ${before}::timestamptz order by r.created_at limit 100`,
      ),
    )
    for (const { requestId } of remaining) await chargeRequest(ports, { tenantId, requestId })
    await returnMoney(ports, tenantId)
  }
}

/** Returns money still allocated to requests that had been paid when they were canceled. */
async function returnMoney({ pool, charges }: ChargingPorts, tenantId: number): Promise<void> {
  const canceled = await readTenant(pool, tenantId, ({ client }) =>
    query<{ requestId: string; debtId: number }>(
      client,
      sql`select r.request_id as "requestId", r.debt_id as "debtId" from academic.request r
        where r.tenant_id = ${tenantId} and r.status = 'canceled' and r.paid_at is not null and r.debt_id is not null`,
    ),
  )
  if (canceled.length === 0) return
  const money = await charges.money(
    tenantId,
    canceled.map(({ debtId }) => debtId),
  )
  for (const { requestId, debtId } of canceled) if ((money.get(debtId)?.paid ?? 0) > 0) await charges.cancel(tenantId, requestId)
}

/** Advances a request that was paid, late or not; records money for a canceled one for the office. Idempotent. */
export async function settleRequest(ports: ChargePorts, data: unknown): Promise<void> {
  const { tenantId, requestId, status, paidAt } = settledRequest.parse(data)
  const timeZone = await ports.getTimeZone(tenantId)
  await inTenant(ports.pool, tenantId, async (transaction) => {
    const found = await lockRequest(transaction, everywhere(tenantId), requestId)
    const now = ports.clock.now()
    const tellChange = ({ eventId }: { eventId: number }) => ports.sendJob(requestMovedQueue, { tenantId, eventId }, transaction.client)
    if (status === 'canceled') {
      if (found.status !== 'waiting_for_payment') return
      return tellChange(
        await changeRequest(transaction, found, { kind: 'canceled', by: 'office', madeBy: null, status: 'canceled', ports }, now),
      )
    }
    if (found.paidAt) return
    const paid = { kind: 'paid', by: 'system', madeBy: null } as const
    const set = { paidAt: paidAt ? new Date(paidAt) : now }
    if (found.status !== 'waiting_for_payment') {
      await changeRequest(transaction, found, { ...paid, set }, now)
      return
    }
    const { limitOfDays } = await getDefinition(transaction.client, found)
    const starts = await startingNow(ports, found, limitOfDays, timeZone)
    await tellChange(await changeRequest(transaction, found, { ...paid, status: 'open', ports, set: { ...set, ...starts } }, now))
  })
}
