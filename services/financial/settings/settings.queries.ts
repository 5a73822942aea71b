import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { FinancialEvent, FinancialSetting } from '#api/financial/financial-settings.ts'
import { readTenant } from '../../platform/database.ts'
import { query } from '../../platform/query.ts'
import { getRows } from '../../platform/read-together.ts'
import type { DebtScope } from '../access/scopes.ts'
import { toMethodDtos, getPaymentSetting } from '../payments/payment-setting.queries.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { placeCondition } from '../../platform/scope-condition.ts'
import { getDayRates } from './rates.queries.ts'

type StoredSetting = Omit<FinancialSetting, 'methods'>

type Place = Pick<DebtScope, 'tenantId' | 'institutionId' | 'userId'>

const getInstitutions = ({ userId, ...place }: Place) =>
  sql`${placeCondition(place, 'i')}
    and (${userId}::int is null or exists (select from financial.enrollment e where e.tenant_id = i.tenant_id and e.institution_id = i.institution_id and e.user_id = ${userId}::int))`

/** Settings of visible institutions (GET /settings); null `institutionId` means all. */
export async function financialSettings(
  pool: pg.Pool,
  scope: DebtScope,
  today: string,
  institutionId: number | null = null,
): Promise<FinancialSetting[]> {
  return settingsWhere(pool, scope, today, sql`(${institutionId}::int is null or s.institution_id = ${institutionId}::int)`)
}

export async function financialSetting(pool: pg.Pool, scope: DebtScope, today: string, settingId: number): Promise<FinancialSetting> {
  const [setting] = await settingsWhere(pool, scope, today, sql`s.setting_id = ${settingId}`)
  if (!setting) throw new DomainError('NOT_FOUND')
  return setting
}

/** Institutions' own names of amount lines, discounts first (GET /events); null `institutionId` means all. */
export function financialEvents(pool: pg.Pool, scope: Place, institutionId: number | null = null): Promise<FinancialEvent[]> {
  return readTenant(pool, scope.tenantId, async (transaction) => [
    ...(await transaction.read(
      getRows<FinancialEvent>(
        sql`select v.event_id as "eventId", v.institution_id as "institutionId", v.name, v.type, v.description, v.line
        from financial.event v join financial.institution i using (institution_id)
        where ${getInstitutions(scope)} and (${institutionId}::int is null or v.institution_id = ${institutionId}::int)
        order by v.type desc, v.event_id`,
      ),
    )),
  ])
}

function settingsWhere(pool: pg.Pool, scope: DebtScope, today: string, condition: ReturnType<typeof sql>): Promise<FinancialSetting[]> {
  const { fine, interest } = getDayRates(today)
  return readTenant(pool, scope.tenantId, async ({ client }) => {
    const settings = await query<StoredSetting>(
      client,
      sql`select s.setting_id as "settingId", s.institution_id as "institutionId", i.name as "institutionName", ${fine} as "finesBasisPoints", ${interest} as "interestBasisPoints",
          (select coalesce(jsonb_agg(jsonb_build_object('day', h.day, 'name', h.name) order by h.day), '[]')
            from financial.holiday h where h.institution_id = s.institution_id) as holidays
        from financial.setting s join financial.institution i using (institution_id) where ${getInstitutions(scope)} and ${condition} order by s.institution_id`,
    )
    const results: FinancialSetting[] = []
    for (const setting of settings)
      results.push({ ...setting, methods: toMethodDtos((await getPaymentSetting(client, setting.institutionId)).methods) })
    return results
  })
}
