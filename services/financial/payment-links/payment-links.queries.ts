import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { offersTogether } from '#api/financial/debt-offers.ts'
import type { StudentPaymentLink } from '#api/financial/payment-links.ts'
import { inTenant, readTenant } from '../../platform/database.ts'
import type { Clock } from '../../platform/clock.ts'
import { summaryTables, debtsInScope } from '../debts/debts.queries.ts'
import { requireInstallmentOrder } from '../agreements/installment-order.queries.ts'
import { getOffers } from '../campaigns/campaign-terms.queries.ts'
import { localizedText } from '../database/localized-text.queries.ts'
import { query } from '../../platform/query.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { type LinkCreator, linkStatus, tokenHash } from './link-status.ts'

/** Limited, because each open link is a place where stolen cards can be tried. */
export const openLinksPerStudent = 10

interface LinkTerms {
  debtIds: readonly number[]
  days: number
}

/**
 * The token is returned only here. Throws NOT_FOUND, or DEBT_NOT_PAYABLE for settled debts, two institutions or students, or no
 * account, PAYMENT_IN_PROGRESS while a card is under review.
 */
export async function createLink(
  pool: pg.Pool,
  creator: LinkCreator,
  { debtIds, days }: LinkTerms,
  now: Date,
): Promise<{ linkId: string; token: string; expiresAt: string }> {
  const [linkId, token] = [crypto.randomUUID(), randomBytes(32).toString('base64url')]
  const expiresAt = new Date(now.getTime() + days * 86_400_000).toISOString()
  const uniqueIds = [...new Set(debtIds)]
  await inTenant(pool, creator.tenantId, async ({ client }) => {
    const debts = await query<{ institution_id: number; user_id: number | null; status: string; in_review: boolean }>(
      client,
      sql`select d.institution_id, e.user_id, d.status, review.payment_id is not null as in_review
        from ${summaryTables} where d.debt_id = any(${`{${uniqueIds.join(',')}}`}::int[]) and ${debtsInScope(creator)}`,
    )
    if (debts.length < uniqueIds.length) throw new DomainError('NOT_FOUND')
    const { institution_id, user_id } = debts[0]!
    const isOne = debts.every((debt) => debt.status === 'open' && debt.institution_id === institution_id && debt.user_id === user_id)
    if (!isOne || user_id === null) throw new DomainError('DEBT_NOT_PAYABLE')
    await requireInstallmentOrder(client, creator.tenantId, uniqueIds)
    if (debts.some(({ in_review }) => in_review)) throw new DomainError('PAYMENT_IN_PROGRESS')
    await query(client, sql`select pg_advisory_xact_lock(hashtextextended(${`payment links ${creator.tenantId} ${user_id}`}, 0))`)
    const [open] = await query<{ count: number }>(
      client,
      sql`select count(*) as count from financial.payment_link
        where tenant_id = ${creator.tenantId} and user_id = ${user_id} and revoked_at is null and expires_at > ${now.toISOString()}::timestamptz`,
    )
    if (open!.count >= openLinksPerStudent) throw new DomainError('TOO_MANY_ATTEMPTS')
    await query(
      client,
      sql`with link as (
          insert into financial.payment_link (link_id, tenant_id, institution_id, user_id, created_by, created_at, expires_at)
          values (${linkId}::uuid, ${creator.tenantId}, ${institution_id}, ${user_id}, ${creator.madeBy}, ${now.toISOString()}, ${expiresAt})
        ), token as (
          insert into financial.link_token (token_hash, tenant_id, link_id) values (${tokenHash(token)}, ${creator.tenantId}, ${linkId}::uuid)
        ) select`,
    )
    await query(
      client,
      sql`insert into financial.payment_link_debt (link_id, debt_id, tenant_id)
        select ${linkId}::uuid, debt_id, ${creator.tenantId}::int from unnest(${`{${uniqueIds.join(',')}}`}::int[]) as debt_id`,
    )
  })
  return { linkId, token, expiresAt }
}

/** Links made by the caller, or for the student's own debts (GET /payment-links). Amounts are in cents. */
export async function listLinks(
  { pool, clock }: { pool: pg.Pool; clock: Clock },
  creator: LinkCreator,
  today: string,
): Promise<StudentPaymentLink[]> {
  const now = clock.now()
  const { rows, offers } = await readTenant(pool, creator.tenantId, async ({ client }) => {
    const rows = await query<{
      linkId: string
      createdAt: Date
      expiresAt: Date
      statuses: string[]
      amount: string
      debts: StudentPaymentLink['debts']
    }>(
      client,
      sql`select l.link_id as "linkId", l.created_at as "createdAt", l.expires_at as "expiresAt", array_agg(d.status order by d.due_date) as statuses,
          coalesce(sum(financial.debt_amount(d, ${today}::date)), 0) as amount,
          jsonb_agg(jsonb_build_object('debtId', d.debt_id, 'type', d.type, 'description', ${localizedText(sql`d.description`, creator.languages)}, 'installment', d.installment, 'competency', d.competency, 'dueDate', d.due_date) order by d.due_date, d.debt_id) as debts
        from financial.payment_link l join financial.payment_link_debt ld using (link_id) join financial.debt d on d.debt_id = ld.debt_id
        where l.tenant_id = ${creator.tenantId} and ${creatorCondition(creator)} and l.revoked_at is null
        group by l.link_id order by l.created_at desc limit 20`,
    )
    const debtIds = rows.flatMap(({ debts }) => debts.map(({ debtId }) => debtId))
    return { rows, offers: debtIds.length > 0 ? await getOffers(client, creator, debtIds, today) : [] }
  })
  const totalDiscount = (debts: StudentPaymentLink['debts']) =>
    offersTogether(offers.filter((offer) => debts.some(({ debtId }) => debtId === offer.debtId))).reduce(
      (sum, { discountAmount }) => sum + discountAmount,
      0,
    )
  return rows.map(({ linkId, createdAt, expiresAt, statuses, amount, debts }) => ({
    linkId,
    status: linkStatus(statuses, expiresAt, now),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    amount: Number(amount) - totalDiscount(debts),
    debts,
  }))
}

/** Revokes a link; charges already made through it stay valid (DELETE /payment-links/{id}). Throws NOT_FOUND. */
export async function revokeLink({ pool, clock }: { pool: pg.Pool; clock: Clock }, creator: LinkCreator, linkId: string): Promise<void> {
  const ended = await inTenant(pool, creator.tenantId, ({ client }) =>
    query(
      client,
      sql`update financial.payment_link l set revoked_at = coalesce(l.revoked_at, ${clock.now().toISOString()})
        where l.tenant_id = ${creator.tenantId} and l.link_id = ${linkId}::uuid and ${creatorCondition(creator)} returning l.link_id`,
    ),
  )
  if (ended.length === 0) throw new DomainError('NOT_FOUND')
}

function creatorCondition({ userId, madeBy }: LinkCreator) {
  return userId === null ? sql`l.created_by = ${madeBy}` : sql`l.user_id = ${userId}`
}
