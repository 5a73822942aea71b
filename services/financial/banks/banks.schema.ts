import { sql } from 'drizzle-orm'
import { bigint, check, foreignKey, index, integer, text, unique } from 'drizzle-orm/pg-core'
import { tenantPolicy } from '../../platform/tenant-policy.ts'
import { financial } from '../database/columns.schema.ts'
import { institution } from '../debts/debts.schema.ts'

/** Banks that the institutions of a tenant work with. */
export const bank = financial.table(
  'bank',
  {
    bankId: integer('bank_id').primaryKey().generatedByDefaultAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    /** COMPE, three digits. */
    code: text().notNull(),
    name: text().notNull(),
    nickname: text().notNull(),
    /** The key of the checked picture in the file store. */
    logoKey: text('logo_key'),
    /** The size of the picture in bytes. */
    logoSize: integer('logo_size'),
    revision: integer().notNull().default(0),
  },
  (table) => [
    unique('bank_code').on(table.tenantId, table.code),
    unique('bank_of_tenant').on(table.tenantId, table.bankId),
    check('bank_code_digits', sql`code ~ '^[0-9]{3}$'`),
    check('bank_logo', sql`logo_size is null or logo_key is not null`),
    tenantPolicy(),
  ],
)

/** Accounts by which institutions collect. */
export const bankAccount = financial.table(
  'bank_account',
  {
    accountId: integer('account_id').primaryKey().generatedByDefaultAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    institutionId: integer('institution_id')
      .notNull()
      .references(() => institution.institutionId),
    bankId: integer('bank_id').notNull(),
    branch: text().notNull(),
    number: text().notNull(),
    /** Check digit of the number; some banks use X or P. */
    digit: text().notNull(),
    /** The institution's number at the bank (convênio). */
    agreement: text().notNull(),
    /** Collection portfolio (carteira). */
    wallet: text().notNull(),
    /** The number of the next slip (nosso número), after the agreement. It never goes back: a number is used only once. */
    nextNumber: bigint('next_number', { mode: 'number' }).notNull().default(1),
    revision: integer().notNull().default(0),
  },
  (table) => [
    // Slip numbers begin with the agreement, so two accounts with one agreement would issue the same number twice.
    unique('bank_account_agreement').on(table.tenantId, table.agreement),
    index('bank_account_bank').on(table.tenantId, table.bankId),
    foreignKey({ columns: [table.tenantId, table.bankId], foreignColumns: [bank.tenantId, bank.bankId] }),
    check('bank_account_digits', sql`branch ~ '^[0-9]{1,5}$' and number ~ '^[0-9]{1,13}$' and digit ~ '^[0-9XP]$'`),
    check('bank_account_collection', sql`agreement ~ '^[0-9]{7}$' and wallet ~ '^[0-9]{2}$' and next_number between 1 and 9999999999`),
    tenantPolicy(),
  ],
)
