import type pg from 'pg'
import type { CalendarFeed } from '#api/financial/calendar.ts'
import { civilToday, type Clock } from '../../platform/clock.ts'
import type { GetMainLanguage, GetTimeZone } from '../../platform/service.ts'
import { inTenant, readTenant } from '../../platform/database.ts'
import { linkOfToken, markLinkRead, openDebts } from './calendar-link.queries.ts'
import type { FindPerson } from '../persons/person-directory.ts'
import { DomainError } from '../../platform/domain-error.ts'

export interface CalendarPorts {
  pool: pg.Pool
  clock: Clock
  getTimeZone: GetTimeZone
  getMainLanguage: GetMainLanguage
  findPerson: FindPerson
}

/** Open due dates for a calendar URL (GET /calendar/feed); records the read. Throws NOT_FOUND for an unknown or revoked token. */
export async function calendarFeed(
  { pool, clock, getTimeZone, getMainLanguage, findPerson }: CalendarPorts,
  { token, tenantId }: { token: string; tenantId: number },
): Promise<CalendarFeed> {
  const now = clock.now()
  const today = civilToday(clock, await getTimeZone(tenantId))
  const link = await inTenant(pool, tenantId, async (transaction) => {
    const link = await linkOfToken(transaction, tenantId, token, now)
    if (!link) throw new DomainError('NOT_FOUND')
    if (!link.isNoted) await markLinkRead(transaction, tenantId, token, now)
    return link
  })
  const person = await findPerson(tenantId, link.userId)
  // A new password and "sign out everywhere" also end the address, because an intruder may have copied it.
  const isOver = person?.signInsEndedAt && link.createdAt < person.signInsEndedAt
  if (!person || isOver) throw new DomainError('NOT_FOUND')
  const reader = { tenantId, userId: link.userId, languages: [person.locale, await getMainLanguage(tenantId)] as const }
  const entries = await readTenant(pool, tenantId, ({ client }) => openDebts(client, reader, today))
  return { locale: person.locale, now: now.toISOString(), showAmounts: link.showAmounts, entries }
}
