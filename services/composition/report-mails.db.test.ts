import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AppLocale } from '#api/locales.ts'
import { pino } from 'pino'
import { stillClock } from '../../tests/support/callers.ts'
import { createTestDatabase } from '../../tests/support/database.ts'
import { daysLater } from '../financial/agreements/civil-months.ts'
import { mailReports, type MailReportPorts } from '../financial/financial-reports/mail-reports.ts'
import { schedule, getSchedules, type Subscriber, unschedule } from '../financial/financial-reports/report-schedules.queries.ts'
import { type Mail, MailMaybeSent } from '../platform/mail.ts'
import { inTenant } from '../platform/database.ts'
import { reportMails } from './report-mails.ts'
import { seedSettings } from '../../demo/settings.ts'

const sent: Mail[] = []
const failures: Error[] = []
let ports: MailReportPorts
let locale: AppLocale
let clock: ReturnType<typeof stillClock>
/** Saturday. */
const today = '2026-11-21'
const reader = { tenantId: 2, userId: 1101, institutionId: null }
const days = (count: number) => clock.advance(count * 86_400_000)
const nextMails = async () => (await getSchedules(ports.pool, reader)).map(({ selection, nextOn }) => `${selection.report} ${nextOn}`)

beforeAll(async () => {
  const { pool } = await createTestDatabase()
  await seedSettings(pool)
  await pool.query('insert into financial.tenant (tenant_id) values (2)')
  await inTenant(pool, 2, ({ client }) =>
    client.query(
      `insert into financial.institution (institution_id, tenant_id, name, merchant_name, city, tax_id, pix_key)
       select id, 2, 'Campus de teste', 'Campus', 'Recife', '48120357000130', id::text from unnest('{21,22}'::int[]) id`,
    ),
  )
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
  const mailsNow = () => reportMails({ ...mails, clock, getTimeZone: async () => 'America/Sao_Paulo' })
  ports = {
    pool,
    get clock() {
      return clock
    },
    log: pino({ level: 'silent' }),
    getTimeZone: (due) => mailsNow().getTimeZone(due),
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

async function grant(permissions: string[], institutionId: number | null = null) {
  await inTenant(ports.pool, 2, async ({ client }) => {
    await client.query('delete from users.membership')
    await client.query(
      `insert into users.membership (id, tenant_id, account_id, institution_id, name, profile, permissions) values (1, 2, 1101, $2, 'Financeiro', 'OPERATION', $1)`,
      [JSON.stringify({ financial: permissions }), institutionId],
    )
  })
}

describe('a scheduled report', () => {
  it('is mailed on Mondays, or on the first day of a month, once', async () => {
    await schedule(ports.pool, reader, { selection: { report: 'receivables' }, every: 'weekly' }, today)
    await schedule(ports.pool, reader, { selection: { report: 'forecast' }, every: 'monthly' }, today)
    expect(await nextMails()).toEqual(['receivables 2026-11-23', 'forecast 2026-12-01'])
    await mailReports(ports)
    expect(sent).toEqual([])
    days(2)
    await Promise.all([mailReports(ports), mailReports(ports)])
    await mailReports(ports)
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      ['gina@exemplo.edu.br', 'Contas a receber por atraso · 23/11/2026 · Faculdade Ipê'],
    ])
    expect(sent[0]!.text).toContain('/academic-services/financial/reports?view=receivables')
    expect(await nextMails()).toEqual(['receivables 2026-11-30', 'forecast 2026-12-01'])
  })

  it('waits for the morning where its reader is', async () => {
    await schedule(ports.pool, reader, { selection: { report: 'receivables' }, every: 'weekly' }, today)
    clock.advance(Date.parse('2026-11-23T10:30:00Z') - clock.now().getTime())
    await mailReports(ports)
    expect(sent).toEqual([])
    clock.advance(3_600_000)
    await mailReports(ports)
    expect(sent).toHaveLength(1)
  })

  it('is written in the language of who reads it', async () => {
    locale = 'en'
    await schedule(ports.pool, reader, { selection: { report: 'agreements' }, every: 'monthly' }, today)
    days(12)
    await mailReports(ports)
    expect(sent[0]!.subject).toBe('Agreements kept and broken · 12/01/2026 · Faculdade Ipê')
  })

  it('is tried again when it did not leave, and not when it may have', async () => {
    await schedule(ports.pool, reader, { selection: { report: 'received' }, every: 'weekly' }, today)
    days(2)
    failures.push(new Error('refused'))
    await mailReports(ports)
    expect([sent.length, await nextMails()]).toEqual([0, ['received 2026-11-23']])
    failures.push(new MailMaybeSent('gone quiet'))
    await mailReports(ports)
    await mailReports(ports)
    expect([sent.length, await nextMails()]).toEqual([0, ['received 2026-11-30']])
  })

  it('keeps the filters of its view, which each mail opens, and a link that ends it', async () => {
    const narrowed = { report: 'received', institutionId: 21, period: 'last_month' } as const
    await schedule(ports.pool, reader, { selection: narrowed, every: 'weekly' }, today)
    await schedule(
      ports.pool,
      reader,
      { selection: { report: 'receivables', from: '2026-01-01', to: '2026-06-30' }, every: 'weekly' },
      today,
    )
    await schedule(ports.pool, reader, { selection: { report: 'receivables' }, every: 'weekly' }, today)
    const [first] = await getSchedules(ports.pool, reader)
    expect(first!.selection).toEqual(narrowed)
    days(2)
    await mailReports(ports)
    const links = sent.map(({ text }) => [...text.matchAll(/\/financial\/reports\?(\S+)/g)].map(([, query]) => query))
    expect(links.map(([view]) => view)).toEqual([
      'view=received&institution=21&period=last_month',
      'view=receivables&from=2026-01-01&to=2026-06-30',
      'view=receivables',
    ])
    expect(links[0]![1]).toBe(`view=received&institution=21&period=last_month&end=${first!.scheduleId}`)
    expect(sent[0]!.text).toContain('Recebido por dia e forma de pagamento, mês passado')
    expect(sent[0]!.text).toContain('Campus de teste')
  })

  it('is chosen for institutions of the context alone', async () => {
    const unseen = (institutionId: number, from = reader as Subscriber) =>
      schedule(ports.pool, from, { selection: { report: 'received', institutionId }, every: 'weekly' }, today)
    const notFound = { code: 'NOT_FOUND' }
    await expect(unseen(11)).rejects.toMatchObject(notFound)
    await expect(unseen(2_000_000)).rejects.toMatchObject(notFound)
    await expect(unseen(22, { ...reader, institutionId: 21 })).rejects.toMatchObject(notFound)
    expect(await unseen(22)).toHaveLength(1)
  })

  it('is one of twenty at most', async () => {
    const fromDay = (day: number) =>
      schedule(ports.pool, reader, { selection: { report: 'received', from: daysLater(today, day) }, every: 'weekly' }, today)
    for (let day = 0; day < 20; day++) await fromDay(day)
    await expect(fromDay(20)).rejects.toMatchObject({ code: 'TOO_MANY_SCHEDULES' })
    expect(await getSchedules(ports.pool, reader)).toHaveLength(20)
  })

  it('ends for whoever asks so, in any of their contexts, and not for others', async () => {
    const [made] = await schedule(ports.pool, reader, { selection: { report: 'received' }, every: 'weekly' }, today)
    await unschedule(ports.pool, { ...reader, userId: 1102 }, made!.scheduleId)
    await unschedule(ports.pool, { ...reader, tenantId: 1 }, made!.scheduleId)
    expect(await nextMails()).toEqual(['received 2026-11-23'])
    await unschedule(ports.pool, { ...reader, institutionId: 21 }, made!.scheduleId)
    expect(await nextMails()).toEqual([])
  })

  it.each([
    ['no longer reads reports', ['debts.read'], null],
    ['no longer reads debts', ['reports.read'], null],
    ['reads those of one institution by now', ['debts.read', 'reports.read'], 21],
  ])('is not sent to somebody who %s, and ends', async (_, permissions, institutionId) => {
    await schedule(ports.pool, reader, { selection: { report: 'received', institutionId: 21 }, every: 'weekly' }, today)
    await grant(permissions, institutionId)
    days(2)
    await mailReports(ports)
    expect([sent.length, await nextMails()]).toEqual([0, []])
  })

  it('keeps its day when it is chosen again', async () => {
    await schedule(ports.pool, reader, { selection: { report: 'received' }, every: 'weekly' }, today)
    await schedule(ports.pool, reader, { selection: { report: 'received' }, every: 'weekly' }, '2026-11-24')
    expect(await nextMails()).toEqual(['received 2026-11-23'])
    await schedule(ports.pool, reader, { selection: { report: 'received' }, every: 'monthly' }, '2026-11-24')
    expect(await nextMails()).toEqual(['received 2026-12-01'])
  })
})
