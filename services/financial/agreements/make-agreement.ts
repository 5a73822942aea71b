import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { AgreementDetails, MakeAgreementInput, PlanOffer } from '#api/agreements.ts'
import { inTenant, type TenantTransaction } from '../../platform/database.ts'
import { query } from '../database/query.ts'
import { cancelPaymentsFor } from './agreement-payments.queries.ts'
import { openTalks, sortedIds, type Talks } from './agreement-calculation.ts'
import { debtsInTalks } from './negotiation-debts.queries.ts'
import { agreementDetails } from './agreement-list.queries.ts'
import { offerOf } from './agreement-offers.ts'
import { removeCanceledCharges } from '../payments/charge-registration.ts'
import { civilToday } from '../database/civil-today.ts'
import type { PayerScope } from '../payments/payment-attempt.ts'
import type { PaymentPorts } from '../payments/payment-ports.ts'
import { DomainError } from '../../platform/domain-error.ts'

/**
 * Replaces overdue debts by the installments of a plan (POST /agreements), all in one transaction: the debts stop
 * moving at today's amount, codes that wait to be paid for them are canceled, and the installments are debts of the
 * same enrollment. The same key finds the agreement that it made.
 *
 * @throws DomainError NOT_FOUND, DEBT_NOT_NEGOTIABLE, TERMS_CHANGED, PLAN_NOT_AVAILABLE, or AMOUNT_CHANGED with the total
 *   that it is now
 */
export async function makeAgreement(ports: PaymentPorts, scope: PayerScope, input: MakeAgreementInput): Promise<AgreementDetails> {
  const { pool, clock } = ports
  const today = civilToday(clock)
  const agreementId = await inTenant(pool, scope.tenantId, (transaction) =>
    recordAgreement(transaction, scope, input, { now: clock.now(), today }),
  )
  // What the agreement replaced must not be paid any more.
  await removeCanceledCharges(ports, scope.tenantId, scope.userId)
  return agreementDetails(pool, scope, agreementId, today)
}

interface Moment {
  now: Date
  today: string
}

async function recordAgreement(
  transaction: TenantTransaction,
  scope: PayerScope,
  input: MakeAgreementInput,
  moment: Moment,
): Promise<number> {
  const { client } = transaction
  const { today } = moment
  const earlier = await agreementOf(client, scope, input.idempotencyKey)
  if (earlier !== null) return earlier

  const chosen = sortedIds(input.debtIds)
  // In the order of ids, as payments lock them: two that wait for each other would never end.
  const debts = await debtsInTalks(client, scope, sql`d.debt_id = any(${chosen.array}::int[]) order by d.debt_id for update of d`, today)
  // The same key may have been recorded while this one waited for the lock.
  const meanwhile = await agreementOf(client, scope, input.idempotencyKey)
  if (meanwhile !== null) return meanwhile

  if (debts.length < chosen.count) throw new DomainError('NOT_FOUND')
  const talks = await openTalks(transaction, debts, today)
  if (talks.setting.termsVersion !== input.termsVersion) throw new DomainError('TERMS_CHANGED')
  const plan = talks.plans.find(({ planId }) => planId === input.planId)
  if (!plan) throw new DomainError('PLAN_NOT_AVAILABLE')
  const offer = offerOf(plan, { ...talks.negotiation, firstDueDate: input.firstDueDate })
  if (offer.obstacle) throw new DomainError('PLAN_NOT_AVAILABLE')
  if (offer.totalAmount !== input.expectedTotal) throw new DomainError('AMOUNT_CHANGED', { data: { amount: offer.totalAmount } })

  const agreementId = await insertAgreement(client, scope, talks, offer, input.idempotencyKey, moment)
  // One key for two sets of debts at the same moment: whoever came first has it.
  if (agreementId === null) return (await agreementOf(client, scope, input.idempotencyKey))!
  await cancelPaymentsFor(client, scope.tenantId, chosen.array, moment.now)
  await replaceDebts(client, scope, agreementId, talks, today)
  await insertInstallments(client, scope, agreementId, talks, offer)
  return agreementId
}

/** The agreement that this person made under this key. */
async function agreementOf(client: pg.ClientBase, { tenantId, userId }: PayerScope, idempotencyKey: string): Promise<number | null> {
  const [found] = await query<{ agreement_id: number }>(
    client,
    sql`select agreement_id from financial.agreement where tenant_id = ${tenantId} and user_id = ${userId} and idempotency_key = ${idempotencyKey}::uuid`,
  )
  return found?.agreement_id ?? null
}

async function insertAgreement(
  client: pg.ClientBase,
  { tenantId, userId }: PayerScope,
  { debts, setting }: Talks,
  { plan, grossAmount, officeAmount, futureInterestAmount, totalAmount }: PlanOffer,
  idempotencyKey: string,
  { now }: Moment,
): Promise<number | null> {
  const [made] = await query<{ agreement_id: number }>(
    client,
    sql`insert into financial.agreement (tenant_id, institution_id, enrollment_id, user_id, idempotency_key, plan_id, made_at,
        gross_cents, office_cents, future_interest_cents, total_cents, cancel_after_days, terms_version)
      values (${tenantId}, ${setting.institutionId}, ${debts[0]!.enrollmentId}, ${userId}, ${idempotencyKey}::uuid, ${plan.planId}, ${now.toISOString()},
        ${grossAmount}, ${officeAmount}, ${futureInterestAmount}, ${totalAmount}, ${setting.cancelAfterDays}, ${setting.termsVersion})
      on conflict (tenant_id, user_id, idempotency_key) do nothing returning agreement_id`,
  )
  return made?.agreement_id ?? null
}

async function replaceDebts(
  client: pg.ClientBase,
  { tenantId }: PayerScope,
  agreementId: number,
  { debts }: Talks,
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

/** Installments that are paid late bear the fine and interest of the debts that they replace: the highest of them. */
async function insertInstallments(
  client: pg.ClientBase,
  { tenantId }: PayerScope,
  agreementId: number,
  { debts, setting }: Talks,
  { installments }: PlanOffer,
): Promise<void> {
  const highest = (rates: number[]) => Math.max(...rates)
  await query(
    client,
    sql`with made as (
        insert into financial.debt (tenant_id, institution_id, enrollment_id, type, status, description, competency, due_date, gross_cents, fine_bp, interest_bp)
        select ${tenantId}::int, ${setting.institutionId}::int, ${debts[0]!.enrollmentId}::int, 'agreement', 'open',
          'Parcela ' || number || ' de ' || ${installments.length}::int, date_trunc('month', "dueDate"), "dueDate", amount,
          ${highest(debts.map(({ fineBasisPoints }) => fineBasisPoints))}::int, ${highest(debts.map(({ interestBasisPoints }) => interestBasisPoints))}::int
        from jsonb_to_recordset(${JSON.stringify(installments)}::jsonb) as i(number int, "dueDate" date, amount bigint)
        returning debt_id, due_date, gross_cents
      )
      insert into financial.agreement_installment (agreement_id, number, debt_id, tenant_id, amount_cents)
      select ${agreementId}::int, row_number() over (order by due_date), debt_id, ${tenantId}::int, gross_cents from made`,
  )
}
