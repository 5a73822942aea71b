import type pg from 'pg'
import type { Listener } from '../platform/listener.ts'
import { createOwnerChannel, type Owner, type OwnerChannel } from '../platform/owner-channel.ts'

/** A null `id` means all notifications. */
export type InboxNews = { change: 'arrived'; id: string } | { change: 'read' | 'unread'; id: string | null }

/** Notifies all processes when the transaction commits. */
export async function publishInbox(client: pg.ClientBase, { tenantId, userId }: Owner, news: InboxNews): Promise<void> {
  await client.query(`select pg_notify('notifications_inbox', $1)`, [JSON.stringify({ tenantId, userId, ...news })])
}

/** `publishInbox` for a notification of each of many people. */
export async function publishArrivals(
  client: pg.ClientBase,
  tenantId: number,
  arrived: readonly { id: string; userId: number }[],
): Promise<void> {
  const payloads = arrived.map(({ id, userId }) => JSON.stringify({ tenantId, userId, change: 'arrived', id }))
  await client.query(`select pg_notify('notifications_inbox', payload) from unnest($1::text[]) as payload`, [payloads])
}

export type InboxChannel = OwnerChannel<InboxNews>

export const createInboxChannel = (listener: Listener): InboxChannel => createOwnerChannel(listener, 'notifications_inbox')
