import { and, eq, gt, isNull } from 'drizzle-orm'
import type { TenantTransaction } from '../../platform/database.ts'
import { passwordReset } from '../users.schema.ts'

/** Expires open reset links instead of deleting them, so that their page can offer a new one. */
export async function endOpenResets(db: TenantTransaction['db'], tenantId: number, accountId: number, now: Date): Promise<void> {
  const open = and(
    eq(passwordReset.tenantId, tenantId),
    eq(passwordReset.accountId, accountId),
    isNull(passwordReset.usedAt),
    gt(passwordReset.expiresAt, now),
  )
  await db.update(passwordReset).set({ expiresAt: now }).where(open)
}
