import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { audience, type AudienceProfile } from '#api/notifications/announcements.ts'
import { flattenNavigation, getNavigation } from '../../request/navigation.ts'
import { sessionMiddleware } from '../../request/session/session.middleware.ts'

/** A page that readers can open. */
export interface TargetPage {
  path: string
  title: string
  /** Profiles whose menu contains the page. */
  profiles: AudienceProfile[]
}

/** Returns what the form offers to choose: people, and the pages of their menus by title. */
export const getAnnouncementOptions = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(async ({ context: { upstream, scope } }) => {
    const { acting, locale } = scope
    const options = await upstream.notifications.announcements.options()
    const pages = new Map<string, TargetPage>()
    for (const profile of options.profiles) {
      const items = getNavigation(acting.navigation, { person: { profile, permissions: {} }, has: acting.features, locale })
      for (const { path, title, hidden } of flattenNavigation(items)) {
        if (path === null || (hidden && path !== '/my-account')) continue
        const known = pages.get(path)
        if (known) known.profiles.push(profile)
        else pages.set(path, { path, title, profiles: [profile] })
      }
    }
    return { ...options, pages: [...pages.values()] }
  })
export const countAudience = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(z.object({ audience }))
  .handler(async ({ context, data }) => (await context.upstream.notifications.announcements.countAudience(data)).people)
