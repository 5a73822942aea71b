import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Credit, CreditTarget, CreditUse, CreditsOverview, RecordedUse, StudentCredits } from '#api/financial/credits.ts'
import { getCivilDate } from '../../platform/clock.ts'
import { readTenant } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { maskedCpf } from '../../platform/masking.ts'
import { query } from '../../platform/query.ts'
import type { DebtScope, CallerScope } from '../access/scopes.ts'
import { cardReviews } from '../debts/debts.queries.ts'
import type { FindPerson } from '../persons/person-directory.ts'
import {
  creditColumns,
  creditLeft,
  type CreditRow,
  creditTables,
  isCredit,
  namedDebt,
  ofSamePerson,
  toCredit,
  creditInScope,
} from './credits.queries.ts'
import { scopeCondition } from '../../platform/scope-condition.ts'

const mostDebts = 50

interface UseRow extends Omit<RecordedUse, 'madeAt' | 'undoneAt' | 'madeBy' | 'undoneBy' | 'isUndoable'> {
  madeAt: Date
  undoneAt: Date | null
  madeBy: number
  undoneBy: number | null
  isFinal: boolean
}
type TargetRow = Omit<CreditTarget, 'takes' | 'obstacle' | 'isFinal'> & { inReview: boolean; isAwaited: boolean }

/** Returns the caller's own credit and its uses (GET /credits/own). */
export function readCreditsOverview(pool: pg.Pool, scope: CallerScope): Promise<CreditsOverview> {
  return readTenant(pool, scope.tenantId, async ({ client }) => {
    const credits = await readCredits(client, scope, creditInScope(scope))
    if (credits.length === 0) return { left: 0, credits, uses: [] }
    const ofStudent = sql`u.enrollment_id in (select e.enrollment_id from financial.enrollment e
      where ${scopeCondition(scope, { tenant: 'e' })})`
    const uses = await readUses(client, scope, sql`${ofStudent} and u.undone_at is null`)
    return {
      left: totalLeft(credits),
      credits,
      uses: uses.map(
        ({ useId, kind, amount, madeAt, debt, refund }): CreditUse => ({ useId, kind, amount, madeAt: madeAt.toISOString(), debt, refund }),
      ),
    }
  })
}

/** Credit of a student at the institution of an enrollment, for staff (GET /credits/students/{enrollmentId}). Throws NOT_FOUND. */
export async function studentCredits(
  { pool, findPerson }: { pool: pg.Pool; findPerson: FindPerson },
  scope: DebtScope,
  enrollmentId: number,
  { now, mayUse }: { now: Date; mayUse: boolean },
): Promise<StudentCredits> {
  const today = getCivilDate(now, scope.timeZone)
  const found = await readTenant(pool, scope.tenantId, async ({ client }) => {
    const student = await requireStudent(client, scope, enrollmentId)
    const credits = await readCredits(client, scope, sql`l.tenant_id = ${scope.tenantId} and ${isOfPerson(enrollmentId)}`)
    const uses = await readUses(
      client,
      scope,
      sql`u.enrollment_id in (select e.enrollment_id from ${ofSamePerson(enrollmentId)} where e.tenant_id = ${scope.tenantId})`,
    )
    const remaining = totalLeft(credits)
    return {
      student,
      credits,
      uses,
      left: remaining,
      debts: remaining > 0 ? await getTargets(client, scope, enrollmentId, { left: remaining, today }) : [],
    }
  })
  const names = await getNames(findPerson, scope.tenantId, found.uses)
  return {
    ...found,
    mayUse,
    today,
    uses: found.uses.map(({ madeAt, madeBy, undoneAt, undoneBy, isFinal, ...use }) => ({
      ...use,
      madeAt: madeAt.toISOString(),
      madeBy: names.get(madeBy) ?? null,
      undoneAt: undoneAt?.toISOString() ?? null,
      undoneBy: undoneBy === null ? null : (names.get(undoneBy) ?? null),
      isUndoable: mayUse && undoneAt === null && !isFinal && getCivilDate(madeAt, scope.timeZone) === today,
    })),
  }
}

