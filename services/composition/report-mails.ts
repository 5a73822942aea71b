import type { AppLocale } from '#api/locales.ts'
import { type ReportSelection } from '#api/financial/financial-reports.ts'
import { mayReadReports } from '#api/permissions.ts'
import { msg } from '#services/platform/i18n/msg.ts'
import { reportPlace } from '../financial/financial-reports/report-place.queries.ts'
import { reportWords } from '../financial/financial-reports/report-words.ts'
import type { MailReportPorts } from '../financial/financial-reports/mail-reports.ts'
import type { DueReport } from '../financial/financial-reports/report-schedules.queries.ts'
import { type LetterText, mailOnce, type MailOncePorts } from './mail-once.ts'
import { dateWords } from '../platform/documents/document-formats.ts'
import type { GetTimeZone } from '../platform/service.ts'
import { findAccount } from '../users/accounts/accounts.ts'
import { holdsRole } from '../users/accounts/role-holders.ts'
import { localized } from '../platform/i18n/localized.ts'

/** Mails that a report is ready, without its numbers: they require signing in, because others may read a mailbox. */
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
  const parameters = Object.entries({ view: report, institution, period, from, to }).filter(([, value]) => value !== undefined)
  return `/financial/reports?${new URLSearchParams(parameters.map(([name, value]) => [name, String(value)]))}`
}

const words = localized({
  opening: {
    weekly: (title: string, place: string) => msg`O relatório desta semana está pronto em ${{ place }}: ${{ title }}.`,
    monthly: (title: string, place: string) => msg`O relatório deste mês está pronto em ${{ place }}: ${{ title }}.`,
  },
  periods: { this_month: msg`este mês`, last_month: msg`mês passado`, this_year: msg`este ano` },
  from: (day: string) => msg`desde ${{ day }}`,
  to: (day: string) => msg`até ${{ day }}`,
  action: msg`Ver o relatório`,
  closing: msg`Os números são os do momento em que você abre o relatório. Nele você também baixa o CSV e o PDF.`,
  footer: msg`Não receber mais este e-mail`,
})

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
