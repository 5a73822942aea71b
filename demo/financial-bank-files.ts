import { pino } from 'pino'
import type pg from 'pg'
import { appConfig } from '#config'
import { bookBankFile } from '../services/financial/bank-files/book-bank-file.queries.ts'
import { confirmBankFile } from '../services/financial/bank-files/bank-files.queries.ts'
import { readBankFile } from '../services/financial/bank-files/read-bank-file.queries.ts'
import { getReconciliation } from '../services/financial/bank-files/reconciliation.queries.ts'
import { makeRemittance } from '../services/financial/bank-files/remittances.queries.ts'
import { resolveDifference } from '../services/financial/bank-files/resolutions.queries.ts'
import { sendBankFile } from '../services/financial/bank-files/send-bank-file.queries.ts'
import { recordAttempt } from '../services/financial/payments/payment-attempt.ts'
import type { PaymentPorts } from '../services/financial/payments/payment-ports.ts'
import { inTenant } from '../services/platform/database.ts'
import { type ReturnedSlip, returnText } from './sandbox/bank/return-file.ts'

/** The account that the files belong to, and the person who sent them. */
export interface BankFileDemo {
  tenantId: number
  institutionId: number
  userId: number
  /** The institution that the sender works for; null for all of the tenant. */
  senderInstitutionId: number | null
  /** Debts that were paid by a slip. */
  paid: readonly number[]
  /** Ids of open debts whose slips are in the file that waits to be booked. */
  open: readonly number[]
}

interface Owed {
  debtId: number
  userId: number
  dueDate: string
}
interface Slip {
  ourNumber: string
  amount: number
}
interface Account {
  accountId: number
  bank: string
  branch: string
  number: string
  digit: string
  agreement: string
}

/** The bank's fee for each slip, in cents. */
const fee = 250
const timeZone = appConfig.defaultTimeZone

/**
 * Lays slips, remittances and return files by the product's own functions, each on its day: months that are paid, with money of a slip
 * that nobody knows; this morning's file, which waits to be booked; one that was cut. `today` is `YYYY-MM-DD` there.
 */
export async function seedBankFiles(pool: pg.Pool, demo: BankFileDemo, today: string, now: Date): Promise<void> {
  const files = await getBankFiles(pool, demo)
  const months = await debtsByDueDate(pool, demo.tenantId, demo.paid)
  for (const [index, [dueDate, owed]] of months.entries()) {
    const slips = await files.registerSlips(owed, dueDate, addDays(dueDate, -12))
    const isLast = index === months.length - 1
    const paidOn = addDays(dueDate, -2)
    const entries = slips.map((slip) => ({ ...slip, paidOn, fee }))
    await files.bookReturn(isLast ? [...entries, files.unknownSlip(paidOn)] : entries, `${addDays(dueDate, -1)}T11:20:00Z`)
    if (isLast) await files.resolveUnknown(paidOn, new Date(`${dueDate}T14:05:00Z`))
  }
  const waiting = await debtsByDueDate(pool, demo.tenantId, demo.open)
  const slips: Slip[] = []
  for (const [dueDate, owed] of waiting) slips.push(...(await files.registerSlips(owed, dueDate, addDays(today, -4))))
  const yesterday = addDays(today, -1)
  const entries = slips.map((slip, index) => ({ ...slip, amount: index === 0 ? slip.amount - 1_000 : slip.amount, paidOn: yesterday, fee }))
  const text = files.write([...entries, files.unknownSlip(yesterday)], today)
  await files.send(text.slice(0, 900), 'RETORNO-INCOMPLETO.RET', new Date(`${yesterday}T20:40:00Z`))
  if (slips.length > 0) {
    const morning = new Date(`${today}T11:15:00Z`)
    await files.send(text, null, morning < now ? morning : now)
  }
}

