import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { BankFileProblem } from '#api/financial/bank-files.ts'
import { civilToday } from '../../platform/clock.ts'
import { inTenant } from '../../platform/database.ts'
import { lookUpByIndex, query, toSqlArray } from '../../platform/query.ts'
import type { PaymentPorts } from '../payments/payment-ports.ts'
import { findSlips, numberEntries } from './entry-findings.queries.ts'
import { recordLines } from './record-lines.ts'
import { createReturnReader, type ReturnEntry, type ReturnHeader } from './return-reader.ts'

const batchSize = 2000

/** Thrown to undo what was read of a refused file. */
class Refused extends Error {
  readonly problems: readonly BankFileProblem[]
  constructor(problems: readonly BankFileProblem[]) {
    super('a bank file cannot be booked')
    this.problems = problems
  }
}

/** Stores all entries of a file that waits to be read, or none and the reasons why. Idempotent. */
export async function readBankFile(
  { pool, clock, getTimeZone }: Pick<PaymentPorts, 'pool' | 'clock' | 'getTimeZone'>,
  tenantId: number,
  fileId: string,
): Promise<void> {
  const timeZone = await getTimeZone(tenantId)
  try {
    await inTenant(pool, tenantId, async ({ client }) => {
      const [file] = await query<{ institutionId: number | null }>(
        client,
        sql`select institution_id as "institutionId" from financial.bank_file
          where tenant_id = ${tenantId} and file_id = ${fileId}::uuid and status = 'reading' for update`,
      )
      if (!file) return
      const { header, unread } = await keepEntries(client, tenantId, fileId)
      const accountId = await findAccount(client, { tenantId, ...file }, header)
      if (accountId === null) throw new Refused([{ line: 1, reason: 'account' }])
      await query(
        client,
        sql`update financial.bank_file f set status = 'ready', account_id = a.account_id, institution_id = a.institution_id,
            sequence = ${header.sequence}, generated_on = ${header.generatedOn}::date, problems = ${JSON.stringify(unread)}::jsonb
          from financial.bank_account a where a.account_id = ${accountId} and f.tenant_id = ${tenantId} and f.file_id = ${fileId}::uuid`,
      )
      // Without statistics the planner assumes that a new file is empty, and would join each of its entries with each.
      await query(client, sql`analyze financial.bank_file_entry`)
      await lookUpByIndex(client)
      await numberEntries(client, { tenantId, fileId })
      await findSlips(client, { tenantId, fileId }, { timeZone, today: civilToday(clock, timeZone) })
    })
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    await inTenant(pool, tenantId, ({ client }) =>
      query(
        client,
        sql`update financial.bank_file set status = 'refused', problems = ${JSON.stringify(error.problems)}::jsonb
          where tenant_id = ${tenantId} and file_id = ${fileId}::uuid and status = 'reading'`,
      ),
    )
  }
}

/** Stores the entries; returns the header and the lines that were left out. */
async function keepEntries(
  client: pg.ClientBase,
  tenantId: number,
  fileId: string,
): Promise<{ header: ReturnHeader; unread: readonly BankFileProblem[] }> {
  const reader = createReturnReader()
  let batch: ReturnEntry[] = []
  for await (const line of recordLines(getContent(client, tenantId, fileId))) {
    const entry = reader.push(line)
    if (!entry || reader.isRefused()) continue
    batch.push(entry)
    if (batch.length < batchSize) continue
    await insertEntries(client, tenantId, fileId, batch)
    batch = []
  }
  const { isRefused, problems } = reader.end()
  if (isRefused) throw new Refused(problems)
  await insertEntries(client, tenantId, fileId, batch)
  return { header: reader.header()!, unread: problems }
}

async function* getContent(client: pg.ClientBase, tenantId: number, fileId: string): AsyncGenerator<Buffer> {
  for (let position = 0; ; position++) {
    const [chunk] = await query<{ content: Buffer }>(
      client,
      sql`select content from financial.bank_file_chunk
        where tenant_id = ${tenantId} and file_id = ${fileId}::uuid and position = ${position}`,
    )
    if (!chunk) return
    yield chunk.content
  }
}

async function insertEntries(client: pg.ClientBase, tenantId: number, fileId: string, entries: readonly ReturnEntry[]): Promise<void> {
  await query(
    client,
    sql`insert into financial.bank_file_entry
        (file_id, line, tenant_id, our_number, movement, effect, reasons, paid_on, credited_on, due_on, amount_cents, fee_cents)
      select ${fileId}::uuid, line, ${tenantId}::int, "ourNumber", movement, effect, reasons, "paidOn", "creditedOn", "dueOn", amount, fee
      from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
        as e(line int, "ourNumber" text, movement text, effect text, reasons text, "paidOn" date, "creditedOn" date, "dueOn" date,
          amount bigint, fee bigint)`,
  )
}

/** Returns the account of a file if the sender may see it; found by agreement if several share its number or only the agreement is known. */
async function findAccount(
  client: pg.ClientBase,
  { tenantId, institutionId }: { tenantId: number; institutionId: number | null },
  { bank, branch, number, digits, agreements }: ReturnHeader,
): Promise<number | null> {
  const isNamed =
    number === null
      ? sql`ltrim(a.agreement, '0') in (select ltrim(given, '0') from unnest(${toSqlArray(agreements)}::text[]) given)`
      : sql`ltrim(a.number, '0') = ltrim(${number}, '0') and a.digit = any(${toSqlArray(digits)}::text[])`
  const found = await query<{ accountId: number; isAgreed: boolean }>(
    client,
    sql`select a.account_id as "accountId", exists (
        select from unnest(${toSqlArray(agreements)}::text[]) given where strpos(given, ltrim(a.agreement, '0')) > 0) as "isAgreed"
      from financial.bank_account a join financial.bank b on b.bank_id = a.bank_id
      where a.tenant_id = ${tenantId} and b.code = ${bank} and ltrim(a.branch, '0') = ltrim(${branch}, '0')
        and ${isNamed}
        ${institutionId === null ? sql`` : sql`and a.institution_id = ${institutionId}`}`,
  )
  const [only, ...others] = found
  return (others.length > 0 ? found.find(({ isAgreed }) => isAgreed) : only)?.accountId ?? null
}
