import type pg from 'pg'
import type { AppLocale } from '#api/locales.ts'
import type { NotificationEvent } from '#api/notifications/notifications.ts'
import { createAlarm } from '../platform/alarm.ts'
import { findInInbox, inboxState, type Owner } from './inbox.ts'
import type { InboxChannel, InboxNews } from './inbox-channel.ts'

/** Slower readers get the current state instead of each event. */
const most = 50

/** Streams an inbox (GET /notifications/events): its state first, then changes, until `signal` aborts. */
export async function* watchInbox(
  { pool, channel }: { pool: pg.Pool; channel: InboxChannel },
  owner: Owner,
  locale: AppLocale,
  signal: AbortSignal | undefined,
): AsyncGenerator<NotificationEvent, void> {
  let queue: Array<InboxNews | null> = [null]
  const alarm = createAlarm()
  const stopListening = channel.on(owner, (news) => {
    queue = news === null || queue.length >= most ? [null] : [...queue, news]
    alarm.trigger()
  })
  signal?.addEventListener('abort', alarm.trigger)
  try {
    await channel.ready()
    while (!signal?.aborted) {
      alarm.reset()
      const [news, ...later] = queue
      queue = later
      if (news === undefined) await alarm.triggered()
      else {
        const event = await getEvent(pool, owner, news, locale)
        if (event) yield event
      }
    }
  } finally {
    stopListening()
    signal?.removeEventListener('abort', alarm.trigger)
  }
}

async function getEvent(pool: pg.Pool, owner: Owner, news: InboxNews | null, locale: AppLocale): Promise<NotificationEvent | null> {
  if (news?.change === 'arrived') {
    const found = await findInInbox(pool, owner, news.id, locale)
    return found && { type: 'arrived', ...found }
  }
  const state = await inboxState(pool, owner)
  if (!news) return { type: 'current', ...state }
  return { type: 'marked', totalUnread: state.totalUnread, recipientId: news.id, isRead: news.change === 'read' }
}
