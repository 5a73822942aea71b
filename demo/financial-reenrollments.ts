import type pg from 'pg'
import type { EnrollmentPrice } from '#api/academic/reenrollment.ts'
import { appConfig } from '#config'
import { acceptContract } from '../services/financial/contracts/contract-acceptance.ts'
import { offerTermContract } from '../services/financial/contracts/term-contract.ts'
import {
  insertInstallments,
  getInstallments,
  lockCharge,
  markCharged,
} from '../services/financial/reenrollment-debts/reenrollment-debts.queries.ts'
import { numbered } from '../services/financial/reenrollment-debts/reenrollment-debts.ts'
import { type Clock, getCivilDate } from '../services/platform/clock.ts'
import { inTenant } from '../services/platform/database.ts'
import { getReenrollmentId } from './academic-reenrollment-rows.ts'
import { demoReenrollments } from './academic-reenrollments.ts'
import { demoEnrollments } from './financial-demo-people.ts'
import { seedPaymentHistory } from './financial-payment-history.ts'

interface Confirmed {
  reenrollmentId: string
  enrollmentId: number
  userId: number
  status: 'processing' | 'awaiting_payment' | 'completed'
  price: EnrollmentPrice
  confirmedAt: Date
  completedAt: Date | null
  period: string
  startsOn: string
  endsOn: string
}

const tenantId = 1

/**
 * Accepted contracts of demo people who have confirmed, and what they owe and paid for it. Again where the financial demo was laid anew;
 * does nothing where they are there.
 */
export async function chargeDemoReenrollments({ pool, clock }: { pool: pg.Pool; clock: Clock }): Promise<void> {
  const ids = demoReenrollments.map(({ enrollmentId }) => getReenrollmentId(enrollmentId))
  const { rows } = await inTenant(pool, tenantId, ({ client }) => client.query<Confirmed>(confirmedSql, [ids]))
  for (const confirmed of rows) {
    const contractId = await signContract({ pool, clock }, confirmed)
    await inTenant(pool, tenantId, async ({ client }) => {
      const firstDebtId = confirmed.status === 'processing' ? null : await charge(client, confirmed)
      await client.query(
        'update academic.reenrollment set contract_id = $2, financial_enrollment_id = $3, first_debt_id = $4 where reenrollment_id = $1',
        [confirmed.reenrollmentId, contractId, confirmed.enrollmentId, firstDebtId],
      )
    })
  }
}

const confirmedSql = `
select r.reenrollment_id as "reenrollmentId", r.enrollment_id as "enrollmentId", r.user_id as "userId", r.status, r.price,
  r.confirmed_at as "confirmedAt", r.completed_at as "completedAt", p.period, p.starts_on::text as "startsOn", p.ends_on::text as "endsOn"
from academic.reenrollment r join academic.reenrollment_period p on p.tenant_id = r.tenant_id and p.period_id = r.period_id
where r.reenrollment_id = any ($1::uuid[]) and r.status in ('processing', 'awaiting_payment', 'completed')
  and not exists (select from financial.contract c where c.tenant_id = r.tenant_id and c.contract_id = r.contract_id and c.enrollment_id = r.enrollment_id)
order by r.enrollment_id`

/** Returns the person of an enrollment; both services use the same enrollment ids for the demo's courses. */
const personOf = (enrollmentId: number) => {
  const { registration: academicRecord, ...person } = demoEnrollments.find((one) => one.enrollmentId === enrollmentId)!
  return { ...person, academicRecord }
}

async function signContract({ pool, clock }: { pool: pg.Pool; clock: Clock }, confirmed: Confirmed): Promise<number> {
  const { enrollmentId, userId, price, period, startsOn, endsOn, confirmedAt } = confirmed
  const [year, number] = period.split('/').map(Number) as [number, number]
  const { contractId } = await offerTermContract(
    { pool, clock, getTimeZone: async () => appConfig.defaultTimeZone },
    {
      tenantId,
      enrollment: personOf(enrollmentId),
      year,
      period: number,
      effectiveDate: startsOn,
      endDate: endsOn,
      monthly: price.installments.at(-1)!.amount,
      at: confirmedAt,
    },
  )
  const { rows } = await inTenant(pool, tenantId, ({ client }) =>
    client.query<{ hash: string }>('select hash from financial.contract_offer where contract_id = $1 order by content_id desc limit 1', [
      contractId,
    ]),
  )
  const accepted = { pool, clock: { now: () => new Date(confirmedAt.getTime() + 2 * 60_000) } }
  const scope = { tenantId, institutionId: null, userId, timeZone: appConfig.defaultTimeZone, languages: ['pt-BR', 'pt-BR'] as const }
  await acceptContract(accepted, scope, { contractId, hash: rows[0]!.hash })
  return contractId
}

/** @returns the first debt, which is paid where the reenrollment is completed */
async function charge(
  client: pg.ClientBase,
  { reenrollmentId, enrollmentId, price, period, confirmedAt, completedAt }: Confirmed,
): Promise<number> {
  const charged = { tenantId, reenrollmentId, revision: 1 }
  const texts = { 'pt-BR': `Rematrícula ${period}`, en: `Reenrollment ${period}`, es: `Reinscripción ${period}` }
  const due = price.installments.map((one) => ({
    ...one,
    competency: `${one.dueDate.slice(0, 8)}01`,
    description: numbered(texts, one.number, price.installments.length),
  }))
  await lockCharge(client, tenantId, reenrollmentId)
  await insertInstallments(client, charged, enrollmentId, due, getCivilDate(confirmedAt, appConfig.defaultTimeZone))
  await markCharged(client, tenantId, reenrollmentId, { revision: 1, credit: 0, at: confirmedAt })
  const [first] = await getInstallments(client, tenantId, reenrollmentId, 1)
  if (completedAt) {
    await client.query(
      `update financial.debt set status = 'settled', amount_on = ($2::timestamptz at time zone $3)::date, paid_at = $2, paid_cents = gross_cents,
        paid_by = 'pix' where debt_id = $1`,
      [first!.debtId, completedAt, appConfig.defaultTimeZone],
    )
    await seedPaymentHistory(client, tenantId, [first!.debtId])
  }
  return first!.debtId
}
