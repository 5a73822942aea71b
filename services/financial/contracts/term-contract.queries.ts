import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { ContractStatus } from '#api/financial/contracts.ts'
import type { TenantTransaction } from '../../platform/database.ts'
import { query } from '../../platform/query.ts'
import { getRows } from '../../platform/read-together.ts'
import { getContractStatus } from './contracts.queries.ts'
import type { contract } from './contracts.schema.ts'

export interface ContractTerms extends Pick<typeof contract.$inferSelect, 'year' | 'period' | 'effectiveDate' | 'endDate'> {
  /** Monthly amount in integer cents. */
  monthly: number
}

/** Returns the term's contract, preferably an accepted one, with the same lock as acceptances. */
export async function lockTermContract(
  client: pg.ClientBase,
  tenantId: number,
  enrollmentId: number,
  { year, period, effectiveDate, endDate, monthly }: ContractTerms,
): Promise<{ contractId: number; status: ContractStatus; isAsWanted: boolean } | undefined> {
  const [found] = await query<{ contractId: number; status: ContractStatus; isAsWanted: boolean }>(
    client,
    sql`select contract_id as "contractId", status,
        (monthly_cents, effective_date, end_date) = (${monthly}::bigint, ${effectiveDate}::date, ${endDate}::date) as "isAsWanted"
      from financial.contract
      where tenant_id = ${tenantId} and enrollment_id = ${enrollmentId} and year = ${year} and period = ${period} and status not in ('canceled', 'inactive')
      order by status in ('active', 'finished') desc, contract_id desc limit 1 for update`,
  )
  return found
}

export async function changeTerms(
  client: pg.ClientBase,
  tenantId: number,
  contractId: number,
  { effectiveDate, endDate, monthly }: ContractTerms,
): Promise<void> {
  await query(
    client,
    sql`update financial.contract set monthly_cents = ${monthly}::bigint, effective_date = ${effectiveDate}::date, end_date = ${endDate}::date
      where tenant_id = ${tenantId} and contract_id = ${contractId}`,
  )
}

/** Cancels an offered contract. Waits for an acceptance in progress, which takes precedence. */
export async function cancelOffered(client: pg.ClientBase, tenantId: number, contractId: number): Promise<void> {
  await query(
    client,
    sql`update financial.contract set status = 'canceled'
      where tenant_id = ${tenantId} and contract_id = ${contractId} and status in ('notAvailable', 'waitingAcceptance')`,
  )
}

/** Inserts a contract numbered by its id; null if a contract from elsewhere already has the number. */
export async function insertTermContract(
  client: pg.ClientBase,
  tenantId: number,
  enrollmentId: number,
  { year, period, effectiveDate, endDate, monthly }: ContractTerms,
): Promise<number | null> {
  const [made] = await query<{ contract_id: number }>(
    client,
    sql`insert into financial.contract (contract_id, tenant_id, institution_id, enrollment_id, number, year, period, status, effective_date, end_date, monthly_cents)
      select next.id, e.tenant_id, e.institution_id, e.enrollment_id, ${`${year}.${period}-`}::text || lpad(next.id::text, greatest(5, length(next.id::text)), '0'),
        ${year}::int, ${period}::int, 'notAvailable', ${effectiveDate}::date, ${endDate}::date, ${monthly}::bigint
      from financial.enrollment e cross join (select nextval('financial.contract_contract_id_seq')::int as id offset 0) next
      where e.tenant_id = ${tenantId} and e.enrollment_id = ${enrollmentId}
      on conflict (tenant_id, number) do nothing returning contract_id`,
  )
  return made?.contract_id ?? null
}

/** Null for a contract that is not the tenant's. */
export async function statusOfContract(
  transaction: TenantTransaction,
  tenantId: number,
  contractId: number,
  today: string,
): Promise<ContractStatus | null> {
  const [found] = await transaction.read(
    getRows<{ status: ContractStatus }>(
      sql`select ${getContractStatus(today)} as status from financial.contract c where c.tenant_id = ${tenantId} and c.contract_id = ${contractId}`,
    ),
  )
  return found?.status ?? null
}
