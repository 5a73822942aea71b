import { and, count, desc, eq, isNull, isNotNull, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Principal } from '#api/principal.ts'
import type { Notification } from '#api/notifications.ts'
import { inTenant, type TenantTransaction } from '../../platform/database.ts'
import { recipient } from '../store/schema.ts'

type Owner = Pick<Principal, 'tenantId' | 'userId'>

const ownedBy = ({ tenantId, userId }: Owner) => and(eq(recipient.tenantId, tenantId), eq(recipient.userId, userId))

async function unreadOf(db: TenantTransaction['db'], owner: Owner): Promise<number> {
  const [row] = await db.select({ unread: count() }).from(recipient).where(and(ownedBy(owner), isNull(recipient.readAt)))
  return row?.unread ?? 0
}

/** A page of a person's notifications, newest first, with how many are unread. */
export async function listInbox(
  pool: pg.Pool,
  owner: Owner,
  { page, perPage, isRead }: { page: number; perPage: number; isRead?: boolean | undefined },
) {
  return inTenant(pool, owner.tenantId, async ({ db }) => {
    const wanted = and(
      ownedBy(owner),
      isRead === undefined ? undefined : isRead ? isNotNull(recipient.readAt) : isNull(recipient.readAt),
    )
    const rows = await db
      .select()
      .from(recipient)
      .where(wanted)
      .orderBy(desc(recipient.sentAt), recipient.id)
      .limit(perPage)
      .offset((page - 1) * perPage)
    const [total] = await db.select({ total: count() }).from(recipient).where(wanted)
    return {
      results: rows.map(toNotification),
      totalCount: total?.total ?? 0,
      totalUnread: await unreadOf(db, owner),
      page,
      perPage,
    }
  })
}

/** Marks one of the person's own notifications. Null when it is not theirs. */
export async function markRead(pool: pg.Pool, owner: Owner, id: string, isRead: boolean) {
  return inTenant(pool, owner.tenantId, async ({ db }) => {
    const changed = await db
      .update(recipient)
      .set({ readAt: isRead ? sql`coalesce(${recipient.readAt}, now())` : null })
      .where(and(ownedBy(owner), eq(recipient.id, id)))
      .returning({ id: recipient.id })
    return changed.length === 0 ? null : { totalUnread: await unreadOf(db, owner) }
  })
}

/** Marks all of the person's notifications as read. */
export async function markAllRead(pool: pg.Pool, owner: Owner) {
  return inTenant(pool, owner.tenantId, async ({ db }) => {
    await db.update(recipient).set({ readAt: sql`now()` }).where(and(ownedBy(owner), isNull(recipient.readAt)))
    return { totalUnread: 0 }
  })
}

function toNotification(row: typeof recipient.$inferSelect): Notification {
  return {
    id: row.id,
    recipientId: row.id,
    title: row.title,
    message: row.message,
    icon: row.icon,
    sentAt: row.sentAt.toISOString(),
    isRead: row.readAt !== null,
    recipientTargetUrl: row.targetUrl,
    notificationTargetUrl: row.targetUrl,
  }
}
