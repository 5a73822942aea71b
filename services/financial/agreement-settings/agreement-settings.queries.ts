import { eq, type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type {
  AgreementPlace,
  BaseRules,
  AgreementSetting,
  AgreementSettingChange,
  NegotiableType,
  NewAgreementSetting,
} from '#api/financial/agreement-settings.ts'
import { inTenant, readTenant } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query } from '../../platform/query.ts'
import { placeCondition } from '../../platform/scope-condition.ts'
import { type SelectedRow, selectColumns } from '../../platform/select-columns.ts'
import { agreementSetting } from '../agreements/agreements.schema.ts'
import { standardTerms, defaultRule } from '../agreements/agreement-terms.ts'
import { printedAccount } from '../banks/banks.queries.ts'
import { readCatalog, requireItems } from '../settings/catalogs.queries.ts'

/** Staff who manage agreement settings, of one institution, or of all if it is null. */
export interface AgreementManager {
  tenantId: number
  institutionId: number | null
}

/** Lists the settings by institution (GET /agreement-settings), with all institutions of the caller and what their settings may name. */
export function listAgreementSettings(pool: pg.Pool, manager: AgreementManager) {
  return readTenant(pool, manager.tenantId, async ({ client }) => ({
    results: await readSettings(client, manager),
    institutions: await readPlaces(client, manager),
    paymentMethods: await readCatalog(client, manager.tenantId, 'payment_method'),
    paymentPlaces: await readCatalog(client, manager.tenantId, 'payment_place'),
  }))
}

/** Throws NOT_FOUND for an institution that is not the caller's or an item that is not the institution's, NOT_ALLOWED if it has a setting. */
export function createAgreementSetting(
  pool: pg.Pool,
  manager: AgreementManager,
  { institutionId, debtTypes, ...rules }: NewAgreementSetting,
): Promise<AgreementSetting> {
  return inTenant(pool, manager.tenantId, async ({ client, db }) => {
    const known = await query(
      client,
      sql`select from financial.institution i where ${placeCondition(manager, 'i')} and i.institution_id = ${institutionId}`,
    )
    if (known.length === 0) throw new DomainError('NOT_FOUND')
    await requireNamed(client, manager.tenantId, institutionId, rules)
    const { cancelAfterDays = defaultRule.days, cancelAfterCount = defaultRule.count } = rules
    const terms = { terms: standardTerms, termsVersion: 1 }
    const [made] = await db
      .insert(agreementSetting)
      .values({ tenantId: manager.tenantId, institutionId, debtTypes, ...stored(rules), cancelAfterDays, cancelAfterCount, ...terms })
      .onConflictDoNothing({ target: agreementSetting.institutionId })
      .returning()
    if (!made) throw new DomainError('NOT_ALLOWED')
    return getSetting(client, manager, made.externalId)
  })
}

/** Updates a setting; existing agreements keep their terms. Throws NOT_FOUND, and CONTENT_CHANGED if it has changed since `revision`. */
export function updateAgreementSetting(
  pool: pg.Pool,
  manager: AgreementManager,
  { externalId, revision, debtTypes, ...rules }: AgreementSettingChange,
): Promise<AgreementSetting> {
  return inTenant(pool, manager.tenantId, async ({ client, db }) => {
    const found = await getSetting(client, manager, externalId, sql`for update of s`)
    if (found.revision !== revision) throw new DomainError('CONTENT_CHANGED')
    await requireNamed(client, manager.tenantId, found.institutionId, rules)
    // These are part of what students accept, so students about to accept are asked again.
    const { cancelAfterDays = found.cancelAfterDays, cancelAfterCount = found.cancelAfterCount } = rules
    const areTermsOther = cancelAfterDays !== found.cancelAfterDays || cancelAfterCount !== found.cancelAfterCount
    await db
      .update(agreementSetting)
      .set({
        ...stored(rules),
        cancelAfterDays,
        cancelAfterCount,
        debtTypes: debtTypes ?? found.debtTypes,
        termsVersion: sql`${agreementSetting.termsVersion} + ${areTermsOther ? 1 : 0}`,
        revision: revision + 1,
      })
      .where(eq(agreementSetting.institutionId, found.institutionId))
    return getSetting(client, manager, externalId)
  })
}

const stored = ({ paymentMethod, paymentPlace, ...rules }: BaseRules) => ({
  ...rules,
  paymentMethodItem: paymentMethod,
  paymentPlaceItem: paymentPlace,
})

