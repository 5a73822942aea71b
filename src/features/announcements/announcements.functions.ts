import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { audience, type AudienceProfile, newAnnouncement } from '#api/announcements.ts'
import { pageQuery, searchText } from '#api/shared.ts'
import { flattenNavigation, navigationOf } from '../../request/navigation.ts'
import { notFoundIfMissing } from '../../request/not-found.ts'
import { sessionMiddleware } from '../../auth/session/session.middleware.ts'

export const listAnnouncements = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(pageQuery)
  .handler(({ context, data }) => context.upstream.notifications.announcements.list(data))

const announcementInput = z.object({ announcementId: z.uuid() })

export const getAnnouncement = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(announcementInput)
  .handler(({ context, data }) => notFoundIfMissing(context.upstream.notifications.announcements.get(data)))

/** A page that readers can open. */
export interface TargetPage {
  path: string
  title: string
  /** Those whose menu has it. */
  profiles: AudienceProfile[]
}

/** What can be chosen: people, and the pages of their menus by title. */
export const getAnnouncementOptions = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(async ({ context: { upstream, scope } }) => {
    const { acting, locale } = scope
    const options = await upstream.notifications.announcements.options()
    const pages = new Map<string, TargetPage>()
    for (const profile of options.profiles) {
      const items = navigationOf(acting.navigation, { person: { profile, permissions: {} }, has: acting.features, locale })
      for (const { path, title, hidden } of flattenNavigation(items)) {
        if (path === null || (hidden && path !== '/my-account')) continue
        const known = pages.get(path)
        if (known) known.profiles.push(profile)
        else pages.set(path, { path, title, profiles: [profile] })
      }
    }
    return { ...options, pages: [...pages.values()] }
  })

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
  .validator(announcementInput)
  .handler(async ({ context, data }) => {
    await context.upstream.notifications.announcements.cancel(data)
  })
