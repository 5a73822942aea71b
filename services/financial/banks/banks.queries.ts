import { isValidBankAccount } from '@brazilian-utils/brazilian-utils/is-valid-bank-account'
import { getBankByCode } from '@brazilian-utils/brazilian-utils/get-bank-by-code'
import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Bank, BankAccount, BankAccountInput, BankInput } from '#api/financial/banks.ts'
import { inTenant, readTenant, type TenantTransaction } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { normalizedSql, containsNormalized } from '../../platform/normalized-text.ts'
import { query } from '../../platform/query.ts'
import { placeCondition } from '../../platform/scope-condition.ts'
import { type SelectedRow, selectColumns } from '../../platform/select-columns.ts'
import { bank, bankAccount } from './banks.schema.ts'

/** Staff who manage banks, of one institution, or of all if it is null. */
export interface BankManager {
  tenantId: number
  institutionId: number | null
}

/** A bank with the key of its logo in the file store. */
export type StoredBank = Omit<Bank, 'logo'> & { logoKey: string | null }

/** A change of the logo: a new picture by its key, or none. */
export interface LogoChange {
  key: string | null
  /** Size in bytes; null if the key is null. */
  size: number | null
  /** Keeps the picture; called once the bank is locked and before it refers to the picture. */
  keep(): Promise<void>
}
type BankNames = Pick<BankInput, 'code' | 'name' | 'nickName'>

/** The account of `financial.bank_account a` as a slip prints it. */
export const printedAccount = sql`a.branch || ' / ' || a.number || '-' || a.digit`

/** Lists the banks by name (GET /banks). */
export function listBanks(pool: pg.Pool, { tenantId }: BankManager, search?: string): Promise<StoredBank[]> {
  const matching = search
    ? sql`and (${containsNormalized('b.name', search)} or ${containsNormalized('b.nickname', search)} or strpos(b.code, ${search}) > 0)`
    : sql``
  return readTenant(pool, tenantId, ({ client }) => readBanks(client, sql`b.tenant_id = ${tenantId} ${matching}`))
}

/** Throws BANK_EXISTS for a code that is registered. */
export function createBank(
  pool: pg.Pool,
  { tenantId }: BankManager,
  { code, name, nickName }: BankNames,
  logo?: LogoChange,
): Promise<StoredBank> {
  return inTenant(pool, tenantId, async ({ client, db }) => {
    const [made] = await db
      .insert(bank)
      .values({ tenantId, code, name, nickname: nickName, logoKey: logo?.key, logoSize: logo?.size })
      .onConflictDoNothing({ target: [bank.tenantId, bank.code] })
      .returning({ bankId: bank.bankId })
    if (!made) throw new DomainError('BANK_EXISTS')
    await logo?.keep()
    return readBank(client, tenantId, made.bankId)
  })
}

/**
 * Throws NOT_FOUND, CONTENT_CHANGED where somebody has changed it since `revision`, BANK_EXISTS for the code of another one.
 *
 * @returns the bank, and the key of the logo that it had before
 */
export function updateBank(
  pool: pg.Pool,
  { tenantId }: BankManager,
  { bankId, revision, code, name, nickName }: BankNames & { bankId: number; revision: number },
  logo?: LogoChange,
): Promise<{ bank: StoredBank; logoBefore: string | null }> {
  return inTenant(pool, tenantId, async ({ client, db }) => {
    const found = await lockBank(db, tenantId, bankId)
    if (found.revision !== revision) throw new DomainError('CONTENT_CHANGED')
    if (await db.$count(bank, and(eq(bank.tenantId, tenantId), eq(bank.code, code), ne(bank.bankId, bankId))))
      throw new DomainError('BANK_EXISTS')
    const isOther = logo && logo.key !== found.logoKey
    if (isOther) await logo.keep()
    await db
      .update(bank)
      .set({ code, name, nickname: nickName, revision: revision + 1, ...(isOther && { logoKey: logo.key, logoSize: logo.size }) })
      .where(byKey(tenantId, bankId))
    return { bank: await readBank(client, tenantId, bankId), logoBefore: found.logoKey }
  })
}

/**
 * Throws NOT_FOUND, and IN_USE while it has accounts.
 *
 * @returns the key of its logo
 */
