import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { AppLocale } from '#api/locales.ts'
import type { PaymentPorts } from '../payments/payment-ports.ts'
import { inTenant } from '../../platform/database.ts'
import { query } from '../../platform/query.ts'
import type { CallerScope } from '../access/scopes.ts'
import { tokenHash } from './link-status.ts'
import { findPayment, type StoredPayment } from '../payments/payments.queries.ts'
import { DomainError } from '../../platform/domain-error.ts'

/** Allows for expired codes, and limits abuse of the acquirer through one link. */
export const chargesPerLink = 20

export interface LinkHolder {
  token: string
  tenantId: number
  /** The language of the person who reads the link. */
  locale: AppLocale
}

export type LinkPorts = Pick<PaymentPorts, 'pool' | 'getTimeZone' | 'getMainLanguage'>

export interface ResolvedLink {
  linkId: string
  scope: CallerScope
  institutionName: string
  studentName: string
  expiresAt: Date
  debts: { debtId: number; status: string; paidAt: Date | null }[]
}

/** Throws NOT_FOUND unless the payment covers only debts of the link; a card payment must have been made through it. */
export async function readPaymentInScope(
  client: pg.ClientBase,
  { linkId, scope, debts }: ResolvedLink,
  paymentId: string,
): Promise<StoredPayment> {
  const stored = await findPayment(
    client,
    scope,
    sql`p.payment_id = ${paymentId}::uuid and (p.method <> 'credit_card' or p.link_id = ${linkId}::uuid)`,
  )
  if (!stored || !stored.debts.every((paid) => debts.some(({ debtId }) => debtId === paid.debtId))) throw new DomainError('NOT_FOUND')
  return stored
}

/** Runs `work` in the link's tenant; `locked` serializes its charges. Throws NOT_FOUND. */
export async function withLink<Result>(
  { pool, getTimeZone, getMainLanguage }: LinkPorts,
  { token, tenantId, locale }: LinkHolder,
  work: (client: pg.ClientBase, link: ResolvedLink) => Promise<Result>,
  locked = false,
): Promise<Result> {
  const { rows } = await pool.query<{ tenant_id: number; link_id: string }>(
    'select tenant_id, link_id from financial.link_token where token_hash = $1',
    [tokenHash(token)],
  )
  const [found] = rows
  if (!found || found.tenant_id !== tenantId) throw new DomainError('NOT_FOUND')
  const timeZone = await getTimeZone(found.tenant_id)
  const languages = [locale, await getMainLanguage(found.tenant_id)] as const
  return inTenant(pool, found.tenant_id, async ({ client }) => {
    const { scope, ...link } = await openLink(client, found.tenant_id, found.link_id, locked)
    return work(client, { ...link, scope: { ...scope, timeZone, languages } })
  })
}

async function openLink(client: pg.ClientBase, tenantId: number, linkId: string, locked: boolean) {
  const [link] = await query<{ user_id: number; institution_id: number; expires_at: Date; name: string }>(
    client,
    sql`select l.user_id, l.institution_id, l.expires_at, i.name from financial.payment_link l join financial.institution i using (institution_id)
      where l.tenant_id = ${tenantId} and l.link_id = ${linkId}::uuid and l.revoked_at is null ${locked ? sql`for update of l` : sql``}`,
  )
  if (!link) throw new DomainError('NOT_FOUND')
  const debts = await query<{ debtId: number; status: string; paidAt: Date | null; studentName: string }>(
    client,
    sql`select d.debt_id as "debtId", d.status, d.paid_at as "paidAt", e.student_name as "studentName"
      from financial.payment_link_debt ld join financial.debt d on d.debt_id = ld.debt_id
      join financial.enrollment e on e.tenant_id = d.tenant_id and e.enrollment_id = d.enrollment_id
      where ld.tenant_id = ${tenantId} and ld.link_id = ${linkId}::uuid order by d.due_date, d.debt_id`,
  )
  const scope = { tenantId, institutionId: link.institution_id, userId: link.user_id }
  return {
    linkId,
    scope,
    institutionName: link.name,
    studentName: debts[0]!.studentName,
    expiresAt: link.expires_at,
    debts,
  }
}

/** Whether the link reached its charge limit; a repeated key does not count as new. */
export async function hasUsedAllCharges(client: pg.ClientBase, linkId: string, key: string): Promise<boolean> {
  const [row] = await query<{ made: number; known: boolean }>(
    client,
    sql`select count(*) as made, coalesce(bool_or(idempotency_key = ${key}::uuid), false) as known from financial.payment where link_id = ${linkId}::uuid`,
  )
  return row!.made >= chargesPerLink && !row!.known
}
