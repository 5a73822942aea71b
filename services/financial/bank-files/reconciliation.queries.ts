import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { OpenDifferences, Reconciliation, ReconciliationDifference, AssignedEntry } from '#api/financial/bank-files.ts'
import type { BankManager } from '../banks/banks.queries.ts'
import { startOfDay } from '../debts/debts.queries.ts'
import type { FindPerson } from '../persons/person-directory.ts'
import { type Clock, civilToday } from '../../platform/clock.ts'
import { readTenant } from '../../platform/database.ts'
import { query } from '../../platform/query.ts'
import { entryId, isMoney, isOfReconciliation, waitsForFile } from './entry-findings.queries.ts'
import { ofManager, requireAccount } from './remittances.queries.ts'

interface FoundAssignment extends Omit<AssignedEntry, 'assignedBy' | 'assignedAt'> {
  assignedBy: number
  assignedAt: Date
}

const most = 200

/** Returns entries of an account under unknown numbers that staff assigned to students, by payment day. `today` is a civil date. */
function assignedEntries(
  client: pg.ClientBase,
  { tenantId, timeZone }: { tenantId: number; timeZone: string },
  { accountId, from, to }: { accountId: number; from: string; to: string },
  today: string,
): Promise<FoundAssignment[]> {
  return query<FoundAssignment>(
    client,
    sql`select u.use_id as "useId", entry.our_number as "ourNumber", entry.paid_on as "paidOn", u.amount_cents as amount,
        e.student_name as "studentName", d.debt_id as "debtId", entry.payment_id as "paymentId", u.note, u.made_by as "assignedBy",
        u.made_at as "assignedAt",
        ((u.made_at at time zone ${timeZone}::text)::date = ${today}::date and not (d.request_id is not null or d.reenrollment_id is not null)) as "isUndoable"
      from financial.credit_use u
      join financial.debt d on d.debt_id = u.debt_id
      join financial.enrollment e on e.tenant_id = d.tenant_id and e.enrollment_id = d.enrollment_id
      join financial.receipt r on r.end_to_end_id = u.bank_entry_id
      cross join lateral (
        select b.our_number, b.paid_on, b.payment_id from financial.bank_file_entry b
        where b.tenant_id = u.tenant_id and b.payment_id = r.payment_id limit 1
      ) entry
      where u.tenant_id = ${tenantId} and u.account_id = ${accountId} and u.kind = 'assignment' and u.undone_at is null
        and entry.paid_on between ${from}::date and ${to}::date
      order by entry.paid_on, entry.our_number, u.use_id limit ${most}`,
  )
}

const mostDifferences = 200

export interface Period {
  accountId: number
  from: string
  to: string
}

/** The figures and entries in the form in which PostgreSQL writes them in JSON. */
interface Found {
  bankEntries: number
  bankAmount: number
  fees: number
  bookedEntries: number
  bookedAmount: number
  open: number
  resolved: number
  waiting: Reconciliation['waiting']
  differences: Array<Omit<ReconciliationDifference, 'resolution'> & { resolution: FoundResolution | null }>
}
type FoundResolution = Omit<NonNullable<ReconciliationDifference['resolution']>, 'resolvedBy'> & { resolvedBy: number }

/**
 * What the bank's files say of an account in a period, what is booked of its slips, and each entry in which the two differ: an entry in
 * several files counts once. Throws NOT_FOUND for an account that is not the caller's.
 */
