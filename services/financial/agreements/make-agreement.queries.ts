import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { MakeAgreementInput, PlanOffer } from '#api/financial/agreements.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query } from '../../platform/query.ts'
import { type OpenNegotiation, sortedIds } from './agreement-calculation.ts'
import type { CallerScope } from '../access/scopes.ts'

export interface Moment {
  now: Date
  today: string
}

/** Returns the agreement that this request made before; null if none. Throws KEY_REUSED if the key made a different one. */
export async function getAgreement(
  client: pg.ClientBase,
  { tenantId, userId }: CallerScope,
  { idempotencyKey, debtIds, planId, expectedTotal, termsVersion }: MakeAgreementInput,
): Promise<number | null> {
  const [found] = await query<{ agreement_id: number; isSame: boolean }>(
    client,
    sql`select agreement_id, plan_id = ${planId} and total_cents = ${expectedTotal} and terms_version = ${termsVersion}
        and (select array_agg(d.debt_id order by d.debt_id) from financial.agreement_debt d
          where d.tenant_id = a.tenant_id and d.agreement_id = a.agreement_id) = ${`{${sortedIds(debtIds).join(',')}}`}::int[] as "isSame"
      from financial.agreement a where tenant_id = ${tenantId} and user_id = ${userId} and idempotency_key = ${idempotencyKey}::uuid`,
  )
  if (!found) return null
  if (!found.isSame) throw new DomainError('KEY_REUSED')
  return found.agreement_id
}

export async function lockPlan(client: pg.ClientBase, tenantId: number, planId: number): Promise<void> {
  await query(client, sql`select from financial.agreement_plan where tenant_id = ${tenantId} and plan_id = ${planId} for share`)
}

export async function insertAgreement(
  client: pg.ClientBase,
  { tenantId, userId }: CallerScope,
  { debts, setting }: OpenNegotiation,
  { plan, grossAmount, officeAmount, futureInterestAmount, totalAmount }: PlanOffer,
  idempotencyKey: string,
  { now }: Moment,
): Promise<number | null> {
  const [made] = await query<{ agreement_id: number }>(
    client,
    sql`insert into financial.agreement (tenant_id, institution_id, enrollment_id, user_id, idempotency_key, plan_id, made_at,
        gross_cents, office_cents, future_interest_cents, total_cents, cancel_after_days, cancel_after_count, terms_version, payment_methods, slip_account_id)
      values (${tenantId}, ${setting.institutionId}, ${debts[0]!.enrollmentId}, ${userId}, ${idempotencyKey}::uuid, ${plan.planId}, ${now.toISOString()},
        ${grossAmount}, ${officeAmount}, ${futureInterestAmount}, ${totalAmount}, ${setting.cancelAfterDays}, ${setting.cancelAfterCount}, ${setting.termsVersion}, ${`{${plan.paymentMethods.join(',')}}`}::text[],
        (select bank_account_id from financial.agreement_plan where tenant_id = ${tenantId} and plan_id = ${plan.planId}))
      on conflict (tenant_id, user_id, idempotency_key) do nothing returning agreement_id`,
  )
  return made?.agreement_id ?? null
}

export async function replaceDebts(
  client: pg.ClientBase,
  { tenantId }: CallerScope,
  agreementId: number,
  { debts }: OpenNegotiation,
  today: string,
): Promise<void> {
  await query(
    client,
    sql`with replaced as (
        update financial.debt d set status = 'in_agreement', amount_on = ${today}::date
        from jsonb_to_recordset(${JSON.stringify(debts)}::jsonb) as chosen("debtId" int, "amountPayable" bigint)
        where d.tenant_id = ${tenantId} and d.debt_id = chosen."debtId" returning d.debt_id, chosen."amountPayable" as amount
      )
      insert into financial.agreement_debt (agreement_id, debt_id, tenant_id, amount_cents)
      select ${agreementId}::int, debt_id, ${tenantId}::int, amount from replaced`,
  )
}

/** Late installments bear the highest fine and interest among the replaced debts. */
export async function insertInstallments(
  client: pg.ClientBase,
  { tenantId }: CallerScope,
  agreementId: number,
  { debts, setting }: OpenNegotiation,
  { installments }: PlanOffer,
): Promise<void> {
  const highest = (rates: number[]) => Math.max(...rates)
  await query(
    client,
    sql`with made as (
        insert into financial.debt (tenant_id, institution_id, enrollment_id, type, status, installment, competency, due_date, gross_cents, fine_bp, interest_bp)
        select ${tenantId}::int, ${setting.institutionId}::int, ${debts[0]!.enrollmentId}::int, 'agreement', 'open',
          jsonb_build_object('agreementId', ${agreementId}::int, 'number', number, 'count', ${installments.length}::int), date_trunc('month', "dueDate"), "dueDate", amount,
          ${highest(debts.map(({ fineBasisPoints }) => fineBasisPoints))}::int, ${highest(debts.map(({ interestBasisPoints }) => interestBasisPoints))}::int
        from jsonb_to_recordset(${JSON.stringify(installments)}::jsonb) as i(number int, "dueDate" date, amount bigint)
        returning debt_id, due_date, gross_cents
      )
      insert into financial.agreement_installment (agreement_id, number, debt_id, tenant_id, amount_cents)
      select ${agreementId}::int, row_number() over (order by due_date), debt_id, ${tenantId}::int, gross_cents from made`,
  )
}
