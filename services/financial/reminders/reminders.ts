import type pg from 'pg'
import type { Logger } from 'pino'
import { civilToday, type Clock } from '../../platform/clock.ts'
import type { GetMainLanguage, GetTimeZone } from '../../platform/service.ts'
import { inTenant } from '../../platform/database.ts'
import { MailMaybeSent } from '../../platform/mail.ts'
import type { ReminderChannel } from './reminders.schema.ts'
import { claimReminders, completeReminders, recordReminders, type ReminderMessage } from './reminders.queries.ts'
import { financialTenants } from '../database/tenants.queries.ts'

/** Returns false without a recipient. Throws MailMaybeSent when delivery is uncertain; after other errors it was not sent. */
export type SendReminder = (message: ReminderMessage) => Promise<boolean>

export interface ReminderPorts {
  pool: pg.Pool
  clock: Clock
  getTimeZone: GetTimeZone
  getMainLanguage: GetMainLanguage
  log: Logger
  channels: Record<ReminderChannel, SendReminder>
}

/** Hours, in the tenant's time zone, between which reminders are sent. */
const [opening, closing] = [8, 20]
/** Consecutive failures after which a channel is skipped until the next run. */
const maxFailures = 5

function localHour(instant: Date, timeZone: string): number {
  return Number(new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(instant))
}

/** Sends due reminders. Runs hourly within local hours; idempotent and safe to run concurrently. */
export async function sendDueReminders(ports: ReminderPorts): Promise<void> {
  const { pool, log } = ports
  for (const tenantId of await financialTenants(pool)) {
    try {
      await sendTenantReminders(ports, tenantId)
    } catch (error) {
      log.error({ err: error, tenantId }, 'reminders of a tenant were not sent')
    }
  }
}

async function sendTenantReminders(ports: ReminderPorts, tenantId: number): Promise<void> {
  const { pool, clock, getTimeZone, getMainLanguage, log, channels } = ports
  const timeZone = await getTimeZone(tenantId)
  const hour = localHour(clock.now(), timeZone)
  if (hour < opening || hour >= closing) return
  const mainLanguage = await getMainLanguage(tenantId)
  const time = () => ({ today: civilToday(clock, timeZone), now: clock.now() })
  await inTenant(pool, tenantId, ({ client }) => recordReminders(client, tenantId, time()))
  const failures: Record<ReminderChannel, number> = { mail: 0, in_app: 0 }
  for (;;) {
    const open = (Object.keys(failures) as ReminderChannel[]).filter((channel) => failures[channel] < maxFailures)
    const message = await inTenant(pool, tenantId, ({ client }) => claimReminders(client, tenantId, { ...time(), mainLanguage }, open))
    if (!message) return
    if (message.debts.length === 0) continue
    const outcome = await deliver(channels[message.channel], message).catch((error: Error & { code?: string }) => {
      // The error message is not logged, because a mail server's may contain addresses.
      log.warn({ channel: message.channel, reason: error.code ?? error.name }, 'a reminder was not sent')
      return error instanceof MailMaybeSent ? ('unknown' as const) : ('retry' as const)
    })
    failures[message.channel] = outcome === 'retry' ? failures[message.channel] + 1 : 0
    // An uncertain mail is not repeated: a duplicate is worse than none. In-app messages are retried, being idempotent.
    if (outcome !== 'unknown' && !(outcome === 'retry' && message.channel === 'in_app'))
      await inTenant(pool, tenantId, ({ client }) => completeReminders(client, message, outcome, clock.now()))
  }
}

async function deliver(send: SendReminder, message: ReminderMessage): Promise<'sent' | 'dropped'> {
  return (await send(message)) ? 'sent' : 'dropped'
}