export async function getReconciliation(
  { pool, clock, findPerson }: { pool: pg.Pool; clock: Clock; findPerson: FindPerson },
  manager: BankManager & { timeZone: string },
  { differences: listed, ...period }: Period & { differences: 'open' | 'resolved' },
): Promise<Reconciliation> {
  const found = await readTenant(pool, manager.tenantId, async ({ client }) => {
    await requireAccount(client, manager, period.accountId)
    const [row] = await query<Found>(
      client,
      sql`with ${compared(manager, period)}, judged as (${judged(period.accountId)}), listed as (
          select * from judged where not waits and (resolution_id is null) = ${listed === 'open'}::boolean
          order by paid_on, our_number, id limit ${mostDifferences + 1}
        )
        select (select count(*)::int from said where is_money) as "bankEntries",
          (select coalesce(sum(amount_cents), 0)::bigint from said where is_money) as "bankAmount",
          (select coalesce(sum(fee_cents), 0)::bigint from said) as fees,
          (select count(*)::int from booked) as "bookedEntries", (select coalesce(sum(amount_cents), 0)::bigint from booked) as "bookedAmount",
          (select count(*)::int from judged where resolution_id is null and not waits) as open,
          (select count(*)::int from judged where resolution_id is not null) as resolved,
          (select coalesce(jsonb_agg(jsonb_build_object('fileId', file_id, 'name', name, 'entries', entries, 'amount', amount)
              order by sent_at, file_id), '[]')
            from (select file_id, count(*) as entries, sum(amount_cents) as amount from judged where waits group by file_id) each
            join financial.bank_file using (file_id)) as waiting,
          (select coalesce(jsonb_agg(jsonb_build_object(
            'kind', kind, 'entryId', id, 'ourNumber', our_number, 'paidOn', paid_on, 'amount', amount_cents, 'expected', expected,
            'paymentId', payment_id, 'fileId', file_id, 'isAssignable', ${isAssignable} and resolution_id is null,
            'resolution', case when resolution_id is not null then jsonb_build_object(
              'resolutionId', resolution_id, 'reason', reason, 'note', note, 'resolvedBy', resolved_by, 'resolvedAt', resolved_at) end
            ) order by paid_on, our_number, id), '[]') from listed) as differences`,
    )
    const assigned = await assignedEntries(client, manager, period, civilToday(clock, manager.timeZone))
    return { ...row!, assigned }
  })
  const { bankEntries, bankAmount, fees, bookedEntries, bookedAmount, open, resolved, waiting, differences, assigned } = found
  const names = await getNames(findPerson, manager.tenantId, differences, assigned)
  return {
    bank: { entries: bankEntries, amount: bankAmount, fees },
    booked: { entries: bookedEntries, amount: bookedAmount },
    open,
    resolved: resolved + assigned.length,
    waiting,
    assigned:
      listed === 'open'
        ? []
        : assigned.map(({ assignedBy, assignedAt, ...entry }) => ({
            ...entry,
            assignedBy: names.get(assignedBy) ?? null,
            assignedAt: assignedAt.toISOString(),
          })),
    differences: differences.slice(0, mostDifferences).map(({ resolution, ...difference }) => ({
      ...difference,
      resolution: resolution && {
        ...resolution,
        resolvedBy: names.get(resolution.resolvedBy) ?? null,
        resolvedAt: new Date(resolution.resolvedAt).toISOString(),
      },
    })),
    hasMore: differences.length > mostDifferences,
  }
}

/** Lists open differences of the caller's accounts for this month and the last one, oldest month first (GET /bank-reconciliation/open). */
export function openDifferences(
  pool: pg.Pool,
  manager: BankManager & { timeZone: string },
  today: string,
): Promise<{ results: OpenDifferences[] }> {
  return readTenant(pool, manager.tenantId, async ({ client }) => ({
    results: await query<OpenDifferences>(client, sql`${openByMonth(manager, today)} order by left_open.month, own.account_id`),
  }))
}

/** Differences that nobody has resolved, by account and month. */
export function openByMonth(manager: BankManager & { timeZone: string }, today: string): SQL {
  const months = sql`date_trunc('month', ${today}::date)`
  const period = {
    accountId: sql`own.account_id`,
    from: sql`(${months} - interval '1 month')::date`,
    to: sql`(${months} + interval '1 month - 1 day')::date`,
  }
  return sql`select own.account_id as "accountId", left_open.month, left_open.open
    from (select a.account_id ${ofManager(manager)}) own
    cross join lateral (
      with ${compared(manager, period)}
      select date_trunc('month', j.paid_on)::date as month, count(*)::int as open from (${judged(period.accountId)}) j
      where j.resolution_id is null and not j.waits
      group by 1
    ) left_open`
}