async function getBankFiles(pool: pg.Pool, { tenantId, institutionId, senderInstitutionId, userId }: BankFileDemo) {
  const manager = { tenantId, institutionId: senderInstitutionId, userId, timeZone }
  const { accountId, ...account } = await findAccount(pool, tenantId, institutionId)
  let sequence = 0
  let unknown = 0

  /** Builds the ports like those of the job. No charge is taken back at a bank, because there are none but these slips. */
  const createPorts = (at: Date): PaymentPorts => ({
    pool,
    clock: { now: () => at },
    getTimeZone: async () => timeZone,
    getMainLanguage: async () => 'pt-BR',
    log: pino({ level: 'silent' }),
    acquirer: {} as never,
    slipBank: {} as never,
    cards: {} as never,
  })

  const write = (entries: readonly ReturnedSlip[], generatedOn: string) =>
    returnText(entries, { ...account, sequence: ++sequence, generatedOn })

  async function send(text: string, name: string | null, at: Date): Promise<string> {
    const file = new File([Buffer.from(text, 'latin1')], name ?? `CB${String(sequence).padStart(6, '0')}.RET`)
    const { fileId } = await sendBankFile({ ...createPorts(at), queueBankFile: async () => undefined }, manager, file)
    await readBankFile(createPorts(at), tenantId, fileId)
    return fileId
  }

  async function bookReturn(entries: readonly ReturnedSlip[], sentAt: string): Promise<void> {
    const fileId = await send(write(entries, sentAt.slice(0, 10)), null, new Date(sentAt))
    const ports = createPorts(new Date(Date.parse(sentAt) + 4 * 60_000))
    await confirmBankFile({ ...ports, queueBankFile: async () => undefined }, manager, fileId)
    await bookBankFile(ports, tenantId, fileId)
  }

  return {
    write,
    send,
    bookReturn,
    /** Registers slips as students order them, in a remittance of the same day, which the bank answers the next morning. */
    async registerSlips(owed: readonly Owed[], dueOn: string, day: string): Promise<Slip[]> {
      await inTenant(pool, tenantId, async ({ client }) => {
        for (const { debtId, userId: payer } of owed) {
          const scope = { tenantId, institutionId: null, userId: payer, timeZone, languages: ['pt-BR', 'pt-BR'] as const }
          const attempt = { debtIds: [debtId], expectedAmount: null, idempotencyKey: crypto.randomUUID() }
          await recordAttempt(
            client,
            scope,
            { ...attempt, instrument: { method: 'bank_slip', dueOn } },
            { now: new Date(`${day}T13:${10 + (debtId % 40)}:00Z`), today: day },
          )
        }
      })
      await makeRemittance(pool, manager, accountId, new Date(`${day}T19:30:00Z`))
      const slips = await getSlips(pool, tenantId, owed)
      const next = addDays(day, 1)
      await bookReturn(
        slips.map((slip) => ({ ...slip, movement: '02', paidOn: next })),
        `${next}T11:30:00Z`,
      )
      return slips
    },
    /** Payment of a slip of the institution's previous system. */
    unknownSlip: (paidOn: string): ReturnedSlip => ({
      ourNumber: `${account.agreement}000000${4471 + unknown++}`,
      amount: 31_250,
      paidOn,
      fee,
      payerName: 'MARCELO TEIXEIRA',
    }),
    async resolveUnknown(paidOn: string, at: Date): Promise<void> {
      const period = { accountId, from: paidOn, to: paidOn, differences: 'open' as const }
      const { differences } = await getReconciliation({ pool, clock: createPorts(at).clock, findPerson: async () => null }, manager, period)
      for (const { kind, entryId } of differences)
        await resolveDifference(createPorts(at), manager, {
          accountId,
          kind,
          entryId,
          paidOn,
          reason: 'other_system',
          note: 'Boleto do sistema anterior, baixado lá.',
        })
    },
  }
}

async function findAccount(pool: pg.Pool, tenantId: number, institutionId: number): Promise<Account> {
  const { rows } = await inTenant(pool, tenantId, ({ client }) =>
    client.query<Account>(
      `select account_id as "accountId", b.code as bank, a.branch, a.number, a.digit, a.agreement
      from financial.bank_account a join financial.bank b using (bank_id) where a.tenant_id = $1 and a.institution_id = $2`,
      [tenantId, institutionId],
    ),
  )
  return rows[0]!
}

/** Oldest first. */
async function debtsByDueDate(pool: pg.Pool, tenantId: number, debtIds: readonly number[]): Promise<[string, Owed[]][]> {
  const { rows } = await inTenant(pool, tenantId, ({ client }) =>
    client.query<Owed>(
      `select d.debt_id as "debtId", e.user_id as "userId", d.due_date::text as "dueDate"
      from financial.debt d join financial.enrollment e using (enrollment_id)
      where d.tenant_id = $1 and d.debt_id = any ($2::int[]) order by d.due_date, d.debt_id`,
      [tenantId, debtIds],
    ),
  )
  const days = [...new Set(rows.map(({ dueDate }) => dueDate))]
  return days.map((day) => [day, rows.filter(({ dueDate }) => dueDate === day)])
}

async function getSlips(pool: pg.Pool, tenantId: number, owed: readonly Owed[]): Promise<Slip[]> {
  const { rows } = await inTenant(pool, tenantId, ({ client }) =>
    client.query<Slip>(
      `select p.txid as "ourNumber", p.amount_cents as amount from financial.payment p join financial.payment_debt pd using (payment_id)
      where p.tenant_id = $1 and p.method = 'bank_slip' and pd.debt_id = any ($2::int[]) order by pd.debt_id`,
      [tenantId, owed.map(({ debtId }) => debtId)],
    ),
  )
  return rows
}

const addDays = (date: string, days: number) => new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
