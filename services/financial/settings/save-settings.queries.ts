import { isDeepStrictEqual } from 'node:util'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type pg from 'pg'
import { type ChargeRates, isAboveLegalRates, type ManagedInstitution, type SettingContent } from '#api/financial/financial-settings.ts'
import { paymentMethodType } from '#api/financial/payments.ts'
import { type Clock, civilToday } from '../../platform/clock.ts'
import { inTenant, readTenant, type TenantTransaction } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query } from '../../platform/query.ts'
import { placeCondition } from '../../platform/scope-condition.ts'
import { bankAccount } from '../banks/banks.schema.ts'
import { paymentSetting } from '../payments/payments.schema.ts'
import type { FindPerson } from '../persons/person-directory.ts'
import { requireItems } from './catalogs.queries.ts'
import { readInstitutions, readSettings, type SettingManager, toInstitutions } from './read-settings.queries.ts'
import { financialSetting, financialSettingVersion } from './settings.schema.ts'

export interface SettingPorts {
  pool: pg.Pool
  clock: Clock
  findPerson: FindPerson
}

export type ZonedManager = SettingManager & { timeZone: string }

/** Every institution that the manager sets up, by name (GET /settings/administration). */
export async function managedInstitutions(ports: SettingPorts, manager: ZonedManager): Promise<ManagedInstitution[]> {
  const today = civilToday(ports.clock, manager.timeZone)
  const found = await readTenant(ports.pool, manager.tenantId, ({ client }) => readInstitutions(client, manager, today))
  const makers = [...new Set(found.versions.flatMap(({ madeBy }) => madeBy ?? []))]
  const people = await Promise.all(makers.map(async (id) => [id, (await ports.findPerson(manager.tenantId, id))?.name ?? null] as const))
  return toInstitutions(found, new Map(people))
}

/** Throws NOT_FOUND for an institution that is not the manager's, CONTENT_CHANGED where it has settings already, and as `updateSetting`. */
export async function createSetting(
  ports: SettingPorts,
  manager: ZonedManager,
  { institutionId, content, acceptsRates = false }: { institutionId: number; content: SettingContent; acceptsRates?: boolean },
): Promise<ManagedInstitution> {
  const { tenantId } = manager
  const today = civilToday(ports.clock, manager.timeZone)
  await inTenant(ports.pool, tenantId, async (transaction) => {
    const { client, db } = transaction
    await requireInstitution(client, manager, institutionId)
    const acceptedRates = requireAccepted(content, null, acceptsRates)
    const valid = await requireValid(transaction, manager, institutionId, content, today)
    const [made] = await db
      .insert(financialSetting)
      .values({ tenantId, institutionId, fineBasisPoints: 0, interestBasisPoints: 0 })
      .onConflictDoNothing({ target: financialSetting.institutionId })
      .returning({ settingId: financialSetting.settingId })
    if (!made) throw new DomainError('CONTENT_CHANGED')
    await store(transaction, manager, { ...made, institutionId, revision: 0, content: valid, acceptedRates, today, now: ports.clock.now() })
  })
  return managedInstitution(ports, manager, institutionId)
}

/**
 * Debts that were charged keep their rates, and what changes nothing makes no version. Throws NOT_FOUND for settings or lists that are not the manager's, CONTENT_CHANGED where
 * somebody saved since `revision`, DAY_NOT_ALLOWED for rates from a day that is over, METHOD_NOT_OFFERED for cards without an acquirer,
 * RATES_NOT_ACCEPTED for new rates above what the law usually allows that nobody accepted.
 */
export async function updateSetting(
  ports: SettingPorts,
  manager: ZonedManager,
  {
    settingId,
    revision,
    content,
    acceptsRates = false,
  }: { settingId: number; revision: number; content: SettingContent; acceptsRates?: boolean },
): Promise<ManagedInstitution> {
  const { tenantId } = manager
  const today = civilToday(ports.clock, manager.timeZone)
  const institutionId = await inTenant(ports.pool, tenantId, async (transaction) => {
    const { client, db } = transaction
    const found = await lockSetting(client, manager, settingId)
    if (found.revision !== revision) throw new DomainError('CONTENT_CHANGED')
    const [before] = await readSettings(client, manager, today, sql`s.setting_id = ${settingId}`)
    const acceptedRates = requireAccepted(content, before!.content, acceptsRates)
    const valid = await requireValid(transaction, manager, found.institutionId, content, today)
    if (isDeepStrictEqual(valid, before!.content)) return found.institutionId
    // Settings created by a seed or another system have no version of their own.
    await db.insert(financialSettingVersion).values({ tenantId, settingId, revision, content: before!.content }).onConflictDoNothing()
    const next = { ...found, settingId, revision: revision + 1, content: valid, acceptedRates }
    await store(transaction, manager, { ...next, today, now: ports.clock.now() })
    return found.institutionId
  })
  return managedInstitution(ports, manager, institutionId)
}

/** Throws NOT_FOUND, and IN_USE once the institution has charged something. */
export function removeSetting({ pool }: SettingPorts, manager: SettingManager, settingId: number): Promise<void> {
  return inTenant(pool, manager.tenantId, async ({ client, db }) => {
    const { institutionId } = await lockSetting(client, manager, settingId)
    const charged = await query(
      client,
      sql`select from financial.debt where tenant_id = ${manager.tenantId} and institution_id = ${institutionId} limit 1`,
    )
    if (charged.length > 0) throw new DomainError('IN_USE')
    await db.delete(financialSetting).where(and(eq(financialSetting.tenantId, manager.tenantId), eq(financialSetting.settingId, settingId)))
  })
}

