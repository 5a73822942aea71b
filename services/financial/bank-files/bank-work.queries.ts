import { sql } from 'drizzle-orm'
import type { DebtWorkload } from '#api/financial/debts.ts'
import type { TenantTransaction } from '../../platform/database.ts'
import { getRows } from '../../platform/read-together.ts'
import { holdsPermission } from '../../platform/guards.ts'
import type { Caller } from '../../platform/service.ts'
import { placeCondition } from '../../platform/scope-condition.ts'
import { mayManageBanks } from '#api/permissions.ts'
import { openByMonth } from './reconciliation.queries.ts'

/** Returns the caller if they manage banks in their own name, otherwise null. */
export const asBankManager = (caller: Caller): Caller | null =>
  caller.profile === 'OPERATION' && caller.impersonatedBy === null && holdsPermission(caller, mayManageBanks) ? caller : null

/** Returns the work waiting at banks: files to confirm, continue or (if none was booked after) resend; differences of this and last month. */
export async function bankWork(transaction: TenantTransaction, manager: Caller, today: string): Promise<DebtWorkload['atBank']> {
  const [work] = await transaction.read(
    getRows<NonNullable<DebtWorkload['atBank']>>(
      sql`select
        (select count(*)::int from financial.bank_file f where ${placeCondition(manager, 'f')} and (f.status in ('ready', 'canceled')
          or f.status = 'refused' and not exists (
            select from (select f.sent_at from financial.bank_file f where ${placeCondition(manager, 'f')} and f.status = 'booked') booked
            where booked.sent_at > f.sent_at))) as files,
        (select coalesce(sum(open), 0)::int from (${openByMonth(manager, today)}) months) as differences`,
    ),
  )
  return work!
}
