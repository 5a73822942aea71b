import { isValidBankAccount } from '@brazilian-utils/brazilian-utils/is-valid-bank-account'
import { getBankByCode } from '@brazilian-utils/brazilian-utils/get-bank-by-code'
import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Bank, BankAccount, BankAccountInput, BankInput } from '#api/financial/banks.ts'
import { inTenant, readTenant } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { normalizedSql, containsNormalized } from '../../platform/normalized-text.ts'
import { query } from '../../platform/query.ts'

/** Staff who set up banks: of one institution, or of all where it is null. */
export interface BankManager {
  tenantId: number
  institutionId: number | null
}

/** A bank with the key of its logo in the file store. */
export type StoredBank = Omit<Bank, 'logo'> & { logoKey: string | null }

/** What becomes of a logo: the picture of a key, or none. */
export interface LogoChange {
  key: string | null
  /** In bytes; null with the key. */
  size: number | null
  /** Keeps the picture, once the bank is locked and before it names it. */
  keep(): Promise<void>
}
type BankNames = Pick<BankInput, 'code' | 'name' | 'nickName'>

/** As a slip prints it, of `financial.bank_account a`. */
export const printedAccount = sql`a.branch || ' / ' || a.number || '-' || a.digit`

/** By name (GET /banks). */
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
  return inTenant(pool, tenantId, async ({ client }) => {
    const [made] = await query<{ bankId: number }>(
      client,
      sql`insert into financial.bank (tenant_id, code, name, nickname, logo_key, logo_size)
        values (${tenantId}, ${code}, ${name}, ${nickName}, ${logo?.key ?? null}, ${logo?.size ?? null})
        on conflict (tenant_id, code) do nothing returning bank_id as "bankId"`,
    )
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
  return inTenant(pool, tenantId, async ({ client }) => {
    const found = await lockBank(client, tenantId, bankId)
    if (found.revision !== revision) throw new DomainError('CONTENT_CHANGED')
    const others = await query(
      client,
      sql`select from financial.bank where tenant_id = ${tenantId} and code = ${code} and bank_id <> ${bankId}`,
    )
    if (others.length > 0) throw new DomainError('BANK_EXISTS')
    const isOther = logo && logo.key !== found.logoKey
    if (isOther) await logo.keep()
    await query(
      client,
      sql`update financial.bank set code = ${code}, name = ${name}, nickname = ${nickName}, revision = revision + 1
          ${isOther ? sql`, logo_key = ${logo.key}, logo_size = ${logo.size}` : sql``}
        where tenant_id = ${tenantId} and bank_id = ${bankId}`,
    )
    return { bank: await readBank(client, tenantId, bankId), logoBefore: found.logoKey }
  })
}

/**
 * Throws NOT_FOUND, and IN_USE while it has accounts.
 *
 * @returns the key of its logo
 */
export function removeBank(pool: pg.Pool, { tenantId }: BankManager, bankId: number): Promise<string | null> {
  return inTenant(pool, tenantId, async ({ client }) => {
    const { logoKey } = await lockBank(client, tenantId, bankId)
    const { accounts } = await readBank(client, tenantId, bankId)
    if (accounts > 0) throw new DomainError('IN_USE')
    await query(client, sql`delete from financial.bank where tenant_id = ${tenantId} and bank_id = ${bankId}`)
    return logoKey
  })
}

/** By bank and institution (GET /bank-accounts), with the institutions that an account may be registered for. */
export function listBankAccounts(pool: pg.Pool, manager: BankManager, bankId?: number) {
  return readTenant(pool, manager.tenantId, async ({ client }) => ({
    results: await readAccounts(client, manager, bankId === undefined ? sql`true` : sql`a.bank_id = ${bankId}`),
    institutions: await query<{ institutionId: number; name: string }>(
      client,
      sql`select i.institution_id as "institutionId", i.name from financial.institution i where ${getInstitutions(manager)} order by i.name`,
    ),
  }))
}

/** Throws NOT_FOUND for a bank or an institution that is not the caller's, ACCOUNT_DIGIT, and AGREEMENT_TAKEN. */
export function createBankAccount(pool: pg.Pool, manager: BankManager, input: BankAccountInput): Promise<BankAccount> {
  const { tenantId } = manager
  return inTenant(pool, tenantId, async ({ client }) => {
    await requireAccount(client, manager, input)
    const [made] = await query<{ accountId: number }>(
      client,
      sql`insert into financial.bank_account (tenant_id, institution_id, bank_id, branch, number, digit, agreement, wallet, next_number)
        values (${tenantId}, ${input.institutionId}, ${input.bankId}, ${input.branch}, ${input.number}, ${input.digit}, ${input.agreement},
          ${input.wallet}, ${input.nextNumber})
        on conflict (tenant_id, agreement) do nothing returning account_id as "accountId"`,
    )
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
  return inTenant(pool, tenantId, async ({ client }) => {
    await lockAccount(client, manager, accountId)
    const found = await readAccount(client, manager, accountId)
    if (found.revision !== revision) throw new DomainError('CONTENT_CHANGED')
    if (input.nextNumber < found.nextNumber) throw new DomainError('NUMBER_USED')
    const isMoved = input.bankId !== found.bankId || input.agreement !== found.agreement || input.institutionId !== found.institutionId
    if (isMoved && (await isUsed(client, accountId))) throw new DomainError('IN_USE')
    await requireAccount(client, manager, input)
    const taken = await query(
      client,
      sql`select from financial.bank_account where tenant_id = ${tenantId} and agreement = ${input.agreement}
        and account_id <> ${accountId}`,
    )
    if (taken.length > 0) throw new DomainError('AGREEMENT_TAKEN')
    await query(
      client,
      sql`update financial.bank_account set institution_id = ${input.institutionId}, bank_id = ${input.bankId}, branch = ${input.branch},
          number = ${input.number}, digit = ${input.digit}, agreement = ${input.agreement}, wallet = ${input.wallet},
          next_number = ${input.nextNumber}, revision = revision + 1
        where tenant_id = ${tenantId} and account_id = ${accountId}`,
    )
    return readAccount(client, manager, accountId)
  })
}

/** Throws NOT_FOUND, and IN_USE once slips were made for it or a setting names it. */
export function removeBankAccount(pool: pg.Pool, manager: BankManager, accountId: number): Promise<void> {
  return inTenant(pool, manager.tenantId, async ({ client }) => {
    await lockAccount(client, manager, accountId)
    if (await isUsed(client, accountId)) throw new DomainError('IN_USE')
    await query(client, sql`delete from financial.bank_account where tenant_id = ${manager.tenantId} and account_id = ${accountId}`)
  })
}

const getInstitutions = ({ tenantId, institutionId }: BankManager): SQL =>
  sql`i.tenant_id = ${tenantId} ${institutionId === null ? sql`` : sql`and i.institution_id = ${institutionId}`}`

const readBanks = (client: pg.ClientBase, condition: SQL): Promise<StoredBank[]> =>
  query<StoredBank>(
    client,
    sql`select b.bank_id as "bankId", b.code, b.name, b.nickname as "nickName", b.revision, b.logo_key as "logoKey",
        b.logo_size as "logoSize",
        (select count(*)::int from financial.bank_account a where a.tenant_id = b.tenant_id and a.bank_id = b.bank_id) as accounts
      from financial.bank b where ${condition} order by ${sql.raw(normalizedSql('b.name'))} collate "C", b.code`,
  )

async function readBank(client: pg.ClientBase, tenantId: number, bankId: number): Promise<StoredBank> {
  const [found] = await readBanks(client, sql`b.tenant_id = ${tenantId} and b.bank_id = ${bankId}`)
  if (!found) throw new DomainError('NOT_FOUND')
  return found
}

/** Throws NOT_FOUND. */
async function lockBank(client: pg.ClientBase, tenantId: number, bankId: number) {
  const [found] = await query<{ revision: number; logoKey: string | null }>(
    client,
    sql`select revision, logo_key as "logoKey" from financial.bank where tenant_id = ${tenantId} and bank_id = ${bankId} for update`,
  )
  if (!found) throw new DomainError('NOT_FOUND')
  return found
}

const readAccounts = (client: pg.ClientBase, manager: BankManager, condition: SQL): Promise<BankAccount[]> =>
  query<Omit<BankAccount, 'nextNumber'> & { nextNumber: string }>(
    client,
    sql`select a.account_id as "accountId", a.bank_id as "bankId", b.nickname as "bankName", a.institution_id as "institutionId",
        i.name as "institutionName", a.branch, a.number, a.digit, a.agreement, a.wallet, a.next_number as "nextNumber", a.revision,
        exists (select from financial.payment_setting s where s.slip_account_id = a.account_id) as "registersSlips"
      from financial.bank_account a
      join financial.bank b on b.tenant_id = a.tenant_id and b.bank_id = a.bank_id
      join financial.institution i on i.institution_id = a.institution_id
      where ${getInstitutions(manager)} and ${condition}
      order by ${sql.raw(normalizedSql('b.name'))} collate "C", i.name, a.account_id`,
  ).then((rows) => rows.map((row) => ({ ...row, nextNumber: Number(row.nextNumber) })))

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
      where ${getInstitutions(manager)} and a.account_id = ${accountId} for update of a`,
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

/** What a form cannot know. */
async function requireAccount(
  client: pg.ClientBase,
  manager: BankManager,
  { bankId, institutionId, branch, number, digit }: BankAccountInput,
): Promise<void> {
  const { code } = await readBank(client, manager.tenantId, bankId)
  const known = await query(
    client,
    sql`select from financial.institution i where ${getInstitutions(manager)} and i.institution_id = ${institutionId}`,
  )
  if (known.length === 0) throw new DomainError('NOT_FOUND')
  // The library refuses every code that the Banco Central does not list.
  if (getBankByCode(code) && !isValidBankAccount({ bankCode: code, agency: branch, account: number, digit }))
    throw new DomainError('ACCOUNT_DIGIT')
}
