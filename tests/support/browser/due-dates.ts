import type { Locator, Page } from '@playwright/test'
import { addDays } from 'date-fns'
import type pg from 'pg'
import { pino } from 'pino'
import { appConfig } from '#config'
import { sendDueReminders } from '../../../services/financial/reminders/reminders.ts'
import { addDebt, addEnrollment } from '../../../services/financial/testing/builders.ts'
import type { World } from '../../../services/financial/testing/world.ts'
import { getCivilDate } from '../../../services/platform/clock.ts'
import { inTenant } from '../../../services/platform/database.ts'
import { reminderChannels } from '../../../services/composition/reminder-channels.ts'
import { createMailbox } from '../../../demo/sandbox/mailbox/mailbox.ts'
import { findAccount } from '../../../services/users/accounts/accounts.ts'
import { portalUrl } from './portal.ts'
import type { TestStudent } from './students.ts'
import type { Words } from './words.ts'

const tenantId = 1

export const dayFromNow = (days: number) => getCivilDate(addDays(new Date(), days), 'America/Sao_Paulo')

const getWorld = (pool: pg.Pool) =>
  ({
    pool,
    rows: async (tenant: number, text: string, values: unknown[] = []) =>
      (await inTenant(pool, tenant, ({ client }) => client.query(text, values))).rows,
  }) as World

/** Adds a debt due in `days`; `gross` is in cents. Returns its id. */
export async function addDueDebt(pool: pg.Pool, student: TestStudent, days: number, gross = 77_700): Promise<number> {
  const world = getWorld(pool)
  const [enrollment] = await world.rows<{ enrollment_id: number }>(
    tenantId,
    'select enrollment_id from financial.enrollment where user_id = $1',
    [student.id],
  )
  const enrollmentId = enrollment?.enrollment_id ?? (await addEnrollment(world, { userId: student.id }))
  return addDebt(world, { enrollmentId, competency: `${dayFromNow(days).slice(0, 7)}-01`, dueDate: dayFromNow(days), gross })
}

/** Runs the hourly reminder job, for every student, as of noon. */
export async function runReminders(pool: pg.Pool): Promise<void> {
  const clock = { now: () => new Date(`${dayFromNow(0)}T15:00:00Z`) }
  const findPerson = async (tenant: number, userId: number) => {
    const account = await findAccount(pool, tenant, userId)
    return (
      account && { name: account.name, email: account.email, phone: account.cellphone, locale: account.languageId ?? ('pt-BR' as const) }
    )
  }
  const channels = reminderChannels({
    pool,
    clock,
    mailer: createMailbox({ pool, clock: { now: () => new Date() } }),
    findPerson,
    portalUrl: (hostname) => portalUrl('', hostname),
  })
  await sendDueReminders({
    pool,
    clock,
    getTimeZone: async () => appConfig.defaultTimeZone,
    getMainLanguage: async () => 'pt-BR',
    log: pino({ level: 'silent' }),
    channels,
  })
}

export async function giveLanguage(pool: pg.Pool, student: TestStudent, language: string): Promise<void> {
  await getWorld(pool).rows(tenantId, 'update users.account set language_id = $2 where id = $1', [student.id, language])
}

/** Parses a calendar file by RFC 5545: its properties and those of each event. */
export function readCalendar(file: string): { name: string; events: Record<string, string>[] } {
  const lines = file.replaceAll(/\r\n[ \t]/g, '').split('\r\n')
  const text = (value: string) => value.replaceAll(/\\(.)/g, (_, character: string) => (character === 'n' ? '\n' : character))
  const events: Record<string, string>[] = []
  let [name, depth] = ['', 0]
  for (const line of lines) {
    const [property = '', value = ''] = [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]
    if (line === 'BEGIN:VEVENT') events.push({})
    if (property === 'BEGIN') depth++
    else if (property === 'END') depth--
    else if (property === 'X-WR-CALNAME') name = text(value)
    else if (depth === 2) events.at(-1)![property.split(';')[0]!] = text(value)
  }
  return { name, events }
}

export const amid = (pattern: RegExp): RegExp => new RegExp(pattern.source.slice(1, -1))

export function getSwitch(page: Page, words: Words, label: string): Locator {
  return page.getByRole('switch', { name: amid(words(label)) })
}