export function removeBank(pool: pg.Pool, { tenantId }: BankManager, bankId: number): Promise<string | null> {
  return inTenant(pool, tenantId, async ({ client, db }) => {
    const { logoKey } = await lockBank(db, tenantId, bankId)
    const { accounts } = await readBank(client, tenantId, bankId)
    if (accounts > 0) throw new DomainError('IN_USE')
    await db.delete(bank).where(byKey(tenantId, bankId))
    return logoKey
  })
}

/** Lists accounts by bank and institution (GET /bank-accounts), with the institutions that an account may be registered for. */
export function listBankAccounts(pool: pg.Pool, manager: BankManager, bankId?: number) {
  return readTenant(pool, manager.tenantId, async ({ client }) => ({
    results: await readAccounts(client, manager, bankId === undefined ? sql`true` : sql`a.bank_id = ${bankId}`),
    institutions: await query<{ institutionId: number; name: string }>(
      client,
      sql`select i.institution_id as "institutionId", i.name from financial.institution i where ${placeCondition(manager, 'i')} order by i.name`,
    ),
  }))
}

/** Throws NOT_FOUND for a bank or an institution that is not the caller's, ACCOUNT_DIGIT, and AGREEMENT_TAKEN. */
export function createBankAccount(pool: pg.Pool, manager: BankManager, input: BankAccountInput): Promise<BankAccount> {
  const { tenantId } = manager
  return inTenant(pool, tenantId, async ({ client, db }) => {
    await requireAccount(client, manager, input)
    const [made] = await db
      .insert(bankAccount)
      .values({ ...input, tenantId })
      .onConflictDoNothing({ target: [bankAccount.tenantId, bankAccount.agreement] })
      .returning({ accountId: bankAccount.accountId })
    if (!made) throw new DomainError('AGREEMENT_TAKEN')
    return readAccount(client, manager, made.accountId)
  })
}

/**
 * Throws NOT_FOUND, CONTENT_CHANGED, ACCOUNT_DIGIT, AGREEMENT_TAKEN; NUMBER_USED for a next number below the one that stands, and IN_USE
 * for another bank, agreement or institution once slips bear them: they are paid by what they print.
 */
export function updateBankAccount(
  pool: pg.Pool,
  manager: BankManager,
  { accountId, revision, ...input }: BankAccountInput & { accountId: number; revision: number },
): Promise<BankAccount> {
  const { tenantId } = manager
  return inTenant(pool, tenantId, async ({ client, db }) => {
    await lockAccount(client, manager, accountId)
    const found = await readAccount(client, manager, accountId)
    if (found.revision !== revision) throw new DomainError('CONTENT_CHANGED')
    if (input.nextNumber < found.nextNumber) throw new DomainError('NUMBER_USED')
    const isMoved = input.bankId !== found.bankId || input.agreement !== found.agreement || input.institutionId !== found.institutionId
    if (isMoved && (await isUsed(client, accountId))) throw new DomainError('IN_USE')
    await requireAccount(client, manager, input)
    const ofTenant = eq(bankAccount.tenantId, tenantId)
    if (await db.$count(bankAccount, and(ofTenant, eq(bankAccount.agreement, input.agreement), ne(bankAccount.accountId, accountId))))
      throw new DomainError('AGREEMENT_TAKEN')
    await db
      .update(bankAccount)
      .set({ ...input, revision: revision + 1 })
      .where(and(ofTenant, eq(bankAccount.accountId, accountId)))
    return readAccount(client, manager, accountId)
  })
}

/** Throws NOT_FOUND, and IN_USE once slips were made for it or a setting names it. */
export function removeBankAccount(pool: pg.Pool, manager: BankManager, accountId: number): Promise<void> {
  return inTenant(pool, manager.tenantId, async ({ client, db }) => {
    await lockAccount(client, manager, accountId)
    if (await isUsed(client, accountId)) throw new DomainError('IN_USE')
    await db.delete(bankAccount).where(and(eq(bankAccount.tenantId, manager.tenantId), eq(bankAccount.accountId, accountId)))
  })
}

const bankColumns = selectColumns(bank, 'b', ['bankId', 'code', 'name', 'nickname as nickName', 'revision', 'logoKey', 'logoSize'])

