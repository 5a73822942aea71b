import type pg from 'pg'
import type { DisplayMode, Notification } from '#api/notifications.ts'
import type { Principal } from '#api/principal.ts'
import { inTenant, readTenant } from '../platform/database.ts'
import { publishInbox } from './inbox-channel.ts'

export type Owner = Pick<Principal, 'tenantId' | 'userId'>

export interface InboxQuery {
  page: number
  perPage: number
  isRead?: boolean | undefined
  displayMode?: DisplayMode | undefined
  after?: string | undefined
}

interface InboxRow {
  id: string
  title: string
  message: string
  icon: string | null
  target_url: string | null
  recipient_target_url: string | null
  display_mode: DisplayMode
  /** ISO text from `json_agg` and `row_to_json`. */
  sent_at: string
  read_at: string | null
}

const columns = 'id, title, message, icon, target_url, recipient_target_url, display_mode, sent_at, read_at'
const ofOwner = 'from notifications.recipient where tenant_id = $1 and user_id = $2'
const unreadOfOwner = `(select count(*)::int ${ofOwner} and read_at is null)`

/** Separate SQL texts, so that each uses its index. */
const stateFilters = { all: '', read: ' and read_at is not null', unread: ' and read_at is null' }

function inboxSql({ isRead, after }: InboxQuery): string {
  const filtered = `${ofOwner}${stateFilters[isRead === undefined ? 'all' : isRead ? 'read' : 'unread']} and ($3::text is null or display_mode = $3)`
  const start = after === undefined ? '' : ` and (sent_at, id) < (select sent_at, id ${ofOwner} and id = $6)`
  return `select (select count(*)::int ${filtered}) as total, ${unreadOfOwner} as unread, (select coalesce(json_agg(page), '[]')
    from (select ${columns} ${filtered}${start} order by sent_at desc, id desc limit $4 offset $5) as page) as rows`
}

/** A page of notifications, newest first, with the unread count. `after` is a keyset cursor and overrides the page number. */
export async function listInbox(pool: pg.Pool, { tenantId, userId }: Owner, query: InboxQuery) {
  const { page, perPage, displayMode, after } = query
  const offset = after === undefined ? (page - 1) * perPage : 0
  const values = [tenantId, userId, displayMode ?? null, perPage, offset, ...(after === undefined ? [] : [after])]
  const { rows } = await readTenant(pool, tenantId, ({ client }) =>
    client.query<{ total: number; unread: number; rows: InboxRow[] }>(inboxSql(query), values),
  )
  const [inbox] = rows
  return { results: inbox!.rows.map(toNotification), totalCount: inbox!.total, totalUnread: inbox!.unread, page, perPage }
}

export async function findInInbox(pool: pg.Pool, { tenantId, userId }: Owner, id: string) {
  const { rows } = await readTenant(pool, tenantId, ({ client }) =>
    client.query<{ unread: number; row: InboxRow }>(
      `select ${unreadOfOwner} as unread, (select row_to_json(one) from (select ${columns} ${ofOwner} and id = $3) as one) as row`,
      [tenantId, userId, id],
    ),
  )
  const { unread, row } = rows[0]!
  return row ? { totalUnread: unread, displayMode: row.display_mode, notification: toNotification(row) } : null
}

export async function inboxState(pool: pg.Pool, { tenantId, userId }: Owner): Promise<{ totalUnread: number; newestId: string | null }> {
  const { rows } = await readTenant(pool, tenantId, ({ client }) =>
    client.query<{ unread: number; newest: string | null }>(
      `select ${unreadOfOwner} as unread, (select id ${ofOwner} order by sent_at desc, id desc limit 1) as newest`,
      [tenantId, userId],
    ),
  )
  return { totalUnread: rows[0]!.unread, newestId: rows[0]!.newest }
}

/** Publishes the change. Null when the notification is not the user's. */
export async function markRead(pool: pg.Pool, owner: Owner, id: string, isRead: boolean) {
  return inTenant(pool, owner.tenantId, async ({ client }) => {
    const values = [owner.tenantId, owner.userId]
    const { rowCount } = await client.query(
      `update notifications.recipient set read_at = case when $4 then coalesce(read_at, now()) end where tenant_id = $1 and user_id = $2 and id = $3`,
      [...values, id, isRead],
    )
    if (rowCount === 0) return null
    await publishInbox(client, owner, { change: isRead ? 'read' : 'unread', id })
    const { rows } = await client.query<{ unread: number }>(`select ${unreadOfOwner} as unread`, values)
    return { totalUnread: rows[0]!.unread }
  })
}

export async function markAllRead(pool: pg.Pool, owner: Owner) {
  return inTenant(pool, owner.tenantId, async ({ client }) => {
    await client.query(`update notifications.recipient set read_at = now() where tenant_id = $1 and user_id = $2 and read_at is null`, [
      owner.tenantId,
      owner.userId,
    ])
    await publishInbox(client, owner, { change: 'read', id: null })
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
    recipientTargetUrl: row.recipient_target_url,
    notificationTargetUrl: row.target_url,
  }
}
