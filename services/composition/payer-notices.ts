import { payerLetter, payerLinkLetter, studentLetter } from '../financial/payer-access/payer-letter.ts'
import { type PayerNotice, payerNotice } from '../financial/payer-access/payer-notices.ts'
import { isPayer, mailedAccess } from '../financial/payer-access/payer-notices.queries.ts'
import { issuePayerLink } from '../financial/payer-access/payer-session.queries.ts'
import { giveBack, useOnce } from '../platform/attempts/attempts.ts'
import type { MailOncePorts } from './mail-once.ts'
import { civilToday } from '../platform/clock.ts'
import { MailMaybeSent } from '../platform/mail.ts'
import type { GetTimeZone } from '../platform/service.ts'
import { settingsOfTenant } from '../settings/applications/application-settings.ts'
import type { Letter } from '../users/mails/letters.ts'
import { renderLetter } from '../users/mails/render-letter.ts'

export type PayerNoticePorts = MailOncePorts & { getTimeZone: GetTimeZone }

/** Lifetimes in milliseconds. Somebody waits for a requested link, while an invitation may arrive at night. */
const life = { invitation: 24 * 3_600_000, link: 30 * 60_000 }

/**
 * Mails a payer, or the student, once per notice; nobody where there is nothing to tell any more. A link is made as its mail is sent, so
 * that it stands in no queue.
 *
 * @throws what the mailer throws for a mail that was not sent; another run then sends it
 */
export async function sendPayerNotice(ports: PayerNoticePorts, data: unknown): Promise<void> {
  const notice = payerNotice.parse(data)
  const { pool, clock } = ports
  const aWeek = new Date(clock.now().getTime() + 7 * 86_400_000)
  if (!(await useOnce(pool, 'payer-notice', notice.id, aWeek))) return
  try {
    await send(ports, notice)
  } catch (error) {
    // A mail that may have been sent is not repeated: a duplicate is worse than none.
    if (error instanceof MailMaybeSent) return
    await giveBack(pool, 'payer-notice', notice.id)
    throw error
  }
}

async function send(ports: PayerNoticePorts, notice: PayerNotice): Promise<void> {
  const { pool, mailer, portalUrl } = ports
  const settings = await settingsOfTenant(pool, notice.tenantId)
  if (!settings) return
  const written = await write(ports, notice, portalUrl(settings.hostname))
  if (!written) return
  const { to, letter, locale } = written
  const institution = settings.tenant?.name ?? 'Academic Services'
  const look = await renderLetter(letter, { locale, institution, theme: settings.theme, logoUrl: null })
  await mailer.send({ id: crypto.randomUUID(), to, subject: letter.subject, ...look })
}

interface Written {
  to: string
  locale: Parameters<typeof payerLinkLetter>[0]
  letter: Letter
}

async function write(ports: PayerNoticePorts, notice: PayerNotice, portal: string): Promise<Written | null> {
  const { pool, clock, getTimeZone, findPerson } = ports
  const { tenantId } = notice
  const page = `${portal}/financial/payer`
  if (notice.kind === 'link') {
    const { email, locale } = notice
    if (!(await isPayer(pool, tenantId, email, civilToday(clock, await getTimeZone(tenantId))))) return null
    const token = await issuePayerLink(ports, tenantId, email, life.link)
    return { to: email, locale, letter: payerLinkLetter(locale, `${page}/enter/${token}`) }
  }
  const access = await mailedAccess(pool, tenantId, notice.accessId)
  if (!access) return null
  const { email, locale, userId, isRevoked, endsOn } = access
  if (notice.kind === 'invited') {
    if (isRevoked) return null
    const token = await issuePayerLink(ports, tenantId, email, life.invitation)
    return { to: email, locale, letter: payerLetter(locale, 'invited', access, `${page}/enter/${token}`) }
  }
  const { kind } = notice
  // The access was revoked, or extended, before the mail was sent.
  if (kind === 'changed' && isRevoked) return null
  if (kind === 'ended' && (isRevoked || endsOn === null || endsOn >= civilToday(clock, await getTimeZone(tenantId)))) return null
  if (notice.kind !== 'declined' && notice.to === 'payer')
    return { to: email, locale, letter: payerLetter(locale, notice.kind, access, page) }
  const person = await findPerson(tenantId, userId)
  if (!person?.email) return null
  return { to: person.email, locale: person.locale, letter: studentLetter(person.locale, kind, access, `${portal}/financial/payers`) }
}
