import { and, count, eq, isNull, sql } from 'drizzle-orm'
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

interface InboxRow {
  id: string
  title: string
  message: string
  icon: string | null
  target_url: string | null
  /** As JSON writes it. */
  sent_at: string
  read_at: string | null
}

/** The page and both counts in one statement: every page of the portal asks for this. */
const inboxSql = `
with own as (
  select * from notifications.recipient where tenant_id = $1 and user_id = $2
), wanted as (
  select * from own where $3::boolean is null or (read_at is not null) = $3
), page as (
  select id, title, message, icon, target_url, sent_at, read_at from wanted order by sent_at desc, id limit $4 offset $5
)
select (select count(*)::int from wanted) as total, (select count(*)::int from own where read_at is null) as unread,
  array(select row_to_json(page) from page) as rows`

/** A page of a person's notifications, newest first, with how many are unread. */
export async function listInbox(
  pool: pg.Pool,
  { tenantId, userId }: Owner,
  { page, perPage, isRead }: { page: number; perPage: number; isRead?: boolean | undefined },
) {
  const { rows } = await inTenant(pool, tenantId, ({ client }) =>
    client.query<{ total: number; unread: number; rows: InboxRow[] }>(inboxSql, [tenantId, userId, isRead ?? null, perPage, (page - 1) * perPage]),
  )
  const [inbox] = rows
  return {
    results: inbox!.rows.map(toNotification),
    totalCount: inbox!.total,
    totalUnread: inbox!.unread,
    page,
    perPage,
  }
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

function toNotification(row: InboxRow): Notification {
  return {
    id: row.id,
    recipientId: row.id,
    title: row.title,
    message: row.message,
    icon: row.icon,
    sentAt: new Date(row.sent_at).toISOString(),
    isRead: row.read_at !== null,
    recipientTargetUrl: row.target_url,
    notificationTargetUrl: row.target_url,
  }
}
