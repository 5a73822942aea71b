import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { PersonalField } from '#api/academic/personal-data.ts'
import type { DataUpdateInput, DataUpdateState } from '#api/academic/personal-data-staff.ts'
import { inTenant, readTenant } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query } from '../../platform/query.ts'

export interface Institution {
  tenantId: number
  institutionId: number
}

/** @param halves which of the two that are confirmed apart the fields belong to */
export function readDataUpdate(
  pool: pg.Pool,
  { tenantId, institutionId }: Institution,
  halves: (fields: readonly PersonalField[]) => { contact: boolean; address: boolean },
): Promise<DataUpdateState> {
  return readTenant(pool, tenantId, async ({ client }) => {
    const [request] = await query<DataUpdateInput & { askedAt: Date }>(
      client,
      sql`select due_on as "dueOn", fields, required as "isRequired", asked_at as "askedAt" from academic.data_update_request
        where tenant_id = ${tenantId} and institution_id = ${institutionId}`,
    )
    const { contact, address } = halves(request?.fields ?? [])
    const askedAt = request?.askedAt ?? null
    const [count] = await query<{ students: number; confirmed: number }>(
      client,
      sql`select count(*) as students, count(*) filter (where
          (not ${contact}::boolean or exists (select from academic.personal_data d
            where d.tenant_id = ${tenantId} and d.user_id = s.user_id and d.confirmed_at >= ${askedAt}::timestamptz))
          and (not ${address}::boolean or exists (select from academic.address a
            where a.tenant_id = ${tenantId} and a.user_id = s.user_id and a.confirmed_at >= ${askedAt}::timestamptz))) as confirmed
        from (select distinct user_id from academic.enrollment
          where tenant_id = ${tenantId} and institution_id = ${institutionId} and user_id is not null and status in ('active', 'locked')) s`,
    )
    return {
      request: request ? { ...request, askedAt: request.askedAt.toISOString() } : null,
      ...count!,
      ...(!request && { confirmed: 0 }),
    }
  })
}

/** Throws NOT_FOUND for an institution without academic records. */
export async function writeDataUpdate(
  pool: pg.Pool,
  { tenantId, institutionId }: Institution,
  { dueOn, fields, isRequired }: DataUpdateInput,
  now: Date,
): Promise<void> {
  const written = await inTenant(pool, tenantId, ({ client }) =>
    query(
      client,
      sql`insert into academic.data_update_request (tenant_id, institution_id, asked_at, due_on, fields, required)
        select tenant_id, institution_id, ${now}::timestamptz, ${dueOn}::date, array(select jsonb_array_elements_text(${JSON.stringify(fields)}::jsonb)),
          ${isRequired}::boolean
        from academic.institution where tenant_id = ${tenantId} and institution_id = ${institutionId}
        on conflict (tenant_id, institution_id) do update set due_on = excluded.due_on, fields = excluded.fields, required = excluded.required
        returning institution_id`,
    ),
  )
  if (written.length === 0) throw new DomainError('NOT_FOUND')
}

export async function removeDataUpdate(pool: pg.Pool, { tenantId, institutionId }: Institution): Promise<void> {
  await inTenant(pool, tenantId, ({ client }) =>
    query(client, sql`delete from academic.data_update_request where tenant_id = ${tenantId} and institution_id = ${institutionId}`),
  )
}
