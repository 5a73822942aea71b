import type pg from 'pg'
import { decisionLetter, decisionNotice } from './academic/documents/decision-letter.ts'
import type { DecisionNotice, TellDecision } from './academic/documents/review-notice.queries.ts'
import type { FindPerson } from './financial/persons/person-directory.ts'
import { giveBack, useOnce } from './identity/sign-ins/attempts.ts'
import { inEveryLanguage } from './notifications/notice-texts.ts'
import { notify } from './notifications/notify.ts'
import type { Clock } from './platform/clock.ts'
import { type Mailer, MailMaybeSent } from './platform/mail.ts'
import { settingsOfTenant } from './settings/applications/application-settings.ts'
import { letterGreeting } from './users/mails/letters.ts'
import { renderLetter } from './users/mails/render-letter.ts'

interface NoticePorts {
  pool: pg.Pool
  clock: Clock
  mailer: Mailer
  findPerson: FindPerson
  portalUrl(hostname: string): string
}

const documentsPath = '/enrollment-documents'

/** Tells a student of a decision on a document: in the portal, and by mail where they have an address. */
export function documentDecisionNotices(ports: NoticePorts): TellDecision {
  return async (notice) => {
    const { tenantId, userId, eventId } = notice
    await notify(ports.pool, {
      tenantId,
      userId,
      ...inEveryLanguage((locale) => decisionNotice(locale, notice)),
      icon: notice.decision === 'refused' ? 'documentation_mandatory' : 'document_accepted',
      targetUrl: documentsPath,
      eventKey: `document-decided:${eventId}`,
      sentAt: ports.clock.now(),
    })
    await mailOnce(ports, notice)
  }
}

async function mailOnce({ pool, clock, mailer, findPerson, portalUrl }: NoticePorts, notice: DecisionNotice): Promise<void> {
  const { tenantId, userId, eventId } = notice
  const [person, settings] = await Promise.all([findPerson(tenantId, userId), settingsOfTenant(pool, tenantId)])
  if (!person?.email || !settings) return
  const { locale, name, email } = person
  const institution = settings.tenant?.name ?? 'Academic Services'
  const url = `${portalUrl(settings.hostname)}${documentsPath}`
  const letter = { greeting: letterGreeting(locale, name), ...decisionLetter(locale, notice, { institution, url }) }
  const look = await renderLetter(letter, { locale, institution, theme: settings.theme, logoUrl: null })
  const key = `${tenantId} ${eventId}`
  const aWeek = new Date(clock.now().getTime() + 7 * 86_400_000)
  if (!(await useOnce(pool, 'document-decided', key, aWeek))) return
  try {
    await mailer.send({ id: crypto.randomUUID(), to: email, subject: letter.subject, ...look })
  } catch (error) {
    // One that may have been sent is not repeated: a duplicate is worse than none.
    if (error instanceof MailMaybeSent) return
    await giveBack(pool, 'document-decided', key)
    throw error
  }
}
