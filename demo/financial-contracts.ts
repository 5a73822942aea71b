import type pg from 'pg'
import { appConfig } from '#config'
import { offerContract } from '../services/financial/contracts/contract-offer.ts'
import { maskedCpf } from '../services/platform/masking.ts'
import { contractTemplate } from './financial-contract-template.ts'
import { academicPeriod, demoContracts } from './financial-demo-contracts.ts'
import type { DemoEnrollment } from './financial-demo-people.ts'

/** Statuses that require an acceptance. */
const accepted = ['active', 'finished', 'inactive']

/** Runs in the tenant's transaction. Ids are list positions, to be the same on every machine. `today` is `YYYY-MM-DD`. */
export async function seedContracts(
  client: pg.ClientBase,
  tenantId: number,
  enrollments: readonly DemoEnrollment[],
  today: string,
): Promise<void> {
  await client.query(
    'insert into financial.contract_template (template_id, tenant_id, version, content) values ($1, $1, 1, $2) on conflict do nothing',
    [tenantId, JSON.stringify(contractTemplate)],
  )
  for (const [index, { enrollmentId, period, status, monthlyCents }] of demoContracts.entries()) {
    const enrollment = enrollments.find((one) => one.enrollmentId === enrollmentId)
    if (!enrollment) continue
    const contractId = index + 1
    const term = academicPeriod(today, period)
    await client.query(
      `insert into financial.contract (contract_id, tenant_id, institution_id, enrollment_id, number, year, period, status, effective_date, end_date, monthly_cents)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        contractId,
        tenantId,
        enrollment.institutionId,
        enrollmentId,
        `${term.year}.${term.period}-${String(contractId).padStart(5, '0')}`,
        term.year,
        term.period,
        status,
        term.effectiveDate,
        term.endDate,
        monthlyCents,
      ],
    )
    if (status === 'notAvailable') continue
    const offered = offeredOn(term.effectiveDate, today)
    await offerContract(client, tenantId, contractId, new Date(`${offered}T12:00:00Z`))
    if (accepted.includes(status))
      await client.query(acceptanceSql, [
        contractId,
        enrollment.userId,
        enrollment.studentName,
        maskedCpf(enrollment.taxId),
        offered,
        appConfig.defaultTimeZone,
      ])
  }
}

/** Returns the day of the offer: six weeks before the start, but never in the future. */
function offeredOn(effectiveDate: string, today: string): string {
  const sixWeeks = 42 * 86_400_000
  const offered = new Date(Date.parse(`${effectiveDate}T00:00:00Z`) - sixWeeks).toISOString().slice(0, 10)
  return offered < today ? offered : new Date(Date.parse(`${today}T00:00:00Z`) - 2 * 86_400_000).toISOString().slice(0, 10)
}

const acceptanceSql = `
insert into financial.contract_acceptance (contract_id, tenant_id, content_id, user_id, name, masked_tax_id, hash, accepted_at)
select contract_id, tenant_id, content_id, $2::int, $3::text, $4::text, hash,
  ($5::date + 3 + time '19:20' + contract_id * interval '7 minutes') at time zone $6
from financial.contract_offer where contract_id = $1`
