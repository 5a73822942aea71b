import { type SQL, sql } from 'drizzle-orm'
import type { DebtPaymentType, DebtStatus } from '#api/financial/debts.ts'
import type { MappedStatus } from '#api/financial/financial-settings.ts'
import type { TenantTransaction } from '../../platform/database.ts'
import { getRows } from '../../platform/read-together.ts'
import type { BookedStatus } from '../debts/debts.schema.ts'

/** An institution's own codes for the states of debts, and for how and where it books their settlement. */
export interface SystemCodes {
  statuses: Partial<Record<MappedStatus, string>>
  payments: Partial<Record<DebtPaymentType, { method: string | null; place: string | null }>>
}

/** The mapped status of each stored one; an agreement settles the debts that it replaces. */
const mappedStatus: Record<BookedStatus, MappedStatus> = {
  open: 'pending',
  settled: 'settled',
  in_agreement: 'settled',
  canceled: 'canceled',
  in_agency: 'inAgency',
  loss: 'loss',
}

/** Reads the codes by institution. */
export async function systemCodes(transaction: TenantTransaction, tenantId: number): Promise<Map<number, SystemCodes>> {
  const rows = await transaction.read(
    getRows<SystemCodes & { institutionId: number }>(sql`select i.institution_id as "institutionId",
        coalesce((select jsonb_object_agg(s.key, c.code) from jsonb_each_text(f.statuses) s
          join financial.catalog_item c on c.tenant_id = i.tenant_id and c.item_id = s.value::int), '{}') as statuses,
        coalesce((select jsonb_object_agg(p.key, jsonb_build_object('method', m.code, 'place', l.code)) from (
            select key, value from jsonb_each(f.method_items)
            union all select 'agreement', jsonb_build_object('methodItemId', a.payment_method_item, 'placeItemId', a.payment_place_item)
          ) p
          left join financial.catalog_item m on m.tenant_id = i.tenant_id and m.item_id = (p.value ->> 'methodItemId')::int
          left join financial.catalog_item l on l.tenant_id = i.tenant_id and l.item_id = (p.value ->> 'placeItemId')::int), '{}') as payments
      from financial.institution i left join financial.setting f using (institution_id) left join financial.agreement_setting a using (institution_id)
      where i.tenant_id = ${tenantId}`),
  )
  return new Map(rows.map(({ institutionId, ...codes }) => [institutionId, codes]))
}

export function getCodes(codes: SystemCodes | undefined, status: DebtStatus, paymentType: DebtPaymentType | null) {
  const payment = paymentType && codes?.payments[paymentType]
  return {
    status: codes?.statuses[mappedStatus[status === 'overdue' ? 'open' : status]] ?? null,
    paymentMethod: payment?.method ?? null,
    paymentPlace: payment?.place ?? null,
  }
}

/** Whether `financial.debt d` has this status code. */
export const hasStatusCode = (tenantId: number, code: string): SQL => {
  const mapped = Object.entries(mappedStatus).map(([booked, status]) => sql`(${booked}, s.statuses ->> ${status})`)
  return sql`(d.institution_id, d.status) in (select s.institution_id, m.booked from financial.setting s
    cross join lateral (values ${sql.join(mapped, sql`, `)}) m(booked, item)
    join financial.catalog_item c on c.tenant_id = s.tenant_id and c.item_id = m.item::int
    where s.tenant_id = ${tenantId} and c.kind = 'debt_status' and c.code = ${code})`
}
