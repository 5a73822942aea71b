import { and, eq, type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import { paymentMethodIds, type PaymentMethodType, type PaymentQuote } from '#api/financial/payments.ts'
import { readTenant } from '../../platform/database.ts'
import { query, toSqlArray } from '../../platform/query.ts'
import { type Read, getRows } from '../../platform/read-together.ts'
import { scopeCondition } from '../../platform/scope-condition.ts'
import type { DebtScope } from '../access/scopes.ts'
import { enrollment } from '../debts/debts.schema.ts'

export interface PaymentSetting {
  methods: PaymentMethodType[]
  slipAccountId: number | null
  cardKey: string | null
  maxInstallments: number
  minInstallment: number
}

/** Returns the setting with the methods that have a connected adapter; without a setting, only Pix. Runs in the tenant's transaction. */
export async function getPaymentSetting(client: pg.ClientBase, institutionId: number): Promise<PaymentSetting> {
  const [setting] = await query<PaymentSetting>(client, paymentSettingRead(sql`${institutionId}::int`).statement)
  return setting!
}

/** Reads the same as `getPaymentSetting`, in one row. */
export const paymentSettingRead = (institutionId: SQL): Read<PaymentSetting> =>
  getRows<PaymentSetting>(
    sql`select offered.methods, s.slip_account_id as "slipAccountId", s.card_key as "cardKey",
        coalesce(s.max_installments, 1) as "maxInstallments", coalesce(s.min_installment_cents, 0) as "minInstallment"
      from (select ${institutionId} as institution_id) i
      cross join lateral (select financial.offered_methods(i.institution_id) as methods) offered
      left join financial.payment_setting s on s.institution_id = i.institution_id`,
  )

/** The restriction of the plan of a debt's agreement, or of a campaign, which leaves the account to the institution. */
interface Restriction {
  methods: PaymentMethodType[] | null
  slipAccountId: number | null
}

/** Reads the plan restrictions of debts, for `restrictSetting`. @param debtIds an array */
export const planRestrictionsRead = (debtIds: SQL): Read<Restriction> =>
  getRows<Restriction>(
    sql`select a.payment_methods as methods, a.slip_account_id as "slipAccountId" from financial.agreement_installment i
        join financial.agreement a using (agreement_id) where i.debt_id = any(${debtIds})`,
  )

/** Returns the setting as limited by the restrictions of the debts. */
export function restrictSetting(setting: PaymentSetting, restrictions: readonly Restriction[], debtCount: number): PaymentSetting {
  const accounts = new Set(restrictions.map(({ slipAccountId }) => slipAccountId))
  // A slip goes to a single account: that of the plans only if every debt belongs to them.
  const [account] = restrictions.length >= debtCount && accounts.size === 1 ? accounts : []
  return {
    ...setting,
    slipAccountId: account ?? setting.slipAccountId,
    methods: setting.methods.filter((method) => restrictions.every(({ methods }) => methods?.includes(method) ?? true)),
  }
}

/**
 * The institution's setting with the methods that may pay these debts together: those that the plans of their agreements and
 * the campaign allow (docs/requirements/academic-financial.md), and the account of their plans. Runs in the tenant's transaction.
 *
 * @param campaignIds only those that discount the debts
 */
export async function readPaymentSetting(
  client: pg.ClientBase,
  institutionId: number,
  debtIds: readonly number[],
  campaignIds: readonly number[],
): Promise<PaymentSetting> {
  const setting = await getPaymentSetting(client, institutionId)
  const restrictions = await query<Restriction>(
    client,
    sql`${planRestrictionsRead(sql`${toSqlArray(debtIds)}::int[]`).statement}
      union all select methods, null from financial.campaign where campaign_id = any(${toSqlArray(campaignIds)}::int[])`,
  )
  return restrictSetting(setting, restrictions, debtIds.length)
}

/** Undefined for an enrollment outside the scope. */
export function settingOfEnrollment(pool: pg.Pool, scope: DebtScope, enrollmentId: number): Promise<PaymentSetting | undefined> {
  const chosen = and(scopeCondition(scope, { tenant: enrollment }), eq(enrollment.enrollmentId, enrollmentId))
  return readTenant(pool, scope.tenantId, async ({ client, db }) => {
    const [found] = await db.select().from(enrollment).where(chosen)
    return found && getPaymentSetting(client, found.institutionId)
  })
}

/** Methods offered by any of the caller's institutions (GET payment/methods). */
export async function paymentMethods(pool: pg.Pool, scope: DebtScope): Promise<PaymentQuote['methods']> {
  return readTenant(pool, scope.tenantId, async ({ client, db }) => {
    const institutions = await db
      .selectDistinct({ institutionId: enrollment.institutionId })
      .from(enrollment)
      .where(scopeCondition(scope, { tenant: enrollment }))
    const offered: PaymentMethodType[] = []
    for (const { institutionId } of institutions) offered.push(...(await getPaymentSetting(client, institutionId)).methods)
    return toMethodDtos([...new Set(offered)])
  })
}

export const toMethodDtos = (types: readonly PaymentMethodType[]) => types.map((type) => ({ id: paymentMethodIds[type], type }))
