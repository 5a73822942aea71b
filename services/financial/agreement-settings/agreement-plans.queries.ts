import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { OfferedPlan, PaymentPlan, PlanRange, PlanTerms } from '#api/financial/agreement-settings.ts'
import { inTenant, readTenant } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query, toSqlArray } from '../../platform/query.ts'
import { type AgreementManager, getSetting } from './agreement-settings.queries.ts'
import { rangesByType } from './plan-ranges.ts'

export interface PaymentPlans {
  results: PaymentPlan[]
  totalCount: number
  page: number
  perPage: number
  ranges: PlanRange[]
  offered: OfferedPlan[]
}

interface PlanPage {
  externalId: string
  page: number
  perPage: number
}

/** Offered ones first, by number of installments (GET /agreement-plan-payments). Throws NOT_FOUND. */
export function listPaymentPlans(pool: pg.Pool, manager: AgreementManager, { externalId, page, perPage }: PlanPage): Promise<PaymentPlans> {
  return readTenant(pool, manager.tenantId, async ({ client }) => {
    const setting = await getSetting(client, manager, externalId)
    const plans = await readPlans(client, sql`p.institution_id = ${setting.institutionId}`)
    const offered = plans.filter(({ isRetired }) => !isRetired)
    return {
      results: plans.slice((page - 1) * perPage, page * perPage),
      totalCount: plans.length,
      page,
      perPage,
      ranges: rangesByType(offered, setting),
      offered: offered.map(({ planId, description }) => ({ planId, description })),
    }
  })
}

/** Throws NOT_FOUND for a setting that is not the caller's, and for an account of another institution. */
export function createPaymentPlans(
  pool: pg.Pool,
  manager: AgreementManager,
  externalId: string,
  plans: readonly PlanTerms[],
): Promise<PaymentPlan[]> {
  return inTenant(pool, manager.tenantId, async ({ client }) => {
    const { institutionId } = await getSetting(client, manager, externalId)
    const made: PaymentPlan[] = []
    for (const terms of plans) {
      await requireAccount(client, institutionId, terms)
      const [row] = await query<{ planId: number }>(
        client,
        sql`insert into financial.agreement_plan (tenant_id, institution_id, ${storedColumns})
          values (${manager.tenantId}, ${institutionId}, ${stored(terms)}) returning plan_id as "planId"`,
      )
      made.push(...(await readPlans(client, sql`p.plan_id = ${row!.planId}`)))
    }
    return made
  })
}

/** Agreements that name it keep their terms. Throws NOT_FOUND, also once it is retired, and CONTENT_CHANGED since `revision`. */
export function updatePaymentPlan(
  pool: pg.Pool,
  manager: AgreementManager,
  { planId, revision, ...terms }: PlanTerms & { planId: number; revision: number },
): Promise<PaymentPlan> {
  return inTenant(pool, manager.tenantId, async ({ client }) => {
    const found = await lockPlan(client, manager, planId)
    if (found.revision !== revision) throw new DomainError('CONTENT_CHANGED')
    await requireAccount(client, found.institutionId, terms)
    await query(
      client,
      sql`update financial.agreement_plan set (${storedColumns}) = row (${stored(terms)}), revision = revision + 1 where plan_id = ${planId}`,
    )
    const [changed] = await readPlans(client, sql`p.plan_id = ${planId}`)
    return changed!
  })
}

/** Retires a plan that agreements name, deletes another one. Throws NOT_FOUND. */
export function removePaymentPlan(pool: pg.Pool, manager: AgreementManager, planId: number, now: Date): Promise<{ isRetired: boolean }> {
  return inTenant(pool, manager.tenantId, async ({ client }) => {
    await lockPlan(client, manager, planId)
    const [found] = await readPlans(client, sql`p.plan_id = ${planId}`)
    const isRetired = found!.isUsed
    await query(
      client,
      isRetired
        ? sql`update financial.agreement_plan set retired_at = ${now.toISOString()}::timestamptz, revision = revision + 1 where plan_id = ${planId}`
        : sql`delete from financial.agreement_plan where plan_id = ${planId}`,
    )
    return { isRetired }
  })
}

const storedColumns = sql.raw(
  'description, installment_count, minimum_cents, maximum_cents, minimum_installment_cents, days_due_first_debt, debt_type, payment_methods, bank_account_id',
)

const stored = (terms: PlanTerms): SQL => sql`${JSON.stringify(terms.description)}::jsonb, ${terms.installmentCount}, ${terms.minimumValue},
  ${terms.maximumValue}, ${terms.minimumInstallment}, ${terms.daysDueFirstDebt}, ${terms.debtType}, ${toSqlArray(terms.paymentMethods)}::text[],
  ${terms.bankAccountId}::int`

const readPlans = (client: pg.ClientBase, only: SQL) =>
  query<PaymentPlan>(
    client,
    sql`select p.plan_id as "planId", p.description, p.installment_count as "installmentCount", p.minimum_cents as "minimumValue",
        p.maximum_cents as "maximumValue", p.minimum_installment_cents as "minimumInstallment", p.days_due_first_debt as "daysDueFirstDebt",
        p.debt_type as "debtType", p.payment_methods as "paymentMethods", p.bank_account_id as "bankAccountId", p.revision,
        p.retired_at is not null as "isRetired",
        exists (select from financial.agreement a where a.tenant_id = p.tenant_id and a.plan_id = p.plan_id) as "isUsed"
      from financial.agreement_plan p where ${only} order by p.retired_at is not null, p.installment_count, p.plan_id`,
  )

/** Waits for agreements that are being made on it. Throws NOT_FOUND. */
async function lockPlan(client: pg.ClientBase, { tenantId, institutionId }: AgreementManager, planId: number) {
  const [found] = await query<{ revision: number; institutionId: number }>(
    client,
    sql`select revision, institution_id as "institutionId" from financial.agreement_plan
      where tenant_id = ${tenantId} ${institutionId === null ? sql`` : sql`and institution_id = ${institutionId}`}
        and plan_id = ${planId} and retired_at is null for update`,
  )
  if (!found) throw new DomainError('NOT_FOUND')
  return found
}

async function requireAccount(client: pg.ClientBase, institutionId: number, { bankAccountId }: PlanTerms): Promise<void> {
  if (bankAccountId === null) return
  const known = await query(
    client,
    sql`select from financial.bank_account where institution_id = ${institutionId} and account_id = ${bankAccountId} for key share`,
  )
  if (known.length === 0) throw new DomainError('NOT_FOUND')
}
