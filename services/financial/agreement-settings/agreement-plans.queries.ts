import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { OfferedPlan, PaymentPlan, PlanRange, PlanTerms } from '#api/financial/agreement-settings.ts'
import { inTenant, readTenant, type TenantTransaction } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query } from '../../platform/query.ts'
import { placeCondition } from '../../platform/scope-condition.ts'
import { type SelectedRow, selectColumns } from '../../platform/select-columns.ts'
import { agreementPlan } from '../agreements/agreements.schema.ts'
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

/** Lists the offered plans first, by number of installments (GET /agreement-plan-payments). Throws NOT_FOUND. */
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
  return inTenant(pool, manager.tenantId, async ({ client, db }) => {
    const { institutionId } = await getSetting(client, manager, externalId)
    const made: PaymentPlan[] = []
    for (const terms of plans) {
      await requireAccount(client, institutionId, terms)
      const [row] = await db
        .insert(agreementPlan)
        .values({ tenantId: manager.tenantId, institutionId, ...stored(terms) })
        .returning()
      made.push(...(await readPlans(client, sql`p.plan_id = ${row!.planId}`)))
    }
    return made
  })
}

/** Updates a plan; agreements keep their terms. Throws NOT_FOUND, also if retired, and CONTENT_CHANGED if changed since `revision`. */
export function updatePaymentPlan(
  pool: pg.Pool,
  manager: AgreementManager,
  { planId, revision, ...terms }: PlanTerms & { planId: number; revision: number },
): Promise<PaymentPlan> {
  return inTenant(pool, manager.tenantId, async ({ client, db }) => {
    const found = await lockPlan(db, manager, planId)
    if (found.revision !== revision) throw new DomainError('CONTENT_CHANGED')
    await requireAccount(client, found.institutionId, terms)
    await db
      .update(agreementPlan)
      .set({ ...stored(terms), revision: revision + 1 })
      .where(eq(agreementPlan.planId, planId))
    const [changed] = await readPlans(client, sql`p.plan_id = ${planId}`)
    return changed!
  })
}

/** Retires a plan that agreements refer to, and deletes any other. Throws NOT_FOUND. */
export function removePaymentPlan(pool: pg.Pool, manager: AgreementManager, planId: number, now: Date): Promise<{ isRetired: boolean }> {
  return inTenant(pool, manager.tenantId, async ({ client, db }) => {
    const { revision } = await lockPlan(db, manager, planId)
    const [found] = await readPlans(client, sql`p.plan_id = ${planId}`)
    const isRetired = found!.isUsed
    const named = eq(agreementPlan.planId, planId)
    await (isRetired
      ? db
          .update(agreementPlan)
          .set({ retiredAt: now, revision: revision + 1 })
          .where(named)
      : db.delete(agreementPlan).where(named))
    return { isRetired }
  })
}

const stored = ({ minimumValue, maximumValue, minimumInstallment, ...terms }: PlanTerms) => ({
  ...terms,
  minimumCents: minimumValue,
  maximumCents: maximumValue,
  minimumInstallmentCents: minimumInstallment,
})

const planColumns = selectColumns(agreementPlan, 'p', [
  'planId',
  'description',
  'installmentCount',
  'minimumCents as minimumValue',
  'maximumCents as maximumValue',
  'minimumInstallmentCents as minimumInstallment',
  'daysDueFirstDebt',
  'debtType',
  'paymentMethods',
  'bankAccountId',
  'revision',
])

const readPlans = (client: pg.ClientBase, only: SQL) =>
  query<SelectedRow<typeof planColumns> & Pick<PaymentPlan, 'isRetired' | 'isUsed'>>(
    client,
    sql`select ${planColumns}, p.retired_at is not null as "isRetired",
        exists (select from financial.agreement a where a.tenant_id = p.tenant_id and a.plan_id = p.plan_id) as "isUsed"
      from financial.agreement_plan p where ${only} order by p.retired_at is not null, p.installment_count, p.plan_id`,
  )

/** Locks a plan, waiting for agreements that are being made on it. Throws NOT_FOUND. */
async function lockPlan(db: TenantTransaction['db'], manager: AgreementManager, planId: number) {
  const [found] = await db
    .select()
    .from(agreementPlan)
    .where(and(placeCondition(manager, agreementPlan), eq(agreementPlan.planId, planId), isNull(agreementPlan.retiredAt)))
    .for('update')
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
