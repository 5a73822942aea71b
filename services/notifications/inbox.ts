import type pg from 'pg'
import type { AppLocale } from '#api/locales.ts'
import type { DisplayMode, Notification } from '#api/notifications/notifications.ts'
import type { Principal } from '#api/principal.ts'
import { inTenant, readTenant } from '../platform/database.ts'
import type { NoticeTexts } from './notice-texts.ts'
import { normalizedSql } from '../platform/normalized-text.ts'
import { publishInbox } from './inbox-channel.ts'

export type Owner = Pick<Principal, 'tenantId' | 'userId'>

export interface InboxQuery {
  page: number
  perPage: number
  isRead?: boolean | undefined
  displayMode?: DisplayMode | undefined
  search?: string | undefined
  after?: string | undefined
}

interface InboxRow {
  id: string
  title: string
  message: string
  texts: Partial<NoticeTexts> | null
  icon: string | null
  target_url: string | null
  recipient_target_url: string | null
  display_mode: DisplayMode
  /** ISO text from `json_agg` and `row_to_json`. */
  sent_at: string
  read_at: string | null
}

const columns = 'id, title, message, texts, icon, target_url, recipient_target_url, display_mode, sent_at, read_at'
const ofOwner = 'from notifications.recipient where tenant_id = $1 and user_id = $2'
const unreadOfOwner = `(select count(*)::int ${ofOwner} and read_at is null)`

/** Separate SQL texts, so that each uses its index. */
const stateFilters = { all: '', read: ' and read_at is not null', unread: ' and read_at is null' }

/** Returns the search condition; empty without a search, so that counting needs only the index. */
function searched(search: string | undefined, locale: AppLocale): string {
  if (!search) return ' and $6::text is null'
  const shown = (part: 'title' | 'message') => `coalesce(texts -> '${locale}' ->> '${part}', ${part})`
  return ` and strpos(${normalizedSql(`${shown('title')} || ' ' || ${shown('message')}`)}, ${normalizedSql('$6::text')}) > 0`
}

function inboxSql({ isRead, search, after }: InboxQuery, locale: AppLocale): string {
  const state = stateFilters[isRead === undefined ? 'all' : isRead ? 'read' : 'unread']
  const filtered = `${ofOwner}${state} and ($3::text is null or display_mode = $3)${searched(search, locale)}`
  const start = after === undefined ? '' : ` and (sent_at, id) < (select sent_at, id ${ofOwner} and id = $7)`
  return `select (select count(*)::int ${filtered}) as total, ${unreadOfOwner} as unread, (select coalesce(json_agg(page), '[]')
    from (select ${columns} ${filtered}${start} order by sent_at desc, id desc limit $4 offset $5) as page) as rows`
}

/** A page of notifications, newest first, with the unread count. `after` is a keyset cursor and overrides the page number. */
export async function listInbox(pool: pg.Pool, { tenantId, userId }: Owner, query: InboxQuery, locale: AppLocale) {
  const { page, perPage, displayMode, search, after } = query
  const offset = after === undefined ? (page - 1) * perPage : 0
  const values = [tenantId, userId, displayMode ?? null, perPage, offset, search || null, ...(after === undefined ? [] : [after])]
  const { rows } = await readTenant(pool, tenantId, ({ client }) =>
    client.query<{ total: number; unread: number; rows: InboxRow[] }>(inboxSql(query, locale), values),
  )
  const [inbox] = rows
  return {
    results: inbox!.rows.map((row) => toNotification(row, locale)),
    totalCount: inbox!.total,
    totalUnread: inbox!.unread,
    page,
    perPage,
  }
}

export async function findInInbox(pool: pg.Pool, { tenantId, userId }: Owner, id: string, locale: AppLocale) {
  const { rows } = await readTenant(pool, tenantId, ({ client }) =>
    client.query<{ unread: number; row: InboxRow }>(
      `select ${unreadOfOwner} as unread, (select row_to_json(one) from (select ${columns} ${ofOwner} and id = $3) as one) as row`,
      [tenantId, userId, id],
    ),
  )
  const { unread, row } = rows[0]!
  return row ? { totalUnread: unread, displayMode: row.display_mode, notification: toNotification(row, locale) } : null
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

function toNotification(row: InboxRow, locale: AppLocale): Notification {
  const translated = row.texts?.[locale]
  const { title, message } = translated ?? row
  return {
    id: row.id,
    recipientId: row.id,
    title,
    message,
    isTranslated: translated !== undefined,
    icon: row.icon,
    sentAt: new Date(row.sent_at).toISOString(),
    isRead: row.read_at !== null,
    recipientTargetUrl: row.recipient_target_url,
    notificationTargetUrl: row.target_url,
  }
}
