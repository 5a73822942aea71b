import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { BankSlipDocument } from '#api/bank-slips.ts'
import type { LinkPayment, OpenDue } from '#api/payment-links.ts'
import type { PayerPermission } from '#api/payer-access.ts'
import type { AcquirerComponent } from '#api/payments.ts'
import { isSlipDay } from '#api/slip-days.ts'
import { civilToday } from '../../platform/clock.ts'
import { inTenant } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query, toSqlArray } from '../../platform/query.ts'
import type { OwnScope } from '../access/scopes.ts'
import { dueForOthers, paymentForOthers, scopedIdempotencyKey, slipForOthers } from '../payment-links/paid-by-others.ts'
import { componentOf } from '../payments/cards/acquirer-component.ts'
import { finishCard } from '../payments/cards/card-charge.ts'
import { finishCharge } from '../payments/charge-registration.ts'
import { type Instrument, recordAttempt } from '../payments/payment-attempt.ts'
import type { PaymentPorts } from '../payments/payment-ports.ts'
import { payableDebts } from '../payments/payment-quote.queries.ts'
import { paymentSettingOf } from '../payments/payment-setting.queries.ts'
import { findPayment, type StoredPayment } from '../payments/payments.queries.ts'
import { type LinkReceipt, paymentReceipt } from '../payments/receipts/receipt.queries.ts'
import { slipDays } from '../payments/slips/slip-days.queries.ts'
import { isActive, isShownToPayers } from './active-access.ts'
import { notePayerEvent } from './payer-access.queries.ts'
import { requirePayer } from './payer-session.queries.ts'
import { openInstitutions } from './payer-settings.queries.ts'
import type { Payer, PayerPorts } from './payer-view.queries.ts'

/** In a day: allows for expired codes, and limits abuse of the acquirer. */
export const chargesPerDay = 20

type AccessHolder = Payer & { accessId: string }

interface OpenAccess {
  accessId: string
  /** The student's. */
  scope: OwnScope
  studentName: string
  permissions: PayerPermission[]
  today: string
  now: Date
}

/**
 * Runs `work` for an access that counts now; `locked` serializes its charges with each other and with its end. Throws UNAUTHORIZED,
 * NOT_FOUND alike for accesses that are unknown, ended, or of another payer, FORBIDDEN without a permission.
 */
async function withAccess<Result>(
  { pool, clock, timeZoneOf, mainLanguageOf }: PayerPorts,
  { tenantId, session, accessId, locale }: AccessHolder,
  permission: PayerPermission | null,
  work: (client: pg.ClientBase, access: OpenAccess) => Promise<Result>,
  locked = false,
): Promise<Result> {
  const timeZone = await timeZoneOf(tenantId)
  const languages = [locale, await mainLanguageOf(tenantId)] as const
  const now = clock.now()
  const today = civilToday(clock, timeZone)
  return inTenant(pool, tenantId, async ({ client }) => {
    const email = await requirePayer(client, tenantId, session, now)
    const [found] = await query<{
      userId: number
      institutionId: number | null
      permissions: PayerPermission[]
      studentName: string | null
    }>(
      client,
      sql`select a.user_id as "userId", a.institution_id as "institutionId", a.permissions, (select min(e.student_name)
          from financial.enrollment e where e.tenant_id = a.tenant_id and e.user_id = a.user_id) as "studentName"
        from financial.payer_access a where a.tenant_id = ${tenantId} and a.access_id = ${accessId}::uuid and a.email = ${email}
          and ${isActive(today)} ${locked ? sql`for update` : sql``}`,
    )
    if (!found) throw new DomainError('NOT_FOUND')
    const { userId, institutionId, permissions, studentName } = found
    if (permission && !permissions.includes(permission)) throw new DomainError('FORBIDDEN')
    const scope = { tenantId, institutionId, userId, timeZone, languages }
    return work(client, { accessId, scope, studentName: studentName ?? '', permissions, today, now })
  })
}

