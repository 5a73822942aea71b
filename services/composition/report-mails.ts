import type { AppLocale } from '#api/locales.ts'
import { type ReportPeriod, type ReportSelection } from '#api/financial/financial-reports.ts'
import { mayReadReports } from '#api/permissions.ts'
import { reportPlace } from '../financial/financial-reports/report-place.queries.ts'
import { reportWords } from '../financial/financial-reports/report-words.ts'
import type { MailReportPorts } from '../financial/financial-reports/mail-reports.ts'
import type { DueReport } from '../financial/financial-reports/report-schedules.queries.ts'
import { type LetterText, mailOnce, type MailOncePorts } from './mail-once.ts'
import { dateWords } from '../platform/documents/document-formats.ts'
import type { GetTimeZone } from '../platform/service.ts'
import { findAccount } from '../users/accounts/accounts.ts'
import { holdsRole } from '../users/accounts/role-holders.ts'

/** The numbers themselves stay behind the sign-in: a mailbox may be read by others. */
export function reportMails({
  getTimeZone,
  ...ports
}: MailOncePorts & { getTimeZone: GetTimeZone }): Pick<MailReportPorts, 'getTimeZone' | 'mayRead' | 'mail'> {
  return {
    getTimeZone: async ({ tenantId, userId }) => (await findAccount(ports.pool, tenantId, userId))?.timezone ?? getTimeZone(tenantId),
    mayRead: ({ userId, ...place }) => holdsRole(ports.pool, place, userId, { ...mayReadReports, profile: 'OPERATION' }),
    async mail(due) {
      const { tenantId, userId, selection, scheduleId, dueOn } = due
      const occasion = { tenantId, userId, kind: 'financial-report', key: `${scheduleId} ${dueOn}`, path: getPath(selection) }
      const shown = selection.institutionId && { place: await reportPlace(ports.pool, due, selection.institutionId) }
      await mailOnce(ports, occasion, (locale, facts) => reportLetter(due, locale, { place: facts.institution, ...facts, ...shown }))
    },
  }
}

/** The address of the view that was chosen. */
function getPath({ report, institutionId: institution, period, from, to }: ReportSelection): string {
  const given = Object.entries({ view: report, institution, period, from, to }).filter(([, value]) => value !== undefined)
  return `/financial/reports?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}

interface MailWords {
  opening: Record<DueReport['every'], (title: string, place: string) => string>
  periods: Record<ReportPeriod, string>
  from: (day: string) => string
  to: (day: string) => string
  action: string
  closing: string
  footer: string
}

const words: Record<AppLocale, MailWords> = {
  'pt-BR': {
    opening: {
      weekly: (title, place) => `O relatório desta semana está pronto em ${place}: ${title}.`,
      monthly: (title, place) => `O relatório deste mês está pronto em ${place}: ${title}.`,
    },
    periods: { this_month: 'este mês', last_month: 'mês passado', this_year: 'este ano' },
    from: (day) => `desde ${day}`,
    to: (day) => `até ${day}`,
    action: 'Ver o relatório',
    closing: 'Os números são os do momento em que você abre o relatório. Nele você também baixa o CSV e o PDF.',
    footer: 'Não receber mais este e-mail',
  },
  en: {
    opening: {
      weekly: (title, place) => `This week's report is ready at ${place}: ${title}.`,
      monthly: (title, place) => `This month's report is ready at ${place}: ${title}.`,
    },
    periods: { this_month: 'this month', last_month: 'last month', this_year: 'this year' },
    from: (day) => `from ${day}`,
    to: (day) => `to ${day}`,
    action: 'See the report',
    closing: 'The numbers are those of the moment you open the report. There you can also download the CSV and the PDF.',
    footer: 'Stop this email',
  },
  es: {
    opening: {
      weekly: (title, place) => `El informe de esta semana está listo en ${place}: ${title}.`,
      monthly: (title, place) => `El informe de este mes está listo en ${place}: ${title}.`,
    },
    periods: { this_month: 'este mes', last_month: 'mes pasado', this_year: 'este año' },
    from: (day) => `desde el ${day}`,
    to: (day) => `hasta el ${day}`,
    action: 'Ver el informe',
    closing: 'Los números son los del momento en que abres el informe. Allí también descargas el CSV y el PDF.',
    footer: 'No recibir más este correo',
  },
}

function reportLetter(
  { selection: { report, period, from, to }, scheduleId, every, dueOn }: DueReport,
  locale: AppLocale,
  { institution, place, url }: { institution: string; place: string; url: string },
): LetterText {
  const { opening, periods, action, closing, footer, ...dates } = words[locale]
  const when = period ? [periods[period]] : [from && dates.from(dateWords(from, locale)), to && dates.to(dateWords(to, locale))]
  const title = [reportWords[locale].titles[report], ...when.filter(Boolean)].join(', ')
  return {
    subject: `${title} · ${dateWords(dueOn, locale)} · ${institution}`,
    opening: opening[every](title, place),
    action: { label: action, url },
    closing,
    footer: { label: footer, url: `${url}&end=${scheduleId}` },
  }
}
