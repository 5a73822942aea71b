import { implement } from '@orpc/server'
import { notificationsContract } from '#api/notifications/notifications.ts'
import { maySendAnnouncements } from '#api/permissions.ts'
import type { Principal } from '#api/principal.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { requirePermission, requirePrincipal, requireSelf } from '../../platform/guards.ts'
import type { ServiceContext } from '../../platform/service.ts'
import type { AnnouncementPorts } from './announcement-ports.ts'
import { cancelAnnouncement, createAnnouncement, listAnnouncements, readAnnouncement } from './announcements.ts'

const everybody = { after: 0, limit: 1_000_000 }

/** Handlers for staff who may send; their institution or tenant is the reach. Nobody can send while acting as somebody else. */
export function announcementHandlers(ports: AnnouncementPorts) {
  const { announcements: os } = implement(notificationsContract).$context<ServiceContext>()
  const { people } = ports
  return {
    list: os.list.handler(({ context, input }) => listAnnouncements(ports, sender(requirePrincipal(context)), input)),
    get: os.get.handler(({ context, input }) => readAnnouncement(ports, sender(requirePrincipal(context)), input.announcementId)),
    options: os.options.handler(async ({ context }) => {
      const reach = sender(requirePrincipal(context))
      const [mainLanguage, profiles, courses] = await Promise.all([
        people.mainLanguage(reach.tenantId),
        people.profiles(reach),
        people.courses(reach),
      ])
      return { mainLanguage, profiles, courses }
    }),
    people: os.people.handler(async ({ context, input }) => ({
      results: await people.find(sender(requirePrincipal(context)), input.search),
    })),
    countAudience: os.countAudience.handler(async ({ context, input }) => ({
      people: (await people.ids(sender(requirePrincipal(context)), input.audience, everybody)).length,
    })),
    create: os.create.handler(({ context, input }) => createAnnouncement(ports, sender(requireSelf(context)), input)),
    cancel: os.cancel.handler(async ({ context, input }) => {
      await cancelAnnouncement(ports, sender(requireSelf(context)), input.announcementId)
      return {}
    }),
  }
}

/** Returns the sender. Throws for the application itself, tenant 0, which has nobody to send to. */
function sender(principal: Principal): Principal {
  if (principal.tenantId === 0) throw new DomainError('FORBIDDEN')
  return requirePermission(principal, maySendAnnouncements)
}