/** Attaches a debt type. Repeating it has no effect, so it needs no revision. Throws NOT_FOUND. */
export function attachDebtType(
  pool: pg.Pool,
  manager: AgreementManager,
  externalId: string,
  type: NegotiableType,
): Promise<AgreementSetting> {
  return changeTypes(pool, manager, externalId, sql`array_append(array_remove(debt_types, ${type}), ${type})`)
}

/** Throws NOT_FOUND. */
export function detachDebtType(
  pool: pg.Pool,
  manager: AgreementManager,
  externalId: string,
  type: NegotiableType,
): Promise<AgreementSetting> {
  return changeTypes(pool, manager, externalId, sql`array_remove(debt_types, ${type})`)
}

/** Throws NOT_FOUND for a setting outside the caller's institutions. */
export async function getSetting(
  client: pg.ClientBase,
  manager: AgreementManager,
  externalId: string,
  lock: SQL = sql``,
): Promise<AgreementSetting> {
  const [found] = await readSettings(client, manager, sql`s.external_id = ${externalId}::uuid`, lock)
  if (!found) throw new DomainError('NOT_FOUND')
  return found
}

function changeTypes(pool: pg.Pool, manager: AgreementManager, externalId: string, types: SQL): Promise<AgreementSetting> {
  return inTenant(pool, manager.tenantId, async ({ client }) => {
    const { institutionId } = await getSetting(client, manager, externalId)
    await query(client, sql`update financial.agreement_setting set debt_types = ${types} where institution_id = ${institutionId}`)
    return getSetting(client, manager, externalId)
  })
}

const settingColumns = selectColumns(agreementSetting, 's', [
  'externalId',
  'institutionId',
  'debtTypes',
  'cancelAfterDays',
  'cancelAfterCount',
  'expiredDays',
  'futureInterestBasisPoints',
  'debtOfficeBasisPoints',
  'paymentMethodItem as paymentMethod',
  'paymentPlaceItem as paymentPlace',
  'eventAdditional',
  'eventDiscount',
  'issueTemplate',
  'pathTemplate',
  'revision',
])

const readSettings = (client: pg.ClientBase, manager: AgreementManager, only: SQL = sql`true`, lock: SQL = sql``) =>
  query<Omit<SelectedRow<typeof settingColumns>, 'debtTypes'> & Pick<AgreementSetting, 'debtTypes'>>(
    client,
    sql`select ${settingColumns}
      from financial.agreement_setting s join financial.institution i using (institution_id)
      where ${placeCondition(manager, 'i')} and ${only} order by i.name ${lock}`,
  )

const readPlaces = (client: pg.ClientBase, manager: AgreementManager) =>
  query<AgreementPlace>(
    client,
    sql`select i.institution_id as "institutionId", i.name, coalesce(p.methods, '{pix}') as methods,
        (select coalesce(jsonb_agg(jsonb_build_object('accountId', a.account_id, 'name', b.nickname || ' · ' || ${printedAccount}) order by a.account_id), '[]')
          from financial.bank_account a join financial.bank b on b.tenant_id = a.tenant_id and b.bank_id = a.bank_id
          where a.institution_id = i.institution_id) as accounts,
        (select coalesce(jsonb_agg(jsonb_build_object('eventId', e.event_id, 'name', e.name, 'type', e.type) order by e.event_id), '[]')
          from financial.event e where e.institution_id = i.institution_id) as events
      from financial.institution i left join financial.payment_setting p using (institution_id) where ${placeCondition(manager, 'i')} order by i.name`,
  )

/** Throws NOT_FOUND for an event of another institution or type, and for an item of another tenant or list. */
async function requireNamed(
  client: pg.ClientBase,
  tenantId: number,
  institutionId: number,
  { paymentMethod, paymentPlace, eventAdditional, eventDiscount }: BaseRules,
): Promise<void> {
  await requireItems(client, tenantId, [
    { kind: 'payment_method', itemId: paymentMethod },
    { kind: 'payment_place', itemId: paymentPlace },
  ])
  const [row] = await query<{ missing: boolean }>(
    client,
    sql`select exists (select from (values (${eventAdditional}::int, 'additional'), (${eventDiscount}::int, 'discount')) as named(event_id, type)
        where named.event_id is not null and not exists (select from financial.event e
          where e.institution_id = ${institutionId} and e.event_id = named.event_id and e.type = named.type)) as missing`,
  )
  if (row!.missing) throw new DomainError('NOT_FOUND')
}
