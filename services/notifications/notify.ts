import type pg from 'pg'
import type { DisplayMode } from '#api/notifications/notifications.ts'
import { inTenant } from '../platform/database.ts'
import type { NoticeTexts } from './notice-texts.ts'
import { recipient } from './notifications.schema.ts'
import { publishInbox } from './inbox-channel.ts'

export interface NewNotification {
  tenantId: number
  userId: number
  title: string
  message: string
  /** In every language; without it, everybody reads `title` and `message`. */
  texts?: NoticeTexts
  /** The name of the icon, for example `payment_pending`; unknown names are ignored. */
  icon?: string | null
  /** A portal path without the base path, or an absolute URL. */
  targetUrl?: string | null
  displayMode?: DisplayMode
  /** Idempotency key per user. */
  eventKey?: string
  sentAt?: Date
}

/** Stores and publishes a notification. Returns its id; null when the event was already notified. */
export async function notify(
  pool: pg.Pool,
  { icon = null, targetUrl = null, displayMode = 'toast', sentAt = new Date(), ...given }: NewNotification,
): Promise<string | null> {
  return inTenant(pool, given.tenantId, async ({ db, client }) => {
    const [sent] = await db
      .insert(recipient)
      .values({ ...given, id: crypto.randomUUID(), icon, targetUrl, displayMode, sentAt })
      .onConflictDoNothing()
      .returning({ id: recipient.id })
    if (!sent) return null
    await publishInbox(client, given, { change: 'arrived', id: sent.id })
    return sent.id
  })
}
