import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { audience, newAnnouncement } from '#api/announcements.ts'
import { pageQuery, searchText } from '#api/shared.ts'
import { sessionMiddleware } from '../../auth/session/session.middleware.ts'

export const listAnnouncements = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(pageQuery)
  .handler(({ context, data }) => context.upstream.notifications.announcements.list(data))

export const getAnnouncementOptions = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(({ context }) => context.upstream.notifications.announcements.options())

export const findAudiencePeople = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(z.object({ search: searchText.pipe(z.string().min(2)) }))
  .handler(async ({ context, data }) => (await context.upstream.notifications.announcements.people(data)).results)

export const countAudience = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(z.object({ audience }))
  .handler(async ({ context, data }) => (await context.upstream.notifications.announcements.countAudience(data)).people)

export const createAnnouncement = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(newAnnouncement)
  .handler(({ context, data }) => context.upstream.notifications.announcements.create(data))

export const cancelAnnouncement = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(z.object({ announcementId: z.uuid() }))
  .handler(async ({ context, data }) => {
    await context.upstream.notifications.announcements.cancel(data)
  })
