import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type pg from 'pg'
import { maxAddresses } from '#api/address-rules.ts'
import type { AddressInput, PersonalAddress, PersonalDataChange, UpdateRequest } from '#api/academic/personal-data.ts'
import { inTenant, readTenant, type TenantTransaction } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query } from '../../platform/query.ts'
import { getRows } from '../../platform/read-together.ts'
import { ownerCondition } from '../../platform/scope-condition.ts'
import { type SelectedRow, selectColumns } from '../../platform/select-columns.ts'
import type { CallerScope } from '../access/scopes.ts'
import { enrollmentsInScope } from '../enrollments/enrollments.queries.ts'
import { addressChanges, type FieldChange } from './address-changes.ts'
import { address, dataUpdateRequest, personalData, personalDataChange } from './personal-data.schema.ts'

const { tenantId: _tenantId, userId: _userId, confirmedAt, ...addressColumns } = getTableColumns(address)

export interface KeptData {
  phone: string | null
  contactConfirmedAt: string | null
  addressConfirmedAt: string | null
  addresses: PersonalAddress[]
  /** The request that is due first, among those of the institutions where the person studies. */
  request: Omit<UpdateRequest, 'missing'> | null
}

const requestColumns = selectColumns(dataUpdateRequest, 'r', ['dueOn', 'askedAt', 'fields', 'required as isRequired'])

export function readPersonalData(pool: pg.Pool, scope: CallerScope): Promise<KeptData> {
  return readTenant(pool, scope.tenantId, async (transaction) => {
    const [[data], addresses, [request]] = await Promise.all([
      transaction.reads.select().from(personalData).where(ownerCondition(scope, personalData)),
      transaction.reads
        .select({ ...addressColumns, confirmedAt })
        .from(address)
        .where(ownerCondition(scope, address))
        .orderBy(sql`${address.purpose} <> 'residence'`, address.addressId),
      transaction.read(
        getRows<SelectedRow<typeof requestColumns>>(
          sql`select ${requestColumns} from academic.data_update_request r
            where r.tenant_id = ${scope.tenantId} and r.institution_id in (
              select e.institution_id from academic.enrollment e where ${enrollmentsInScope(scope)} and e.status in ('active', 'locked'))
            order by r.due_on limit 1`,
          'askedAt',
        ),
      ),
    ])
    const newest = addresses.reduce<Date | null>((at, kept) => (at && at > kept.confirmedAt ? at : kept.confirmedAt), null)
    return {
      phone: data?.phone ?? null,
      contactConfirmedAt: data?.confirmedAt.toISOString() ?? null,
      addressConfirmedAt: newest?.toISOString() ?? null,
      addresses: addresses.map(({ confirmedAt: _confirmedAt, ...kept }) => kept),
      request: request ? { ...request, askedAt: request.askedAt.toISOString() } : null,
    }
  })
}

const changeColumns = selectColumns(personalDataChange, 'c', [
  'changeId',
  'changedBy',
  'changedAt',
  'field',
  'addressId',
  'oldValue',
  'newValue',
])

/** Lists changes, newest first. A page has a number of savings, each with all its changes. */
export function listChanges(
  pool: pg.Pool,
  scope: CallerScope,
  { page, perPage }: { page: number; perPage: number },
): Promise<{
  results: Array<Omit<PersonalDataChange, 'changedBy'> & { changedBy: number }>
  totalCount: number
  page: number
  perPage: number
}> {
  return readTenant(pool, scope.tenantId, async ({ client }) => {
    const rows = await query<SelectedRow<typeof changeColumns>>(
      client,
      sql`with saving as (
          select changed_at, address_id, max(change_id) as last from academic.personal_data_change c where ${ownerCondition(scope, 'c')}
          group by changed_at, address_id order by changed_at desc, last desc limit ${perPage} offset ${(page - 1) * perPage})
        select ${changeColumns}
        from academic.personal_data_change c join saving s on s.changed_at = c.changed_at and s.address_id is not distinct from c.address_id
        where ${ownerCondition(scope, 'c')}
        order by s.changed_at desc, s.last desc, c.change_id desc`,
    )
    const [count] = await query<{ count: number }>(
      client,
      sql`select count(*) as count from (
          select distinct changed_at, address_id from academic.personal_data_change c where ${ownerCondition(scope, 'c')}) saving`,
    )
    const results = rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() }))
    return { results, totalCount: count!.count, page, perPage }
  })
}

