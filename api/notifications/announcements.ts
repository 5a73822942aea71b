import { oc } from '@orpc/contract'
import { z } from 'zod'
import { messageLength, titleLength } from './announcement-limits.ts'
import { commonErrors, withErrors } from '../contract-errors.ts'
import { appLocales } from '../locales.ts'
import { profile } from '../principal.ts'
import { entityId, instant, createPageSchema, pageQuery, searchText } from '../shared.ts'

/** Control characters and marks that change the writing direction; they could disguise the sender. */
const disguising = String.raw`\p{Cc}\u202a-\u202e\u2066-\u2069`
const oneLine = new RegExp(`^[^${disguising}]*$`, 'u')
const lines = new RegExp(`^(?:[^${disguising}]|\n)*$`, 'u')

export const announcementText = z.object({
  title: z.string().trim().min(1).max(titleLength).regex(oneLine),
  message: z
    .string()
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .pipe(z.string().min(1).max(messageLength).regex(lines)),
})

/** The texts by language. The institution's language is required, and readers without a text in their language get it too. */
export const announcementTexts = z.partialRecord(appLocales, announcementText)
export type AnnouncementTexts = z.infer<typeof announcementTexts>

export const audienceProfile = profile.exclude(['NONE'])
export type AudienceProfile = z.infer<typeof audienceProfile>

/** Always within the sender's institution or tenant. */
export const audience = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('role'), profile: audienceProfile }),
  z.object({ kind: z.literal('course'), course: z.string().min(1).max(200) }),
  z.object({ kind: z.literal('person'), personId: entityId }),
])
export type Audience = z.infer<typeof audience>

/** A page of the portal, without the base path. */
const portalPath = z
  .string()
  .max(300)
  .regex(/^\/(?![/\\])[^\\\s\p{Cc}]*$/u)

export const announcementStatus = z.enum(['scheduled', 'sending', 'sent', 'canceled'])
export type AnnouncementStatus = z.infer<typeof announcementStatus>

export const announcement = z.object({
  announcementId: z.uuid(),
  status: announcementStatus,
  texts: announcementTexts,
  /** The language that everybody without a text of their own reads. */
  mainLanguage: appLocales,
  targetPath: z.string().nullable(),
  audience,
  /** Name of the recipient if the audience is a single person. */
  personName: z.string().nullable(),
  senderName: z.string(),
  sendAt: instant,
  recipients: z.number().int(),
  readers: z.number().int(),
})
export type Announcement = z.infer<typeof announcement>

export const newAnnouncement = z.object({
  /** Idempotency key, chosen by the caller. */
  announcementId: z.uuid(),
  texts: announcementTexts,
  targetPath: portalPath.nullable(),
  audience,
  /** When to send; null sends immediately. */
  sendAt: instant.nullable(),
})
export type NewAnnouncement = z.infer<typeof newAnnouncement>

export const audiencePerson = z.object({ personId: entityId, name: z.string(), username: z.string() })

const announcementId = z.object({ announcementId: z.uuid() })

export const announcementsContract = {
  list: oc
    .route({ method: 'GET', path: '/announcements', summary: 'Announcements of the context, newest first, with how many read them' })
    .errors(commonErrors)
    .input(pageQuery)
    .output(createPageSchema(announcement)),
  get: oc
    .route({ method: 'GET', path: '/announcements/{announcementId}', summary: 'One announcement of the context' })
    .errors(commonErrors)
    .input(announcementId)
    .output(announcement),
  options: oc
    .route({ method: 'GET', path: '/announcements/options', summary: 'Required language, profiles and courses of the context' })
    .errors(commonErrors)
    .output(z.object({ mainLanguage: appLocales, profiles: z.array(audienceProfile), courses: z.array(z.string()) })),
  people: oc
    .route({ method: 'GET', path: '/announcements/people', summary: 'People of the context by name, registration, CPF or username' })
    .errors(commonErrors)
    .input(z.object({ search: searchText.pipe(z.string().min(2)) }))
    .output(z.object({ results: z.array(audiencePerson) })),
  countAudience: oc
    .route({ method: 'POST', path: '/announcements/audience', summary: 'How many people an announcement would reach now' })
    .errors(commonErrors)
    .input(z.object({ audience }))
    .output(z.object({ people: z.number().int() })),
  create: oc
    .route({ method: 'POST', path: '/announcements', summary: 'Send an announcement, now or at a time' })
    .errors(withErrors('INVALID_LANGUAGE', 'DAY_NOT_ALLOWED', 'KEY_REUSED'))
    .input(newAnnouncement)
    .output(announcementId),
  cancel: oc
    .route({ method: 'POST', path: '/announcements/{announcementId}/cancel', summary: 'Cancel a scheduled announcement' })
    .errors(withErrors('ALREADY_SENT'))
    .input(announcementId)
    .output(z.object({})),
}
