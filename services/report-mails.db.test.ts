import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AppLocale } from '#api/locales.ts'
import { pino } from 'pino'
import { stillClock } from '../tests/support/callers.ts'
import { createTestDatabase } from '../tests/support/database.ts'
import { mailReports, type MailReportPorts } from './financial/financial-reports/mail-reports.ts'
import { schedule, schedulesOf } from './financial/financial-reports/report-schedules.queries.ts'
import { type Mail, MailMaybeSent } from './platform/mail.ts'
import { inTenant } from './platform/database.ts'
import { reportMails } from './report-mails.ts'
import { seedSettings } from './seed/settings.ts'

const sent: Mail[] = []
const failures: Error[] = []
let ports: MailReportPorts
let locale: AppLocale
let clock: ReturnType<typeof stillClock>
/** Saturday. */
const today = '2026-11-21'
const reader = { tenantId: 2, userId: 1101, institutionId: null }
const days = (count: number) => clock.advance(count * 86_400_000)
const nextMails = async () => (await schedulesOf(ports.pool, reader)).map(({ report, nextOn }) => `${report} ${nextOn}`)

beforeAll(async () => {
  const { pool } = await createTestDatabase()
  await seedSettings(pool)
  await pool.query('insert into financial.tenant (tenant_id) values (2)')
  const mails = {
    pool,
    portalUrl: (hostname: string) => `https://${hostname}/academic-services`,
    findPerson: async () => ({ name: 'Gina Prates', email: 'gina@exemplo.edu.br', phone: null, locale, signInsEndedAt: null }),
    mailer: {
      async send(mail: Mail) {
        const failure = failures.shift()
        if (failure) throw failure
        sent.push(mail)
      },
    },
  }
  const mailsNow = () => reportMails({ ...mails, clock, timeZoneOf: async () => 'America/Sao_Paulo' })
  ports = {
    pool,
    get clock() {
      return clock
    },
    log: pino({ level: 'silent' }),
    timeZoneOf: (due) => mailsNow().timeZoneOf(due),
    mayRead: (due) => mailsNow().mayRead(due),
    mail: (due) => mailsNow().mail(due),
  }
})

beforeEach(async () => {
  sent.length = 0
  failures.length = 0
  locale = 'pt-BR'
  clock = stillClock()
  await inTenant(ports.pool, 2, async ({ client }) => {
    await client.query('delete from financial.report_schedule')
    await client.query('delete from users.membership')
    await client.query('delete from users.account')
    await client.query(
      `insert into users.account (id, tenant_id, username, name, timezone, accessibility) values (1101, 2, 'gina', 'Gina Prates', 'America/Manaus', '{}')`,
    )
  })
  await grant(['debts.read', 'reports.read'])
})

async function grant(permissions: string[]) {
  await inTenant(ports.pool, 2, async ({ client }) => {
    await client.query('delete from users.membership')
    await client.query(
      `insert into users.membership (id, tenant_id, account_id, institution_id, name, profile, permissions) values (1, 2, 1101, null, 'Financeiro', 'OPERATION', $1)`,
      [JSON.stringify({ financial: permissions })],
    )
  })
}

describe('a scheduled report', () => {
  it('is mailed on Mondays, or on the first day of a month, once', async () => {
    await schedule(ports.pool, reader, { report: 'receivables', every: 'weekly' }, today)
    await schedule(ports.pool, reader, { report: 'forecast', every: 'monthly' }, today)
    expect(await nextMails()).toEqual(['forecast 2026-12-01', 'receivables 2026-11-23'])
    await mailReports(ports)
    expect(sent).toEqual([])
    days(2)
    await Promise.all([mailReports(ports), mailReports(ports)])
    await mailReports(ports)
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      ['gina@exemplo.edu.br', 'Contas a receber por atraso, 23/11/2026 · Faculdade Ipê'],
    ])
    expect(sent[0]!.text).toContain('/academic-services/financial/reports?view=receivables')
    expect(await nextMails()).toEqual(['forecast 2026-12-01', 'receivables 2026-11-30'])
  })

  it('waits for the morning where its reader is', async () => {
    await schedule(ports.pool, reader, { report: 'receivables', every: 'weekly' }, today)
    clock.advance(Date.parse('2026-11-23T10:30:00Z') - clock.now().getTime())
    await mailReports(ports)
    expect(sent).toEqual([])
    clock.advance(3_600_000)
    await mailReports(ports)
    expect(sent).toHaveLength(1)
  })

  it('is written in the language of who reads it', async () => {
    locale = 'en'
    await schedule(ports.pool, reader, { report: 'agreements', every: 'monthly' }, today)
    days(12)
    await mailReports(ports)
    expect(sent[0]!.subject).toBe('Agreements kept and broken, 12/01/2026 · Faculdade Ipê')
  })

  it('is tried again when it did not leave, and not when it may have', async () => {
    await schedule(ports.pool, reader, { report: 'received', every: 'weekly' }, today)
    days(2)
    failures.push(new Error('refused'))
    await mailReports(ports)
    expect([sent.length, await nextMails()]).toEqual([0, ['received 2026-11-23']])
    failures.push(new MailMaybeSent('gone quiet'))
    await mailReports(ports)
    await mailReports(ports)
    expect([sent.length, await nextMails()]).toEqual([0, ['received 2026-11-30']])
  })

  it('ends for whoever turns it off, and for whoever may no longer read it', async () => {
    await schedule(ports.pool, reader, { report: 'received', every: 'weekly' }, today)
    await schedule(ports.pool, reader, { report: 'received', every: null }, today)
    expect(await nextMails()).toEqual([])
    await schedule(ports.pool, reader, { report: 'received', every: 'weekly' }, today)
    await grant(['debts.read'])
    days(2)
    await mailReports(ports)
    expect([sent.length, await nextMails()]).toEqual([0, []])
  })

  it('keeps its day when it is chosen again', async () => {
    await schedule(ports.pool, reader, { report: 'received', every: 'weekly' }, today)
    await schedule(ports.pool, reader, { report: 'received', every: 'weekly' }, '2026-11-24')
    expect(await nextMails()).toEqual(['received 2026-11-23'])
    await schedule(ports.pool, reader, { report: 'received', every: 'monthly' }, '2026-11-24')
    expect(await nextMails()).toEqual(['received 2026-12-01'])
  })
})