/** Tax id and student numbers of the person's courses. */
export function readAcademicIdentity(pool: pg.Pool, scope: CallerScope): Promise<{ taxId: string | null; academicRecords: string[] }> {
  return readTenant(pool, scope.tenantId, async (transaction) => {
    const rows = await transaction.read(
      getRows<{ taxId: string; academicRecord: string }>(
        sql`select e.tax_id as "taxId", e.academic_record as "academicRecord" from academic.enrollment e where ${enrollmentsInScope(scope)} order by e.enrollment_id`,
      ),
    )
    return { taxId: rows[0]?.taxId ?? null, academicRecords: rows.map(({ academicRecord }) => academicRecord) }
  })
}

/** Saves the phone, records whether it changed, and confirms the contact. */
export function confirmContact(pool: pg.Pool, scope: CallerScope, phone: string | null, now: Date): Promise<void> {
  return inTenant(pool, scope.tenantId, async (transaction) => {
    const { client, db } = transaction
    const { tenantId, userId } = scope
    const before = await lockPerson(transaction, scope)
    const kept = { phone, confirmedAt: now }
    await db
      .insert(personalData)
      .values({ tenantId, userId, ...kept })
      .onConflictDoUpdate({ target: [personalData.tenantId, personalData.userId], set: kept })
    if (before !== phone) await writeChanges(client, scope, [{ field: 'phone', oldValue: before, newValue: phone }], null, now)
  })
}

/** A change of the account's email or mobile, within the transaction that makes it. */
export function writeContactChange(client: pg.ClientBase, owner: OwnerOfChanges, change: FieldChange, now: Date): Promise<void> {
  return writeChanges(client, owner, [change], null, now)
}

/** Throws TOO_MANY_ADDRESSES. */
export function insertAddress(pool: pg.Pool, scope: CallerScope, input: AddressInput, now: Date): Promise<PersonalAddress> {
  return inTenant(pool, scope.tenantId, async (transaction) => {
    const { client, db } = transaction
    const { tenantId, userId } = scope
    await lockPerson(transaction, scope)
    const existing = await db.select(addressColumns).from(address).where(ownerCondition(scope, address))
    // The form sent twice, or from two tabs.
    const same = existing.find((kept) => addressChanges(kept, input).length === 0)
    if (same) return same
    if (existing.length >= maxAddresses) throw new DomainError('TOO_MANY_ADDRESSES')
    const [made] = await db
      .insert(address)
      .values({ ...input, tenantId, userId, confirmedAt: now })
      .returning(addressColumns)
    await writeChanges(client, scope, addressChanges(null, input), made!.addressId, now)
    return made!
  })
}

/** Throws NOT_FOUND for another person's address. */
export function replaceAddress(
  pool: pg.Pool,
  scope: CallerScope,
  { addressId, ...input }: PersonalAddress,
  now: Date,
): Promise<PersonalAddress> {
  return inTenant(pool, scope.tenantId, async ({ client, db }) => {
    const own = and(ownerCondition(scope, address), eq(address.addressId, addressId))
    const [before] = await db.select(addressColumns).from(address).where(own).for('update')
    if (!before) throw new DomainError('NOT_FOUND')
    await db
      .update(address)
      .set({ ...input, confirmedAt: now })
      .where(own)
    await writeChanges(client, scope, addressChanges(before, input), addressId, now)
    return { addressId, ...input }
  })
}

/** Locks the person, so that their changes are made one after the other. Returns the phone. */
async function lockPerson({ client, db }: TenantTransaction, scope: CallerScope): Promise<string | null> {
  await query(client, sql`select pg_advisory_xact_lock(${scope.tenantId}, hashtext(${`personal data ${scope.userId}`}))`)
  const [data] = await db.select().from(personalData).where(ownerCondition(scope, personalData))
  return data?.phone ?? null
}

type OwnerOfChanges = Pick<CallerScope, 'tenantId' | 'userId'>

async function writeChanges(
  client: pg.ClientBase,
  scope: OwnerOfChanges,
  changes: FieldChange[],
  addressId: number | null,
  now: Date,
): Promise<void> {
  if (changes.length === 0) return
  await query(
    client,
    sql`insert into academic.personal_data_change (tenant_id, user_id, changed_by, changed_at, address_id, field, old_value, new_value)
      select ${scope.tenantId}::int, ${scope.userId}::int, ${scope.userId}::int, ${now}::timestamptz, ${addressId}::int, field, "oldValue", "newValue"
      from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c(field text, "oldValue" text, "newValue" text)`,
  )
}
