import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { BankFile, BankFileDetails, BankFileEntry, BankFileProblem, BankFileStatus, EntryFinding } from '#api/financial/bank-files.ts'
import type { BankManager } from '../banks/banks.queries.ts'
import type { BankFilePorts } from './send-bank-file.queries.ts'
import { entryId, findingColumn, isMoney, isOfReconciliation } from './entry-findings.queries.ts'
import { civilToday } from '../../platform/clock.ts'
import { inTenant, readTenant } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query } from '../../platform/query.ts'
import { placeCondition } from '../../platform/scope-condition.ts'

interface Page {
  page: number
  perPage: number
}

/** Newest first (GET /bank-files). */
export function listBankFiles(pool: pg.Pool, manager: BankManager, { page, perPage }: Page) {
  return readTenant(pool, manager.tenantId, async ({ client }) => {
    const [count] = await query<{ total: number }>(
      client,
      sql`select count(*)::int as total from financial.bank_file f where ${placeCondition(manager, 'f')}`,
    )
    const rows = await query<FileRow>(
      client,
      sql`${fileRows} where ${placeCondition(manager, 'f')} order by f.sent_at desc, f.file_id limit ${perPage} offset ${(page - 1) * perPage}`,
    )
    return { results: rows.map(({ problems: _problems, ...row }) => toBankFile(row)), totalCount: count!.total, page, perPage }
  })
}

/** Empty for a tenant that does not exist. */
export async function institutionIds(pool: pg.Pool, tenantId: number): Promise<Set<number>> {
  const institutions = await readTenant(pool, tenantId, ({ client }) =>
    query<{ id: number }>(client, sql`select institution_id as id from financial.institution where tenant_id = ${tenantId}`),
  )
  return new Set(institutions.map(({ id }) => id))
}

/** Throws NOT_FOUND. */
export function bankFileDetails(pool: pg.Pool, manager: BankManager, fileId: string, today: string): Promise<BankFileDetails> {
  return readTenant(pool, manager.tenantId, async ({ client }) => {
    const { problems, ...file } = await requireFile(client, manager, fileId)
    const counts = await query<{ finding: EntryFinding; state: string; entries: number; amount: number }>(
      client,
      sql`select ${findingColumn} as finding, e.state, count(*)::int as entries, sum(e.amount_cents)::bigint as amount
        from financial.bank_file_entry e left join financial.payment p on p.payment_id = e.payment_id
        where e.tenant_id = ${manager.tenantId} and e.file_id = ${fileId}::uuid group by 1, 2`,
    )
    const [arrived] = await query<{ entries: number }>(
      client,
      sql`select count(*)::int as entries from financial.bank_file_entry e where ${hasArrived(manager, fileId, today)}`,
    )
    const getSum = (rows: typeof counts) =>
      rows.reduce((sum, row) => ({ entries: sum.entries + row.entries, amount: sum.amount + row.amount }), { entries: 0, amount: 0 })
    const findings = [...new Set(counts.map(({ finding }) => finding))]
    return {
      ...toBankFile(file),
      problems,
      findings: findings.map((finding) => ({ finding, ...getSum(counts.filter((row) => row.finding === finding)) })),
      done: getSum(counts.filter(({ state }) => state !== 'waiting')).entries,
      arrived: arrived!.entries,
    }
  })
}

/** In the order of the file. Throws NOT_FOUND. */
export function bankFileEntries(
  pool: pg.Pool,
  manager: BankManager,
  { fileId, page, perPage, finding }: Page & { fileId: string; finding?: EntryFinding | undefined },
) {
  return readTenant(pool, manager.tenantId, async ({ client }) => {
    await requireFile(client, manager, fileId)
    const condition = sql`e.tenant_id = ${manager.tenantId} and e.file_id = ${fileId}::uuid ${finding ? sql`and ${findingColumn} = ${finding}` : sql``}`
    const entries = sql`financial.bank_file_entry e left join financial.payment p on p.payment_id = e.payment_id`
    const [count] = await query<{ total: number }>(client, sql`select count(*)::int as total from ${entries} where ${condition}`)
    const results = await query<BankFileEntry>(
      client,
      sql`select e.line, e.our_number as "ourNumber", e.movement, e.effect, e.reasons, e.paid_on as "paidOn", e.amount_cents as amount, ${findingColumn} as finding,
          e.state = 'booked' as "isBooked",
          case when p.payment_id is not null then jsonb_build_object('paymentId', p.payment_id, 'amount', p.amount_cents, 'payerName', (
            select n.student_name from financial.payment_debt pd join financial.debt d on d.debt_id = pd.debt_id
            join financial.enrollment n on n.enrollment_id = d.enrollment_id
            where pd.payment_id = p.payment_id order by pd.debt_id limit 1)) end as slip
        from ${entries} where ${condition} order by e.line limit ${perPage} offset ${(page - 1) * perPage}`,
    )
    return { results, totalCount: count!.total, page, perPage }
  })
}

/** Selects from `financial.bank_file_entry e` entries that were left for a future day, and whose day has come. */
const hasArrived = (
  { tenantId }: BankManager,
  fileId: string,
  today: string,
) => sql`e.tenant_id = ${tenantId} and e.file_id = ${fileId}::uuid
  and e.state = 'left' and e.finding = 'future_day' and e.paid_on <= ${today}::date`

/**
 * Books in the background. Throws NOT_FOUND, and NOT_ALLOWED unless the file was read, its booking canceled, or a day came for which some
 * of it was left.
 */
