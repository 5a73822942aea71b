import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors } from '../contract-errors.ts'
import { debtInstallment, debtType } from './debts.ts'
import { appLocales } from '../locales.ts'
import { cents, civilDate, entityId, instant } from '../shared.ts'
import { portalCall } from '../portal-call.ts'

/** 256 bits, base64url. */
export const calendarToken = z.string().regex(/^[\w-]{43}$/)

export const calendarLink = z.object({
  createdAt: instant,
  lastReadAt: instant.nullable(),
  showAmounts: z.boolean(),
})
export type CalendarLink = z.infer<typeof calendarLink>

export const calendarEntry = z.object({
  debtId: entityId,
  type: debtType,
  description: z.string().nullable(),
  competency: civilDate,
  dueDate: civilDate,
  amount: cents,
  course: z.string(),
  institutionName: z.string(),
  installment: debtInstallment.nullable(),
})
export type CalendarEntry = z.infer<typeof calendarEntry>

export const calendarFeed = z.object({
  locale: appLocales,
  now: instant,
  showAmounts: z.boolean(),
  entries: z.array(calendarEntry),
})
export type CalendarFeed = z.infer<typeof calendarFeed>

export const calendarContract = {
  link: oc
    .route({ method: 'GET', path: '/calendar/link', summary: 'Whether the person has a calendar address, and when it was read last' })
    .errors(commonErrors)
    .output(z.object({ link: calendarLink.nullable() })),
  makeLink: oc
    .route({ method: 'POST', path: '/calendar/link', summary: 'Create a calendar address; the previous one is revoked' })
    .errors(commonErrors)
    .output(z.object({ /** Returned only once. */ token: calendarToken, link: calendarLink })),
  changeLink: oc
    .route({ method: 'PATCH', path: '/calendar/link', summary: 'Show or hide amounts in the calendar' })
    .errors(commonErrors)
    .input(z.object({ showAmounts: z.boolean() }))
    .output(z.object({ link: calendarLink })),
  revokeLink: oc
    .route({ method: 'DELETE', path: '/calendar/link', summary: 'Revoke the calendar address' })
    .errors(commonErrors)
    .output(z.object({ link: z.null() })),
  /** Called by the portal, which knows the tenant from the hostname. */
  feed: portalCall
    .route({ method: 'GET', path: '/calendar/feed', summary: 'Calendar feed of an address, as iCalendar' })
    .errors(commonErrors)
    .input(z.object({ token: calendarToken, tenantId: entityId }))
    .output(calendarFeed),
}
