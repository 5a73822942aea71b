import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { ChargeRates, ManagedInstitution, ManagedSetting } from '#api/financial/financial-settings.ts'
import { mappedStatus } from '#api/financial/financial-settings.ts'
import { type PaymentMethodType, paymentMethodType } from '#api/financial/payments.ts'
import { normalizedSql } from '../../platform/normalized-text.ts'
import { query } from '../../platform/query.ts'
import { placeCondition } from '../../platform/scope-condition.ts'
import { printedAccount } from '../banks/banks.queries.ts'
import { getDayRates } from './rates.queries.ts'
import { type SelectedRow, selectColumns } from '../../platform/select-columns.ts'
import { financialSetting, financialSettingVersion } from './settings.schema.ts'

/** Staff who change settings: of one institution, or of all where it is null. */
export interface SettingManager {
  tenantId: number
  institutionId: number | null
  userId: number
}

const settingColumns = selectColumns(financialSetting, 's', [
  'settingId',
  'institutionId',
  'revision',
  'fineBasisPoints as finesBasisPoints',
  'interestBasisPoints',
  'statuses',
  'methodItems',
])

interface FoundSetting extends SelectedRow<typeof settingColumns> {
  /** First day of the rates; null if they already apply on `today`. */
  ratesFrom: string | null
  today: ChargeRates
  slipAccountId: number | null
  offered: PaymentMethodType[]
}

export type StoredSetting = Omit<ManagedSetting, 'versions'> & { institutionId: number }

/** Reads settings without history, of all the manager's institutions or one. Runs in the tenant's transaction. */
export async function readSettings(
  client: pg.ClientBase,
  manager: SettingManager,
  today: string,
  only: SQL = sql`true`,
): Promise<StoredSetting[]> {
  const { fine, interest } = getDayRates(today)
  const found = await query<FoundSetting>(
    client,
    sql`select ${settingColumns}, case when s.rates_from > ${today}::date then s.rates_from end as "ratesFrom",
        jsonb_build_object('finesBasisPoints', ${fine}, 'interestBasisPoints', ${interest}) as today,
        p.slip_account_id as "slipAccountId", coalesce(p.methods, '{pix}') as offered
      from financial.setting s join financial.institution i using (institution_id)
      left join financial.payment_setting p using (institution_id)
      where ${placeCondition(manager, 'i')} and ${only}`,
  )
  return found.map(({ settingId, institutionId, revision, today: rates, statuses, methodItems, offered, ...content }) => ({
    settingId,
    institutionId,
    revision,
    today: rates,
    content: {
      ...content,
      statuses: byName(mappedStatus.options, (status) => statuses[status] ?? null),
      methods: byName(paymentMethodType.options, (method) => ({
        methodItemId: methodItems[method]?.methodItemId ?? null,
        placeItemId: methodItems[method]?.placeItemId ?? null,
        isOffered: offered.includes(method),
      })),
    },
  }))
}

const versionColumns = selectColumns(financialSettingVersion, 'v', [
  'settingId',
  'revision',
  'madeAt',
  'madeBy',
  'acceptedRates',
  'content',
])

type FoundVersion = SelectedRow<typeof versionColumns>

/** Reads institutions, with the user ids of the people who saved versions. Runs in the tenant's transaction. */
export async function readInstitutions(client: pg.ClientBase, manager: SettingManager, today: string, only: SQL = sql`true`) {
  const institutions = await query<Pick<ManagedInstitution, 'institutionId' | 'name' | 'hasCards' | 'hasDebts' | 'incomeTaxTemplate'>>(
    client,
    sql`select i.institution_id as "institutionId", i.name, p.card_key is not null as "hasCards",
        exists (select from financial.debt d where d.tenant_id = i.tenant_id and d.institution_id = i.institution_id) as "hasDebts",
        case when t.template_id is not null then jsonb_build_object('templateId', t.template_id, 'name', t.name, 'version', u.version) end
          as "incomeTaxTemplate"
      from financial.institution i left join financial.payment_setting p using (institution_id)
      left join financial.document_template_in_use u on u.institution_id = i.institution_id and u.document = 'income-report'
      left join financial.document_template t on t.template_id = u.template_id
      where ${placeCondition(manager, 'i')} and ${only} order by ${sql.raw(normalizedSql('i.name'))} collate "C", i.institution_id`,
  )
  const accounts = await query<ManagedInstitution['accounts'][number] & { institutionId: number }>(
    client,
    sql`select a.account_id as "accountId", a.institution_id as "institutionId", b.nickname as "bankName", ${printedAccount} as account
      from financial.bank_account a join financial.bank b on b.tenant_id = a.tenant_id and b.bank_id = a.bank_id
      join financial.institution i on i.institution_id = a.institution_id
      where ${placeCondition(manager, 'i')} and ${only} order by b.nickname, a.account_id`,
  )
  const settings = await readSettings(client, manager, today, only)
  const versions = await query<FoundVersion>(
    client,
    sql`select ${versionColumns}
      from financial.setting_version v join financial.setting s on s.tenant_id = v.tenant_id and s.setting_id = v.setting_id
      join financial.institution i on i.institution_id = s.institution_id
      where ${placeCondition(manager, 'i')} and ${only} order by v.revision desc`,
  )
  return { institutions, accounts, settings, versions }
}

/** @param names of who saved versions, by user id */
export function toInstitutions(
  { institutions, accounts, settings, versions }: Awaited<ReturnType<typeof readInstitutions>>,
  names: ReadonlyMap<number, string | null>,
): ManagedInstitution[] {
  return institutions.map((institution) => {
    const found = settings.find(({ institutionId }) => institutionId === institution.institutionId)
    return {
      ...institution,
      accounts: accounts
        .filter(({ institutionId }) => institutionId === institution.institutionId)
        .map(({ accountId, bankName, account }) => ({ accountId, bankName, account })),
      setting: found ? withVersions(found, versions, names) : null,
    }
  })
}

function withVersions(
  { institutionId: _institutionId, ...setting }: StoredSetting,
  versions: readonly FoundVersion[],
  names: ReadonlyMap<number, string | null>,
): ManagedSetting {
  return {
    ...setting,
    versions: versions
      .filter(({ settingId }) => settingId === setting.settingId)
      .map(({ revision, madeAt, madeBy, acceptedRates, content }) => ({
        revision,
        madeAt: madeAt?.toISOString() ?? null,
        madeBy: madeBy === null ? null : (names.get(madeBy) ?? null),
        acceptedRates,
        content,
      })),
  }
}

const byName = <Name extends string, Value>(names: readonly Name[], valueOf: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>