const readBanks = (client: pg.ClientBase, condition: SQL): Promise<StoredBank[]> =>
  query<SelectedRow<typeof bankColumns> & { accounts: number }>(
    client,
    sql`select ${bankColumns},
        (select count(*)::int from financial.bank_account a where a.tenant_id = b.tenant_id and a.bank_id = b.bank_id) as accounts
      from financial.bank b where ${condition} order by ${sql.raw(normalizedSql('b.name'))} collate "C", b.code`,
  )

async function readBank(client: pg.ClientBase, tenantId: number, bankId: number): Promise<StoredBank> {
  const [found] = await readBanks(client, sql`b.tenant_id = ${tenantId} and b.bank_id = ${bankId}`)
  if (!found) throw new DomainError('NOT_FOUND')
  return found
}

const byKey = (tenantId: number, bankId: number) => and(eq(bank.tenantId, tenantId), eq(bank.bankId, bankId))

/** Throws NOT_FOUND. */
async function lockBank(db: TenantTransaction['db'], tenantId: number, bankId: number) {
  const [found] = await db.select().from(bank).where(byKey(tenantId, bankId)).for('update')
  if (!found) throw new DomainError('NOT_FOUND')
  return found
}

const accountColumns = selectColumns(bankAccount, 'a', [
  'accountId',
  'bankId',
  'institutionId',
  'branch',
  'number',
  'digit',
  'agreement',
  'wallet',
  'nextNumber',
  'revision',
])

const readAccounts = (client: pg.ClientBase, manager: BankManager, condition: SQL): Promise<BankAccount[]> =>
  query<SelectedRow<typeof accountColumns> & Pick<BankAccount, 'bankName' | 'institutionName' | 'registersSlips'>>(
    client,
    sql`select ${accountColumns}, b.nickname as "bankName", i.name as "institutionName",
        exists (select from financial.payment_setting s where s.slip_account_id = a.account_id) as "registersSlips"
      from financial.bank_account a
      join financial.bank b on b.tenant_id = a.tenant_id and b.bank_id = a.bank_id
      join financial.institution i on i.institution_id = a.institution_id
      where ${placeCondition(manager, 'i')} and ${condition}
      order by ${sql.raw(normalizedSql('b.name'))} collate "C", i.name, a.account_id`,
  )

async function readAccount(client: pg.ClientBase, manager: BankManager, accountId: number): Promise<BankAccount> {
  const [found] = await readAccounts(client, manager, sql`a.account_id = ${accountId}`)
  if (!found) throw new DomainError('NOT_FOUND')
  return found
}

/** Slips take their numbers from the row, so no number is given while it changes. Throws NOT_FOUND. */
async function lockAccount(client: pg.ClientBase, manager: BankManager, accountId: number): Promise<void> {
  const found = await query(
    client,
    sql`select a.account_id from financial.bank_account a join financial.institution i using (institution_id)
      where ${placeCondition(manager, 'i')} and a.account_id = ${accountId} for update of a`,
  )
  if (found.length === 0) throw new DomainError('NOT_FOUND')
}

async function isUsed(client: pg.ClientBase, accountId: number): Promise<boolean> {
  const [row] = await query<{ used: boolean }>(
    client,
    sql`select exists (select from financial.payment_setting where slip_account_id = ${accountId})
      or exists (select from financial.payment where slip_account_id = ${accountId})
      or exists (select from financial.agreement_plan where bank_account_id = ${accountId})
      or exists (select from financial.agreement where slip_account_id = ${accountId})
      or exists (select from financial.bank_file where account_id = ${accountId}) as used`,
  )
  return row!.used
}

/** Makes the checks that a form cannot make. */
async function requireAccount(
  client: pg.ClientBase,
  manager: BankManager,
  { bankId, institutionId, branch, number, digit }: BankAccountInput,
): Promise<void> {
  const { code } = await readBank(client, manager.tenantId, bankId)
  const known = await query(
    client,
    sql`select from financial.institution i where ${placeCondition(manager, 'i')} and i.institution_id = ${institutionId}`,
  )
  if (known.length === 0) throw new DomainError('NOT_FOUND')
  // The library refuses every code that the Banco Central does not list.
  if (getBankByCode(code) && !isValidBankAccount({ bankCode: code, agency: branch, account: number, digit }))
    throw new DomainError('ACCOUNT_DIGIT')
}