/** Throws NOT_FOUND unless every debt is one that payers are shown, at an institution that allows it. */
async function requireShown(client: pg.ClientBase, { scope }: OpenAccess, debtIds: readonly number[]): Promise<void> {
  const wanted = new Set(debtIds)
  const [shown] = await query<{ count: number }>(
    client,
    sql`select count(*)::int as count from financial.debt d
      join financial.enrollment e on e.tenant_id = d.tenant_id and e.enrollment_id = d.enrollment_id
      where d.tenant_id = ${scope.tenantId} and e.user_id = ${scope.userId} and d.debt_id = any(${toSqlArray([...wanted])}::int[])
        and ${isShownToPayers} and d.institution_id in (${openInstitutions(scope)})`,
  )
  if (shown!.count < wanted.size) throw new DomainError('NOT_FOUND')
}

/** What debts cost on a day, not before today. */
export function payerQuote(
  ports: PayerPorts,
  { debtIds, on, ...holder }: AccessHolder & { debtIds: number[]; on?: string | undefined },
): Promise<OpenDue & { institutionName: string }> {
  return withAccess(ports, holder, 'pay', async (client, access) => {
    const { scope, today, studentName } = access
    await requireShown(client, access, debtIds)
    const day = on && on > today ? on : today
    const entered = await chargedByAccess(client, access)
    const due = await dueForOthers(client, scope, {
      debtIds,
      studentName,
      today,
      day,
      isOwnReview: ({ cardInReview }) => entered.includes(cardInReview),
    })
    return { ...due, institutionName: await institutionOf(client, debtIds[0]!) }
  })
}

type PayerCharge = AccessHolder & { debtIds: number[]; expectedAmount: number; idempotencyKey: string }

/** Charges debts of a student who lets the payer pay. Throws what `withAccess` does, TOO_MANY_ATTEMPTS, and the errors of charges. */
export async function chargeByPayer(
  ports: PaymentPorts,
  { debtIds, expectedAmount, idempotencyKey, ...holder }: PayerCharge,
  instrument: Instrument,
): Promise<LinkPayment> {
  const { accessId } = holder
  const { scope, paymentId } = await withAccess(
    ports,
    holder,
    'pay',
    async (client, access) => {
      const { scope, today, now } = access
      await requireShown(client, access, debtIds)
      if (instrument.method === 'bank_slip') {
        const debts = await payableDebts(client, scope, debtIds, instrument.dueOn)
        const days = await slipDays(client, { institutionId: debts[0]!.institutionId, debts }, today)
        if (!isSlipDay(days, instrument.dueOn)) throw new DomainError('DAY_NOT_ALLOWED')
      }
      const key = scopedIdempotencyKey('charge by payer', accessId, idempotencyKey)
      if (await hasUsedAllCharges(client, access, key)) throw new DomainError('TOO_MANY_ATTEMPTS')
      const attempt = { debtIds, expectedAmount, idempotencyKey: key, instrument, payerAccessId: accessId }
      const paymentId = await recordAttempt(client, scope, attempt, { now, today })
      // A code that the student made meanwhile is given out instead of a second one.
      if (!(await chargedByAccess(client, access)).includes(paymentId))
        await notePayerEvent(client, { tenantId: scope.tenantId, accessId, kind: 'charged', at: now, paymentId })
      return { scope, paymentId }
    },
    true,
  )
  await (instrument.method === 'credit_card' ? finishCard(ports, scope.tenantId, paymentId) : finishCharge(ports, scope, paymentId))
  ports.log.info({ accessId, paymentId }, 'a charge was asked for by a payer')
  return payerPayment(ports, { ...holder, paymentId })
}

type AskedPayment = AccessHolder & { paymentId: string }

/** A payment that was asked for through the access. Throws NOT_FOUND. */
export function payerPayment(
  ports: PayerPorts,
  { paymentId, ...holder }: AskedPayment,
): Promise<LinkPayment & { institutionName: string }> {
  return withAccess(ports, holder, 'pay', async (client, access) => {
    const stored = await ownPayment(client, access, paymentId)
    return { ...paymentForOthers(stored, access.now), institutionName: await institutionOf(client, stored.debts[0]!.debtId) }
  })
}

interface Issuer {
  tenantId: number
  institutionId: number | null
}

