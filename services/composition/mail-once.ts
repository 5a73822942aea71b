import type pg from 'pg'
import type { AppLocale } from '#api/locales.ts'
import type { FindPerson } from '../financial/persons/person-directory.ts'
import { giveBack, useOnce } from '../platform/attempts/attempts.ts'
import type { Clock } from '../platform/clock.ts'
import { type Mailer, MailMaybeSent } from '../platform/mail.ts'
import { settingsOfTenant } from '../settings/applications/application-settings.ts'
import { type Letter, letterGreeting } from '../users/mails/letters.ts'
import { renderLetter } from '../users/mails/render-letter.ts'

export interface MailOncePorts {
  pool: pg.Pool
  clock: Clock
  mailer: Mailer
  findPerson: FindPerson
  portalUrl(hostname: string): string
}

export type LetterText = Omit<Letter, 'greeting'>

interface Occasion {
  tenantId: number
  userId: number
  /** Namespace of the key. */
  kind: string
  key: string
  /** The page to which the mail links: a portal path without the base path. */
  path: string
}

/**
 * Mails somebody once per key, in their language or else the tenant's; nobody without a proven address.
 * The key is claimed before the mail is sent and given back only if it certainly was not: a crash never causes a second mail.
 *
 * @throws what the mailer throws for a mail that was not sent; another run then sends it
 */
export async function mailOnce(
  { pool, clock, mailer, findPerson, portalUrl }: MailOncePorts,
  { tenantId, userId, kind, key, path }: Occasion,
  write: (locale: AppLocale, facts: { institution: string; url: string }) => LetterText,
): Promise<void> {
  const [person, settings] = await Promise.all([findPerson(tenantId, userId), settingsOfTenant(pool, tenantId)])
  if (!person?.email || !settings) return
  const { locale, name, email } = person
  const institution = settings.tenant?.name ?? 'Academic Services'
  const letter = {
    greeting: letterGreeting(locale, name),
    ...write(locale, { institution, url: `${portalUrl(settings.hostname)}${path}` }),
  }
  const look = await renderLetter(letter, { locale, institution, theme: settings.theme, logoUrl: null })
  const id = `${tenantId} ${key}`
  const aWeek = new Date(clock.now().getTime() + 7 * 86_400_000)
  if (!(await useOnce(pool, kind, id, aWeek))) return
  try {
    await mailer.send({ id: crypto.randomUUID(), to: email, subject: letter.subject, ...look })
  } catch (error) {
    // A mail that may have been sent is not repeated: a duplicate is worse than none.
    if (error instanceof MailMaybeSent) return
    await giveBack(pool, kind, id)
    throw error
  }
}
