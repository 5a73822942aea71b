import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import type pg from 'pg'
import { pino } from 'pino'
import { afterAll } from 'vitest'
import { notificationsContract } from '#api/notifications/notifications.ts'
import type { Principal } from '#api/principal.ts'
import { announcementPeople } from '../../composition/announcement-people.ts'
import { systemClock } from '../../platform/clock.ts'
import { createListener } from '../../platform/listener.ts'
import { createOwnerMemory } from '../../platform/owner-memory.ts'
import { type Caller, createService } from '../../platform/service.ts'
import type { AnnouncementPorts } from '../announcements/announcement-ports.ts'
import { createInboxChannel } from '../inbox-channel.ts'
import { notificationsRouter } from '../notifications.routes.ts'

export type InboxClient = ContractRouterClient<typeof notificationsContract>

/** The notification service of one process, called through its contract. */
export function startInboxService(pool: pg.Pool, given: Partial<AnnouncementPorts> = {}) {
  const log = pino({ level: 'silent' })
  const listener = createListener(pool, log)
  const channel = createInboxChannel(listener)
  const memory = createOwnerMemory(listener, 'notifications_inbox')
  const service = createService({
    name: 'notifications',
    title: 'Notifications',
    router: notificationsRouter({ pool, channel, memory }, { ...announcementPorts(pool), ...given }),
    prefix: '/notifications-service',
    authenticate: async (authorization) => (authorization ? (JSON.parse(authorization) as Caller) : null),
    log,
  })
  afterAll(async () => {
    channel.close()
    memory.close()
    await listener.close()
  })
  return (caller: Partial<Principal> | null, locale = 'pt-BR'): InboxClient => {
    const principal = caller && {
      userId: 1,
      tenantId: 1,
      institutionId: null,
      homeTenantId: 1,
      roleId: 1,
      profile: 'STUDENT',
      permissions: {},
      impersonatedBy: null,
      method: 'password',
      ...caller,
    }
    return createORPCClient(
      new OpenAPILink(notificationsContract, {
        url: 'http://service.invalid/notifications-service',
        headers: { 'accept-language': locale, ...(principal && { authorization: JSON.stringify(principal) }) },
        fetch: (request) => service.fetch(request),
      }),
    )
  }
}

export const announcementPorts = (pool: pg.Pool): AnnouncementPorts => ({
  pool,
  clock: systemClock,
  people: announcementPeople(pool),
  sendJob: async () => {},
})
