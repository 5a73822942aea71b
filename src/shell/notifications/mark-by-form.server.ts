import { z } from 'zod'
import { formRoute } from '../../request/form-route.server.ts'
import { PortalError } from '../../request/portal-error.ts'
import { safeReturnUrl } from '../../request/return-url.ts'

const pageOf = (form: FormData) => safeReturnUrl(String(form.get('returnTo') ?? ''))

/** Marks one notification, or all without `recipientId`. Leads to the page one was on. */
export const markByForm = formRoute({
  actOf: (form) => (form.has('recipientId') ? 'one' : 'all'),
  acts: {
    one: {
      input: z.object({ recipientId: z.uuid(), isRead: z.stringbool() }),
      async call({ upstream, form }, { recipientId, isRead }) {
        await upstream.notifications.markRead({ id: recipientId, isRead })
        return pageOf(form)
      },
    },
    all: {
      async call({ upstream, form }) {
        await upstream.notifications.markAllRead({ deliveryMode: 'application' })
        return pageOf(form)
      },
    },
  },
  page({ form, code }) {
    // The mark is not allowed, or nothing to mark: the page shows the actual state.
    if (!['UNAUTHORIZED', 'BAD_REQUEST', 'FORBIDDEN', 'NOT_FOUND'].includes(code)) throw new PortalError(code)
    return pageOf(form)
  },
})