export function confirmBankFile(
  { pool, clock, queueBankFile }: BankFilePorts,
  manager: BankManager & { timeZone: string },
  fileId: string,
): Promise<void> {
  const { tenantId } = manager
  return inTenant(pool, tenantId, async ({ client }) => {
    const arrived = await query(
      client,
      sql`update financial.bank_file_entry e set state = 'waiting'
        where ${hasArrived(manager, fileId, civilToday(clock, manager.timeZone))} and exists (
          select from financial.bank_file f where ${placeCondition(manager, 'f')} and f.file_id = e.file_id) returning e.line`,
    )
    const set = sql`confirmed_at = coalesce(confirmed_at, ${clock.now().toISOString()}::timestamptz)`
    const from: BankFileStatus[] = arrived.length > 0 ? ['ready', 'canceled', 'booked'] : ['ready', 'canceled']
    await changeStatus(client, manager, fileId, { from, to: 'booking', set })
    await queueBankFile(client, { tenantId, fileId })
  })
}

/** Stops booking a file; what is booked stays. Throws NOT_FOUND, and NOT_ALLOWED unless the file is being booked. */
export function cancelBankFile(pool: pg.Pool, manager: BankManager, fileId: string): Promise<void> {
  return inTenant(pool, manager.tenantId, ({ client }) =>
    changeStatus(client, manager, fileId, { from: ['booking'], to: 'canceled', set: sql`finished_at = null` }),
  )
}

async function changeStatus(
  client: pg.ClientBase,
  manager: BankManager,
  fileId: string,
  { from, to, set }: { from: readonly BankFileStatus[]; to: BankFileStatus; set: SQL },
): Promise<void> {
  const { status } = await requireFile(client, manager, fileId, sql`for update of f`)
  if (!from.includes(status)) throw new DomainError('NOT_ALLOWED')
  await query(
    client,
    sql`update financial.bank_file set status = ${to}, ${set} where tenant_id = ${manager.tenantId} and file_id = ${fileId}::uuid`,
  )
}

interface FileRow extends Omit<BankFile, 'account' | 'sentAt' | 'confirmedAt' | 'finishedAt'> {
  account: NonNullable<BankFile['account']> | null
  problems: BankFileProblem[]
  sentAt: Date
  confirmedAt: Date | null
  finishedAt: Date | null
}

/** The columns of an account as pages name them, of `financial.bank_account a` with bank `b` and institution `i`. */
export const accountColumns = sql`'accountId', a.account_id, 'bankName', b.nickname, 'institutionName', i.name, 'branch', a.branch,
  'number', a.number, 'digit', a.digit`

const fileRows = sql`select f.file_id as "fileId", f.name, f.status, f.problems, f.sequence, f.generated_on as "generatedOn",
    f.sent_at as "sentAt", f.confirmed_at as "confirmedAt", f.finished_at as "finishedAt",
    case when a.account_id is not null then jsonb_build_object(${accountColumns}) end as account,
    jsonb_build_object('entries', m.entries, 'amount', m.amount) as payments,
    jsonb_build_object('entries', m.booked_entries, 'amount', m.booked_amount) as booked,
    jsonb_build_object('entries', m.before_entries, 'amount', m.before_amount) as "bookedBefore",
    m.registered,
    case when u.entries > 0 then jsonb_build_object('entries', u.entries, 'since', u.since) end as unresolved
  from financial.bank_file f
  left join financial.bank_account a on a.account_id = f.account_id
  left join financial.bank b on b.bank_id = a.bank_id
  left join financial.institution i on i.institution_id = a.institution_id
  cross join lateral (
    select count(*) filter (where is_money)::int as entries, coalesce(sum(amount_cents) filter (where is_money), 0)::bigint as amount,
      count(*) filter (where is_money and state = 'booked')::int as booked_entries,
      coalesce(sum(amount_cents) filter (where is_money and state = 'booked'), 0)::bigint as booked_amount,
      count(*) filter (where is_money and state = 'left' and finding = 'booked_before')::int as before_entries,
      coalesce(sum(amount_cents) filter (where is_money and state = 'left' and finding = 'booked_before'), 0)::bigint as before_amount,
      count(*) filter (where finding = 'registered')::int as registered
    from (select e.state, e.finding, e.amount_cents, ${isMoney} as is_money from financial.bank_file_entry e
      where e.tenant_id = f.tenant_id and e.file_id = f.file_id) entry
  ) m
  cross join lateral (
    select count(*)::int as entries, min(e.paid_on) as since
    from financial.bank_file_entry e
    where f.status = 'booked' and e.tenant_id = f.tenant_id and e.file_id = f.file_id and ${isOfReconciliation}
      and e.finding in ('amount_differs', 'paid_again', 'future_day', 'to_check', 'unknown_slip', 'other_account')
      and not exists (
        select from financial.bank_difference_resolution r
        where r.account_id = f.account_id and r.entry_id = ${entryId} and r.reopened_at is null
          and r.kind = case when e.state <> 'booked' then 'not_booked' when e.finding = 'paid_again' then 'paid_again' else 'amount_differs' end)
      and not (e.finding = 'unknown_slip' and e.state = 'booked')
  ) u`

async function requireFile(client: pg.ClientBase, manager: BankManager, fileId: string, lock: SQL = sql``): Promise<FileRow> {
  const [found] = await query<FileRow>(
    client,
    sql`${fileRows} where ${placeCondition(manager, 'f')} and f.file_id = ${fileId}::uuid ${lock}`,
  )
  if (!found) throw new DomainError('NOT_FOUND')
  return found
}

const toBankFile = ({ sentAt, confirmedAt, finishedAt, ...file }: Omit<FileRow, 'problems'>): BankFile => ({
  ...file,
  sentAt: sentAt.toISOString(),
  confirmedAt: confirmedAt?.toISOString() ?? null,
  finishedAt: finishedAt?.toISOString() ?? null,
})
