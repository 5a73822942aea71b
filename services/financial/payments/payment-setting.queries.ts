import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { paymentMethodIds, type PaymentMethodType, type PaymentQuote } from '#api/payments.ts'
import { inTenant } from '../../platform/database.ts'
import { query } from '../database/query.ts'
import type { DebtScope } from '../access/scopes.ts'

/** How an institution is paid. */
export interface PaymentSetting {
  /** In the order in which people are offered them. */
  methods: PaymentMethodType[]
  /** COMPE code of the bank that registers slips. */
  slipBank: string | null
  /** The institution's number at that bank, seven digits. */
  slipAgreement: string | null
  slipAccount: string | null
  cardKey: string | null
  maxInstallments: number
  /** Integer cents. */
  minInstallment: number
}

/** Of one that set up nothing: a Pix needs no more than the institution itself. */
const pixOnly: PaymentSetting = {
  methods: ['pix'],
  slipBank: null,
  slipAgreement: null,
  slipAccount: null,
  cardKey: null,
  maxInstallments: 1,
  minInstallment: 0,
}

/** What an institution offers. Inside a transaction of its tenant. */
export async function paymentSettingOf(client: pg.ClientBase, institutionId: number): Promise<PaymentSetting> {
  const [setting] = await query<PaymentSetting>(
    client,
    sql`select methods, slip_bank as "slipBank", slip_agreement as "slipAgreement", slip_account as "slipAccount",
        card_key as "cardKey", max_installments as "maxInstallments", min_installment_cents as "minInstallment"
      from financial.payment_setting where institution_id = ${institutionId}`,
  )
  return setting ?? pixOnly
}

/** What the institution of an enrollment offers; undefined for an enrollment outside the scope. */
export function settingOfEnrollment(
  pool: pg.Pool,
  { tenantId, institutionId, userId }: DebtScope,
  enrollmentId: number,
): Promise<PaymentSetting | undefined> {
  return inTenant(pool, tenantId, async ({ client }) => {
    const [enrollment] = await query<{ institution_id: number }>(
      client,
      sql`select institution_id from financial.enrollment where tenant_id = ${tenantId} and enrollment_id = ${enrollmentId}
        and (${institutionId}::int is null or institution_id = ${institutionId}::int) and (${userId}::int is null or user_id = ${userId}::int)`,
    )
    return enrollment && paymentSettingOf(client, enrollment.institution_id)
  })
}

/** The methods of any institution of the scope that somebody owes to (GET payment/methods). */
export async function paymentMethods(pool: pg.Pool, { tenantId, institutionId, userId }: DebtScope): Promise<PaymentQuote['methods']> {
  return inTenant(pool, tenantId, async ({ client }) => {
    const institutions = await query<{ institution_id: number }>(
      client,
      sql`select distinct institution_id from financial.enrollment where tenant_id = ${tenantId}
        and (${institutionId}::int is null or institution_id = ${institutionId}::int) and (${userId}::int is null or user_id = ${userId}::int)`,
    )
    const offered: PaymentMethodType[] = []
    for (const { institution_id } of institutions) offered.push(...(await paymentSettingOf(client, institution_id)).methods)
    return toMethodDtos([...new Set(offered)])
  })
}

/** Methods with the ids that services exchange. */
export const toMethodDtos = (types: readonly PaymentMethodType[]) => types.map((type) => ({ id: paymentMethodIds[type], type }))
