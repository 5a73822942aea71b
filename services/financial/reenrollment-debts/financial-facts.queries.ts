import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { DebtType } from '#api/financial/debts.ts'
import type { LocalizedText } from '#api/locales.ts'
import { readTenant } from '../../platform/database.ts'
import { query } from '../../platform/query.ts'
import { getRows } from '../../platform/read-together.ts'
import { cardReviews, isNegotiable, summaryTables } from '../debts/debts.queries.ts'
import { owedSql } from '../debts/owed.queries.ts'

export interface Place {
  tenantId: number
  institutionId: number
}

interface OverdueRow {
  debtId: number
  type: DebtType
  description: Partial<LocalizedText> | null
  competency: string
  dueDate: string
  amountPayable: number
  daysOverdue: number
  cardInReview: boolean
  isNegotiable: boolean
  /** The agreement in force of which this debt is an installment. */
  agreementId: number | null
}

interface ContractRow {
  contractId: number
  financialEnrollmentId: number
  number: string
  year: number
  period: number
  monthly: number
  isWaiting: boolean
  isOfToday: boolean
}

/** Expects debt `d`. Installments of canceled agreements are canceled themselves, so they need no filter. */
const agreements = sql`financial.agreement_installment ai on ai.debt_id = d.debt_id`

/** Returns what an enrollment owes as of today, and contracts of its terms that have begun. @param today `YYYY-MM-DD` */
export async function financialFacts(pool: pg.Pool, { tenantId, institutionId }: Place, academicRecord: string, today: string) {
  return readTenant(pool, tenantId, async (transaction) => {
    const ofRecord = sql`e.tenant_id = ${tenantId} and e.institution_id = ${institutionId} and e.registration = ${academicRecord}`
    const [overdue, contracts] = await Promise.all([
      transaction.read(
        getRows<OverdueRow>(
          sql`select d.debt_id as "debtId", d.type, d.description, d.competency, d.due_date as "dueDate",
            financial.debt_amount(d, ${today}::date) as "amountPayable", ${today}::date - d.due_date as "daysOverdue",
            review.debt_id is not null as "cardInReview", review.debt_id is null and d.status = 'open' and ${isNegotiable(today)} as "isNegotiable",
            ai.agreement_id as "agreementId"
          from ${summaryTables} left join ${agreements}
          where ${ofRecord} and ${owedSql} and financial.is_late(d.institution_id, d.due_date, ${today}::date)
          order by d.due_date, d.debt_id`,
        ),
      ),
      transaction.read(
        getRows<ContractRow>(
          sql`select c.contract_id as "contractId", c.enrollment_id as "financialEnrollmentId", c.number, c.year, c.period,
            c.monthly_cents as monthly, c.status = 'waitingAcceptance' as "isWaiting", ${today}::date <= c.end_date as "isOfToday"
          from financial.contract c join financial.enrollment e on e.tenant_id = c.tenant_id and e.enrollment_id = c.enrollment_id
          where ${ofRecord} and c.effective_date <= ${today}::date and c.status not in ('canceled', 'inactive')
          order by c.status = 'active' desc, c.effective_date, c.contract_id`,
        ),
      ),
    ])
    const broken = overdue.flatMap(({ agreementId, cardInReview }) => (agreementId === null || cardInReview ? [] : [agreementId]))
    return {
      overdueDebts: overdue.map(({ agreementId: _agreementId, ...debt }) => debt),
      brokenAgreements: [...new Set(broken)].map((agreementId) => ({ agreementId, number: String(agreementId) })),
      waitingContracts: contracts
        .filter(({ isWaiting }) => isWaiting)
        .map(({ contractId, financialEnrollmentId, number, year, period }) => ({
          contractId,
          financialEnrollmentId,
          number,
          year,
          period,
        })),
      currentMonthly: contracts.find(({ isOfToday }) => isOfToday)?.monthly ?? null,
    }
  })
}

/**
 * Academic records of whom the facts hold back: debts and agreements without those that a card under review pays. An overdue installment
 * of an agreement counts as a broken agreement alone.
 */
export async function recordsHeldBack(
  pool: pg.Pool,
  { tenantId, institutionId }: Place,
  today: string,
): Promise<{ debts: string[]; agreements: string[]; contracts: string[] }> {
  return readTenant(pool, tenantId, async ({ client }) => {
    const [debts, contracts] = await Promise.all([
      query<{ registration: string; owes: boolean; isBroken: boolean }>(
        client,
        sql`select e.registration, bool_or(ai.debt_id is null) as owes, bool_or(ai.debt_id is not null) as "isBroken"
          from financial.debt d join financial.enrollment e on e.tenant_id = d.tenant_id and e.enrollment_id = d.enrollment_id
          left join ${agreements} left join ${cardReviews} on review.debt_id = d.debt_id
          where d.tenant_id = ${tenantId} and d.institution_id = ${institutionId} and ${owedSql} and d.due_date < ${today}::date
            and financial.is_late(d.institution_id, d.due_date, ${today}::date) and review.debt_id is null
          group by e.registration order by e.registration`,
      ),
      query<{ registration: string }>(
        client,
        sql`select distinct e.registration
          from financial.contract c join financial.enrollment e on e.tenant_id = c.tenant_id and e.enrollment_id = c.enrollment_id
          where c.tenant_id = ${tenantId} and c.institution_id = ${institutionId} and c.status = 'waitingAcceptance' and c.effective_date <= ${today}::date
          order by e.registration`,
      ),
    ])
    return {
      debts: debts.filter(({ owes }) => owes).map(({ registration }) => registration),
      agreements: debts.filter(({ isBroken }) => isBroken).map(({ registration }) => registration),
      contracts: contracts.map(({ registration }) => registration),
    }
  })
}