/** Throws NOT_FOUND unless the slip can be paid. */
export function payerSlip(
  ports: PayerPorts,
  { paymentId, ...holder }: AskedPayment,
): Promise<{ document: BankSlipDocument; issuer: Issuer }> {
  return withAccess(ports, holder, 'pay', async (client, access) => ({
    document: await slipForOthers(client, access.scope, await ownPayment(client, access, paymentId), access.now),
    issuer: access.scope,
  }))
}

/** Of any payment with `receipts`, else of those asked for through the access. Names the student; no tax id. Throws NOT_FOUND. */
export async function payerReceipt(
  ports: PayerPorts,
  { paymentId, ...holder }: AskedPayment,
): Promise<{ receipt: LinkReceipt; issuer: Issuer }> {
  const { scope, studentName } = await withAccess(ports, holder, null, async (client, access) => {
    const { permissions, scope, accessId, now } = access
    if (permissions.includes('receipts')) await shownPayment(client, access, paymentId)
    else if (permissions.includes('pay')) await ownPayment(client, access, paymentId)
    else throw new DomainError('FORBIDDEN')
    await notePayerEvent(client, { tenantId: scope.tenantId, accessId, kind: 'receipt', at: now, paymentId })
    return access
  })
  const { payerName: _name, payerTaxId: _taxId, ...receipt } = await paymentReceipt(ports.pool, scope, { paymentId })
  return { receipt: { ...receipt, studentName }, issuer: scope }
}

/** Card form data for debts of one institution. Throws METHOD_NOT_OFFERED, ACQUIRER_UNAVAILABLE. */
export async function payerComponent(
  ports: PaymentPorts,
  { debtIds, ...holder }: AccessHolder & { debtIds: number[] },
): Promise<AcquirerComponent> {
  const setting = await withAccess(ports, holder, 'pay', async (client, access) => {
    await requireShown(client, access, debtIds)
    const [debt] = await payableDebts(client, access.scope, debtIds, access.today)
    return paymentSettingOf(client, debt!.institutionId)
  })
  return componentOf(ports, setting)
}

async function shownPayment(client: pg.ClientBase, access: OpenAccess, paymentId: string): Promise<StoredPayment> {
  const stored = await findPayment(client, access.scope, sql`p.payment_id = ${paymentId}::uuid`)
  if (!stored) throw new DomainError('NOT_FOUND')
  const debtIds = stored.debts.map(({ debtId }) => debtId)
  await requireShown(client, access, debtIds)
  return stored
}

async function ownPayment(client: pg.ClientBase, access: OpenAccess, paymentId: string): Promise<StoredPayment> {
  if (!(await chargedByAccess(client, access)).includes(paymentId)) throw new DomainError('NOT_FOUND')
  return shownPayment(client, access, paymentId)
}

async function chargedByAccess(client: pg.ClientBase, { accessId, scope: { tenantId } }: OpenAccess): Promise<string[]> {
  const rows = await query<{ paymentId: string }>(
    client,
    sql`select payment_id as "paymentId" from financial.payer_event
      where tenant_id = ${tenantId} and access_id = ${accessId}::uuid and kind = 'charged'`,
  )
  return rows.map(({ paymentId }) => paymentId)
}

/** A repeated key does not count as new. */
async function hasUsedAllCharges(client: pg.ClientBase, { accessId, now }: OpenAccess, key: string): Promise<boolean> {
  const since = new Date(now.getTime() - 86_400_000).toISOString()
  const [row] = await query<{ made: number; known: boolean }>(
    client,
    sql`select count(*)::int as made, coalesce(bool_or(idempotency_key = ${key}::uuid), false) as known from financial.payment
      where payer_access_id = ${accessId}::uuid and created_at > ${since}::timestamptz`,
  )
  return row!.made >= chargesPerDay && !row!.known
}

async function institutionOf(client: pg.ClientBase, debtId: number): Promise<string> {
  const [row] = await query<{ name: string }>(
    client,
    sql`select i.name from financial.debt d join financial.institution i using (institution_id) where d.debt_id = ${debtId}`,
  )
  return row!.name
}
