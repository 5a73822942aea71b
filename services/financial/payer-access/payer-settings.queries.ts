import { sql, type SQL } from 'drizzle-orm'
import type pg from 'pg'
import type { PayerSetting } from '#api/financial/payer-access.ts'
import { inTenant, readTenant } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query } from '../../platform/query.ts'
import { placeCondition } from '../../platform/scope-condition.ts'
import type { CallerScope } from '../access/scopes.ts'

/** Staff who manage payer settings, of one institution, or of all if it is null. */
export interface PayerManager {
  tenantId: number
  institutionId: number | null
}

/** Ids of the student's institutions that allow payers. */
export const openInstitutions = ({ userId, ...place }: Pick<CallerScope, 'tenantId' | 'institutionId' | 'userId'>): SQL =>
  sql`select s.institution_id from financial.payer_setting s where ${placeCondition(place, 's')} and s.enabled
    and exists (select from financial.enrollment own where own.tenant_id = s.tenant_id and own.institution_id = s.institution_id
      and own.user_id = ${userId})`

/** Lists the settings by name (GET /payer-settings). */
export function listPayerSettings(pool: pg.Pool, manager: PayerManager): Promise<PayerSetting[]> {
  return readTenant(pool, manager.tenantId, ({ client }) => readSettings(client, manager))
}

/** Takes effect with the next request of an invited payer. Throws NOT_FOUND, CONTENT_CHANGED if changed since `revision`. */
export function savePayerSetting(
  pool: pg.Pool,
  manager: PayerManager,
  { institutionId, enabled, revision }: Pick<PayerSetting, 'institutionId' | 'enabled' | 'revision'>,
): Promise<PayerSetting> {
  const { tenantId } = manager
  return inTenant(pool, tenantId, async ({ client }) => {
    const [known] = await readSettings(client, manager, institutionId)
    if (!known) throw new DomainError('NOT_FOUND')
    const saved = await query(
      client,
      sql`insert into financial.payer_setting as s (institution_id, tenant_id, enabled, revision)
        select ${institutionId}::int, ${tenantId}::int, ${enabled}::boolean, 1 where ${revision}::int = 0
          or exists (select from financial.payer_setting where institution_id = ${institutionId})
        on conflict (institution_id) do update set enabled = excluded.enabled, revision = s.revision + 1
          where s.revision = ${revision}
        returning s.revision`,
    )
    if (saved.length === 0) throw new DomainError('CONTENT_CHANGED')
    return (await readSettings(client, manager, institutionId))[0]!
  })
}

const readSettings = (client: pg.ClientBase, manager: PayerManager, only: number | null = null): Promise<PayerSetting[]> =>
  query<PayerSetting>(
    client,
    sql`select i.institution_id as "institutionId", i.name, coalesce(s.enabled, false) as enabled, coalesce(s.revision, 0) as revision
      from financial.institution i left join financial.payer_setting s using (institution_id)
      where ${placeCondition(manager, 'i')}
        and (${only}::int is null or i.institution_id = ${only}::int)
      order by i.name`,
  )
