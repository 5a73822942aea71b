import type pg from 'pg'
import type { Logger } from 'pino'
import { appConfig } from '#config'
import { civilToday, type Clock } from '../../platform/clock.ts'
import { inTenant } from '../../platform/database.ts'
import { MailMaybeSent } from '../../platform/mail.ts'
import type { ReminderChannel } from './reminders.schema.ts'
import { claimReminders, completeReminders, recordReminders, type ReminderMessage } from './reminders.queries.ts'
import { financialTenants } from '../database/tenants.queries.ts'

/**
 * Hands a message over. False when there is nobody, or no address, to send it to.
 *
 * @throws MailMaybeSent when nobody knows whether a mail left; after any other error it surely did not
 */
export type SendReminder = (message: ReminderMessage) => Promise<boolean>

export interface ReminderPorts {
  pool: pg.Pool
  clock: Clock
  log: Logger
  channels: Record<ReminderChannel, SendReminder>
}

/** Hours of the institutions' day between which people are reminded. */
const [opening, closing] = [8, 20]
/** Failures in a row after which a way is left alone until the next run: it is down. */
const maxFailures = 5

/** Hour of the day in the institutions' zone. */
function localHour(instant: Date): number {
  return Number(
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: appConfig.defaultTimeZone }).format(instant),
  )
}

/**
 * Reminds people of what is due, as each of them asked. Runs every hour and keeps to the day; safe to repeat, and to run
 * twice at once: a reminder is recorded before it is sent, and each debt, occasion and way goes out at most once.
 */
export async function sendDueReminders(ports: ReminderPorts): Promise<void> {
  const { pool, clock, log } = ports
  const hour = localHour(clock.now())
  if (hour < opening || hour >= closing) return
  for (const tenantId of await financialTenants(pool)) {
    try {
      await sendTenantReminders(ports, tenantId)
    } catch (error) {
      log.error({ err: error, tenantId }, 'reminders of a tenant were not sent')
    }
  }
}

async function sendTenantReminders({ pool, clock, log, channels }: ReminderPorts, tenantId: number): Promise<void> {
  const time = () => ({ today: civilToday(clock), now: clock.now() })
  await inTenant(pool, tenantId, ({ client }) => recordReminders(client, tenantId, time()))
  const failures: Record<ReminderChannel, number> = { mail: 0, in_app: 0 }
  for (;;) {
    const open = (Object.keys(failures) as ReminderChannel[]).filter((channel) => failures[channel] < maxFailures)
    const message = await inTenant(pool, tenantId, ({ client }) => claimReminders(client, tenantId, time(), open))
    if (!message) return
    if (message.debts.length === 0) continue
    const outcome = await deliver(channels[message.channel], message).catch((error: Error & { code?: string }) => {
      // Not its message: a mail server's may name people.
      log.warn({ channel: message.channel, reason: error.code ?? error.name }, 'a reminder was not sent')
      return error instanceof MailMaybeSent ? ('unknown' as const) : ('retry' as const)
    })
    failures[message.channel] = outcome === 'retry' ? failures[message.channel] + 1 : 0
    // Left as it is: nobody knows, and a second copy is worse than none. In the portal a second one changes nothing.
    if (outcome !== 'unknown' && !(outcome === 'retry' && message.channel === 'in_app'))
      await inTenant(pool, tenantId, ({ client }) => completeReminders(client, message, outcome, clock.now()))
  }
}

async function deliver(send: SendReminder, message: ReminderMessage): Promise<'sent' | 'dropped'> {
  return (await send(message)) ? 'sent' : 'dropped'
}