/** Throws NOT_FOUND for an enrollment that the caller may not see. */
export async function requireStudent(
  client: pg.ClientBase,
  { tenantId, institutionId }: Pick<DebtScope, 'tenantId' | 'institutionId'>,
  enrollmentId: number,
): Promise<StudentCredits['student']> {
  const [student] = await query<StudentCredits['student']>(
    client,
    sql`select enrollment_id as "enrollmentId", student_name as "studentName", registration, tax_id as "taxId", course, institution_id as "institutionId"
      from financial.enrollment where tenant_id = ${tenantId} and enrollment_id = ${enrollmentId}
        ${institutionId === null ? sql`` : sql`and institution_id = ${institutionId}`}`,
  )
  if (!student) throw new DomainError('NOT_FOUND')
  return { ...student, taxId: maskedCpf(student.taxId) }
}

/** Returns whether two enrollments belong to one person at one institution. */
export async function isSamePerson(client: pg.ClientBase, enrollmentId: number, other: number): Promise<boolean> {
  const found = await query(client, sql`select from ${ofSamePerson(enrollmentId)} where e.enrollment_id = ${other}`)
  return found.length > 0
}

const isOfPerson = (enrollmentId: number) => sql`d.enrollment_id in (select e.enrollment_id from ${ofSamePerson(enrollmentId)})`

const totalLeft = (credits: readonly Credit[]) => credits.reduce((sum, { left }) => sum + left, 0)

async function readCredits(client: pg.ClientBase, scope: DebtScope, condition: SQL): Promise<Credit[]> {
  const rows = await query<CreditRow>(
    client,
    sql`select ${creditColumns(scope)} from ${creditTables} where ${condition} and ${isCredit}
      order by ${creditLeft} = 0, r.paid_at desc, l.entry_id desc`,
  )
  return rows.map(toCredit)
}

function readUses(client: pg.ClientBase, scope: DebtScope, condition: SQL): Promise<UseRow[]> {
  return query<UseRow>(
    client,
    sql`select u.use_id as "useId", u.kind, u.amount_cents as amount, u.made_at as "madeAt", u.made_by as "madeBy", u.note,
        u.undone_at as "undoneAt", u.undone_by as "undoneBy", u.undone_note as "undoneNote", u.destination, u.reference, u.proof_title as proof,
        case when u.kind = 'refund' then jsonb_build_object('way', u.way, 'refundedOn', u.refunded_on) end as refund,
        case when d.debt_id is not null then ${namedDebt(scope)} end as debt,
        coalesce(d.status = 'settled' and (d.request_id is not null or d.reenrollment_id is not null), false) as "isFinal"
      from financial.credit_use u left join financial.debt d on d.debt_id = u.debt_id
      where u.tenant_id = ${scope.tenantId} and u.kind <> 'assignment' and ${condition} order by u.made_at desc, u.use_id`,
  )
}

async function getTargets(
  client: pg.ClientBase,
  scope: DebtScope,
  enrollmentId: number,
  { left, today }: { left: number; today: string },
): Promise<CreditTarget[]> {
  const rows = await query<TargetRow>(
    client,
    sql`select d.debt_id as "debtId", d.type, (${namedDebt(scope)}) ->> 'description' as description, d.installment, d.competency,
        d.due_date as "dueDate", e.registration, financial.debt_amount(d, ${today}::date) as owed,
        (d.request_id is not null or d.reenrollment_id is not null) as "isAwaited", review.payment_id is not null as "inReview"
      from ${ofSamePerson(enrollmentId)} join financial.debt d on d.tenant_id = e.tenant_id and d.enrollment_id = e.enrollment_id
      left join ${cardReviews} on review.debt_id = d.debt_id
      where e.tenant_id = ${scope.tenantId} and d.status = 'open' and financial.debt_amount(d, ${today}::date) > 0
      order by d.due_date, d.debt_id limit ${mostDebts}`,
  )
  return rows.map(({ inReview, isAwaited, ...debt }) => {
    const takes = inReview ? 0 : Math.min(left, debt.owed)
    return { ...debt, takes, obstacle: inReview ? 'card_in_review' : null, isFinal: isAwaited && takes === debt.owed }
  })
}

async function getNames(findPerson: FindPerson, tenantId: number, uses: readonly UseRow[]): Promise<Map<number, string | null>> {
  const ids = [...new Set(uses.flatMap(({ madeBy, undoneBy }) => (undoneBy === null ? [madeBy] : [madeBy, undoneBy])))]
  return new Map(await Promise.all(ids.map(async (id) => [id, (await findPerson(tenantId, id))?.name ?? null] as const)))
}