/** Differences with their resolutions, and whether they wait for their file instead. */
const judged = (accountId: number | SQL) => sql`
  select d.*, d.waits_for_file and r.resolution_id is null as waits, r.resolution_id, r.reason, r.note, r.resolved_by, r.resolved_at
  from differing d left join financial.bank_difference_resolution r
    on r.account_id = ${accountId} and r.kind = d.kind and r.entry_id = d.id and r.reopened_at is null`

/** Condition for rows of `differing` whose money is not assigned to anybody; unchecked entries may not be money at all. */
export const isAssignable = sql`(kind = 'not_booked' and payment_id is null and is_money and not waits_for_file)`

/** Defines the tables `said` (by the bank), `booked` (here) and `differing`, with their `kind` and `id`. */
export function compared(
  { tenantId, timeZone }: BankManager & { timeZone: string },
  { accountId, from, to }: Record<keyof Period, number | string | SQL>,
) {
  return sql`said as (
      select distinct on (id) * from (
        select ${entryId} as id, f.file_id, e.our_number, e.paid_on, e.amount_cents, e.fee_cents, e.payment_id, ${isMoney} as is_money,
          ${waitsForFile} as waits_for_file
        from financial.bank_file f join financial.bank_file_entry e using (file_id)
        where f.tenant_id = ${tenantId} and f.account_id = ${accountId} and ${isOfReconciliation} and e.paid_on between ${from}::date and ${to}::date
      ) every order by id, waits_for_file desc, file_id
    ), booked as (
      select r.end_to_end_id as id, t.end_to_end_id as twin, r.amount_cents, r.paid_at, p.txid, p.payment_id, p.amount_cents as expected
      from financial.receipt r join financial.payment p using (payment_id)
      left join financial.receipt_twin t on t.receipt_id = r.end_to_end_id
      where r.tenant_id = ${tenantId} and p.slip_account_id = ${accountId} and p.status = 'approved'
        and r.paid_at >= ${startOfDay(sql`${from}::date`, timeZone)} and r.paid_at < ${startOfDay(sql`${to}::date + 1`, timeZone)}
    ), held as (
      select s.*, p.amount_cents as expected, own.receipt_number is not null as is_booked, exists (
          select from financial.receipt earlier where earlier.payment_id = own.payment_id and earlier.receipt_number < own.receipt_number) as is_again
      from said s left join financial.payment p on p.payment_id = s.payment_id
      left join financial.receipt_twin t on t.end_to_end_id = s.id
      left join financial.receipt own on own.end_to_end_id = coalesce(t.receipt_id, s.id)
        and exists (select from financial.payment of where of.payment_id = own.payment_id and of.status = 'approved')
    ), differing as (
      select case when not is_booked then 'not_booked' when is_again then 'paid_again' else 'amount_differs' end as kind, id, our_number, paid_on, amount_cents, expected,
        payment_id, file_id, is_money, waits_for_file and not is_booked as waits_for_file
      from held where not is_booked or is_again or expected <> amount_cents
      union all
      select 'not_in_file', id, txid, (paid_at at time zone ${timeZone}::text)::date, amount_cents, expected, payment_id, null, false, false
      from booked b where not exists (
        select from financial.bank_file f join financial.bank_file_entry e using (file_id)
        where f.account_id = ${accountId} and e.tenant_id = ${tenantId} and e.payment_id = b.payment_id and ${entryId} in (b.id, b.twin)
      )
    )`
}

async function getNames(
  findPerson: FindPerson,
  tenantId: number,
  differences: Found['differences'],
  assigned: readonly FoundAssignment[],
): Promise<Map<number, string | null>> {
  const resolvers = differences.flatMap(({ resolution }) => resolution?.resolvedBy ?? [])
  const ids = [...new Set([...resolvers, ...assigned.map(({ assignedBy }) => assignedBy)])]
  return new Map(await Promise.all(ids.map(async (id) => [id, (await findPerson(tenantId, id))?.name ?? null] as const)))
}
