import type pg from 'pg'
import { type NewNotification, notify } from '../../../services/notifications/domain/notify.ts'

/** Sends a notification to somebody of Universidade Aurora, as a service does. */
export function sendNotification(pool: pg.Pool, userId: number, given: Partial<NewNotification> = {}): Promise<string | null> {
  return notify(pool, { tenantId: 1, userId, title: 'Aviso', message: 'Aconteceu algo na sua vida acadêmica.', ...given })
}

/** Sends so many, one per hour, the first the oldest: `Aviso 1`, `Aviso 2` and so on. None is shown as a toast. */
export async function sendNotifications(pool: pg.Pool, userId: number, count: number): Promise<void> {
  const hour = 3_600_000
  for (let number = 1; number <= count; number++)
    await sendNotification(pool, userId, { title: `Aviso ${number}`, displayMode: 'list', sentAt: new Date(Date.now() - (count - number + 1) * hour) })
}
