import type pg from 'pg'
import type { FindPerson } from '../financial/persons/person-directory.ts'
import type { ReminderPorts } from '../financial/reminders/reminders.ts'
import { reminderLetter, reminderNotification, reminderTarget } from '../financial/reminders/reminder-letter.ts'
import { inEveryLanguage } from '../notifications/notice-texts.ts'
import { notify } from '../notifications/notify.ts'
import type { Clock } from '../platform/clock.ts'
import type { Mailer } from '../platform/mail.ts'
import { settingsOfTenant } from '../settings/applications/application-settings.ts'
import { letterGreeting } from '../users/mails/letters.ts'
import { renderLetter } from '../users/mails/render-letter.ts'

interface ChannelPorts {
  pool: pg.Pool
  clock: Clock
  mailer: Mailer
  findPerson: FindPerson
  portalUrl(hostname: string): string
}

export function reminderChannels({ pool, clock, mailer, findPerson, portalUrl }: ChannelPorts): ReminderPorts['channels'] {
  return {
    async in_app(message) {
      const { tenantId, userId, messageId } = message
      const [person, settings] = await Promise.all([findPerson(tenantId, userId), settingsOfTenant(pool, tenantId)])
      if (!person || !settings) return false
      await notify(pool, {
        tenantId,
        userId,
        ...inEveryLanguage((locale) => reminderNotification(message, locale, settings.currency)),
        targetUrl: reminderTarget(message),
        icon: 'payment_pending',
        eventKey: `due-reminder:${messageId}`,
        sentAt: clock.now(),
      })
      return true
    },
    async mail(message) {
      const { tenantId, userId, messageId } = message
      const [person, settings] = await Promise.all([findPerson(tenantId, userId), settingsOfTenant(pool, tenantId)])
      if (!person?.email || !settings) return false
      const { locale, name, email } = person
      const institution = settings.tenant?.name ?? 'Academic Services'
      const letter = {
        greeting: letterGreeting(locale, name),
        ...reminderLetter(message, locale, { institution, portal: portalUrl(settings.hostname), currency: settings.currency }),
      }
      const look = await renderLetter(letter, { locale, institution, theme: settings.theme, logoUrl: null })
      await mailer.send({ id: messageId, to: email, subject: letter.subject, ...look })
      return true
    },
  }
}