async function managedInstitution(ports: SettingPorts, manager: ZonedManager, institutionId: number): Promise<ManagedInstitution> {
  const [found] = await managedInstitutions(ports, { ...manager, institutionId })
  return found!
}

async function requireInstitution(client: pg.ClientBase, manager: SettingManager, institutionId: number): Promise<void> {
  const found = await query(
    client,
    sql`select from financial.institution i where ${placeCondition(manager, 'i')} and i.institution_id = ${institutionId}`,
  )
  if (found.length === 0) throw new DomainError('NOT_FOUND')
}

/** Throws NOT_FOUND. */
async function lockSetting(client: pg.ClientBase, manager: SettingManager, settingId: number) {
  const [found] = await query<{ institutionId: number; revision: number }>(
    client,
    sql`select s.institution_id as "institutionId", s.revision from financial.setting s join financial.institution i using (institution_id)
      where ${placeCondition(manager, 'i')} and s.setting_id = ${settingId} for update of s`,
  )
  if (!found) throw new DomainError('NOT_FOUND')
  return found
}

/** Checks the content and returns it as stored: rates from today on have no day of their own. */
async function requireValid(
  { client, db }: TenantTransaction,
  { tenantId }: SettingManager,
  institutionId: number,
  content: SettingContent,
  today: string,
): Promise<SettingContent> {
  const { ratesFrom, statuses, methods, slipAccountId } = content
  const place = { tenantId, institutionId }
  if (ratesFrom !== null && ratesFrom < today) throw new DomainError('DAY_NOT_ALLOWED')
  await requireItems(client, tenantId, [
    ...Object.values(statuses).map((itemId) => ({ kind: 'debt_status', itemId }) as const),
    ...Object.values(methods).flatMap(
      ({ methodItemId, placeItemId }) =>
        [
          { kind: 'payment_method', itemId: methodItemId },
          { kind: 'payment_place', itemId: placeItemId },
        ] as const,
    ),
  ])
  if (slipAccountId !== null) {
    const accounts = await db
      .select({ accountId: bankAccount.accountId })
      .from(bankAccount)
      .where(and(placeCondition(place, bankAccount), eq(bankAccount.accountId, slipAccountId)))
      .for('share')
    if (accounts.length === 0) throw new DomainError('NOT_FOUND')
  }
  if (methods.credit_card.isOffered) {
    if (!(await db.$count(paymentSetting, and(placeCondition(place, paymentSetting), isNotNull(paymentSetting.cardKey)))))
      throw new DomainError('METHOD_NOT_OFFERED')
  }
  return { ...content, ratesFrom: ratesFrom === today ? null : ratesFrom }
}

/** Returns whether new rates exceed the usual legal limits and were accepted. Throws RATES_NOT_ACCEPTED. */
function requireAccepted(content: ChargeRates, before: ChargeRates | null, accepts: boolean): boolean {
  const isSame = before?.finesBasisPoints === content.finesBasisPoints && before.interestBasisPoints === content.interestBasisPoints
  if (isSame || !isAboveLegalRates(content)) return false
  if (!accepts) throw new DomainError('RATES_NOT_ACCEPTED')
  return true
}

interface Saved {
  settingId: number
  institutionId: number
  revision: number
  content: SettingContent
  acceptedRates: boolean
  today: string
  now: Date
}

async function store({ client, db }: TenantTransaction, { tenantId, userId }: SettingManager, saved: Saved): Promise<void> {
  const { settingId, institutionId, revision, content, acceptedRates, today, now } = saved
  const methodItems = Object.fromEntries(
    Object.entries(content.methods).map(([method, { methodItemId, placeItemId }]) => [method, { methodItemId, placeItemId }]),
  )
  // Today's rates continue until the first day of the saved ones, which replace any rates that have not begun.
  await query(
    client,
    sql`update financial.setting set fine_bp = ${content.finesBasisPoints}, interest_bp = ${content.interestBasisPoints},
        rates_from = ${content.ratesFrom ?? today}::date,
        earlier_fine_bp = case when rates_from > ${today}::date then earlier_fine_bp else fine_bp end,
        earlier_interest_bp = case when rates_from > ${today}::date then earlier_interest_bp else interest_bp end,
        statuses = ${JSON.stringify(content.statuses)}::jsonb, method_items = ${JSON.stringify(methodItems)}::jsonb,
        revision = ${revision}
      where tenant_id = ${tenantId} and setting_id = ${settingId}`,
  )
  const offered = paymentMethodType.options.filter((method) => content.methods[method].isOffered)
  // Not a single statement, because the row to insert would be checked without the card key of the existing one.
  const place = { tenantId, institutionId }
  const payments = { methods: offered, slipAccountId: content.slipAccountId }
  const { rowCount } = await db.update(paymentSetting).set(payments).where(placeCondition(place, paymentSetting))
  if (rowCount === 0) await db.insert(paymentSetting).values({ ...place, ...payments })
  await db.insert(financialSettingVersion).values({ tenantId, settingId, revision, content, madeBy: userId, madeAt: now, acceptedRates })
  // Lists of debts selected by a code of the institution's own system may now contain others.
  await query(client, sql`select pg_notify('financial_debts', ${String(tenantId)})`)
}
