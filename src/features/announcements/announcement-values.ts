import type { AnnouncementTexts, Audience, AudienceProfile, NewAnnouncement } from '#api/notifications/announcements.ts'
import { daysAhead, messageLength, titleLength } from '#api/notifications/announcement-limits.ts'
import { appConfig, type Locale } from '#config'
import type { ChoiceOption } from '#design/components/choices/option.tsx'
import { getInstant } from '../../i18n/zone-time.ts'
import { pageInside } from '../../request/return-url.ts'

/** Option of the page select for typing another page's path. */
export const otherPage = 'other'

type TextName = `${'title' | 'message'}-${Locale}`

/** What the form holds, in the order of its fields. */
export type AnnouncementValues = Record<TextName, string> & {
  kind: Audience['kind']
  profile: string
  course: string
  person: ChoiceOption | null
  /** Path of a page of the portal, `otherPage`, or empty for none. */
  opens: string
  /** Path or address typed for `otherPage`. */
  page: string
  when: 'now' | 'later'
  /** `yyyy-MM-ddTHH:mm` in the sender's time zone; empty while incomplete. */
  sendAt: string
}

export type AnnouncementProblem = 'missing' | 'tooLong' | 'notLater' | 'tooFar' | 'notInside'

export const orderLanguages = (main: Locale): Locale[] => [main, ...appConfig.locales.filter((locale) => locale !== main)]

export function emptyValues(main: Locale): AnnouncementValues {
  const texts = Object.fromEntries(
    orderLanguages(main).flatMap((locale) => [`title-${locale}`, `message-${locale}`].map((name) => [name, ''])),
  )
  return {
    kind: 'role',
    profile: '',
    course: '',
    person: null,
    ...(texts as Record<TextName, string>),
    opens: '',
    page: '',
    when: 'now',
    sendAt: '',
  }
}

const audienceFields = { role: 'profile', course: 'course', person: 'person' } as const

/** Returns the problems of the values. Title and message are required in the main language; other languages need both or neither. */
export function getProblems(
  values: AnnouncementValues,
  { main, timeZone, now }: { main: Locale; timeZone: string; now: Date },
): Partial<Record<keyof AnnouncementValues, AnnouncementProblem>> {
  const problems: Partial<Record<keyof AnnouncementValues, AnnouncementProblem>> = {}
  if (!values[audienceFields[values.kind]]) problems[audienceFields[values.kind]] = 'missing'
  for (const locale of appConfig.locales) {
    const isNeeded = locale === main || isBegun(values, locale)
    for (const [name, most] of [['title', titleLength] as const, ['message', messageLength] as const]) {
      const text = values[`${name}-${locale}`].trim()
      if (text.length > most) problems[`${name}-${locale}`] = 'tooLong'
      else if (isNeeded && !text) problems[`${name}-${locale}`] = 'missing'
    }
  }
  if (values.opens === otherPage && pagePath(values.page) === null) problems.page = 'notInside'
  if (values.when === 'later') {
    const sendAt = values.sendAt ? getInstant(values.sendAt, timeZone).getTime() : null
    if (sendAt === null) problems.sendAt = 'missing'
    else if (sendAt <= now.getTime()) problems.sendAt = 'notLater'
    else if (sendAt > now.getTime() + daysAhead * 86_400_000) problems.sendAt = 'tooFar'
  }
  return problems
}

/** Whether there is a text in a language, complete or not. */
export const isBegun = (values: AnnouncementValues, locale: Locale) =>
  Boolean(values[`title-${locale}`].trim() || values[`message-${locale}`].trim())

/** A page's path below the base path, from a path or an address of this portal; null for anything else. */
export function pagePath(typed: string): string | null {
  const search = typed.trim()
  const origin = typeof location === 'undefined' ? '' : location.origin
  const path = pageInside(origin && search.startsWith(`${origin}/`) ? search.slice(origin.length) : search)
  return path !== null && path.length <= 300 ? path : null
}

/** Returns the chosen audience; null while none is chosen. */
export function chosenAudience(values: AnnouncementValues): Audience | null {
  return values[audienceFields[values.kind]] ? getAudience(values) : null
}

/** Valid values only. */
export function getAudience({ kind, profile, course, person }: AnnouncementValues): Audience {
  if (kind === 'role') return { kind, profile: profile as AudienceProfile }
  if (kind === 'course') return { kind, course }
  return { kind, personId: Number(person?.value) }
}

/** Valid values only. */
export function toAnnouncement(values: AnnouncementValues, announcementId: string, timeZone: string): NewAnnouncement {
  return {
    announcementId,
    texts: getTexts(values),
    targetPath: values.opens === '' ? null : pagePath(values.opens === otherPage ? values.page : values.opens),
    audience: getAudience(values),
    sendAt: values.when === 'later' ? getInstant(values.sendAt, timeZone).toISOString() : null,
  }
}

/** Returns the texts of all languages with any text, complete or not. */
export function getTexts(values: AnnouncementValues): AnnouncementTexts {
  const begun = appConfig.locales.filter((locale) => isBegun(values, locale))
  return Object.fromEntries(
    begun.map((locale) => [locale, { title: values[`title-${locale}`].trim(), message: values[`message-${locale}`].trim() }]),
  )
}
