import type { AppLocale } from '#api/locales.ts'
import { mayReadReports } from '#api/financial-reports.ts'
import { reportWords } from './financial/financial-reports/report-words.ts'
import type { MailReportPorts } from './financial/financial-reports/mail-reports.ts'
import type { DueReport } from './financial/financial-reports/report-schedules.queries.ts'
import { type LetterText, mailOnce, type MailOncePorts } from './mail-once.ts'
import { dateWords } from './platform/documents/document-formats.ts'
import type { TimeZoneOf } from './platform/service.ts'
import { findAccount } from './users/accounts/accounts.ts'
import { holdsRole } from './users/accounts/role-holders.ts'

/** The numbers themselves stay behind the sign-in: a mailbox may be read by others. */
export function reportMails({
  timeZoneOf,
  ...ports
}: MailOncePorts & { timeZoneOf: TimeZoneOf }): Pick<MailReportPorts, 'timeZoneOf' | 'mayRead' | 'mail'> {
  return {
    timeZoneOf: async ({ tenantId, userId }) => (await findAccount(ports.pool, tenantId, userId))?.timezone ?? timeZoneOf(tenantId),
    mayRead: ({ userId, ...place }) => holdsRole(ports.pool, place, userId, { ...mayReadReports, profile: 'OPERATION' }),
    async mail(due) {
      const { tenantId, userId, report, scheduleId, dueOn } = due
      const path = `/financial/reports?view=${report}`
      const occasion = { tenantId, userId, kind: 'financial-report', key: `${scheduleId} ${dueOn}`, path }
      await mailOnce(ports, occasion, (locale, facts) => reportLetter(due, locale, facts))
    },
  }
}

interface MailWords {
  opening: Record<DueReport['every'], (title: string, institution: string) => string>
  action: string
  closing: string
  footer: string
}

const words: Record<AppLocale, MailWords> = {
  'pt-BR': {
    opening: {
      weekly: (title, institution) => `O relatório desta semana está pronto em ${institution}: ${title}.`,
      monthly: (title, institution) => `O relatório deste mês está pronto em ${institution}: ${title}.`,
    },
    action: 'Ver o relatório',
    closing: 'Os números são os do momento em que você abre o relatório. Nele você também baixa o CSV e o PDF.',
    footer: 'Mudar ou desligar este e-mail',
  },
  en: {
    opening: {
      weekly: (title, institution) => `This week's report is ready at ${institution}: ${title}.`,
      monthly: (title, institution) => `This month's report is ready at ${institution}: ${title}.`,
    },
    action: 'See the report',
    closing: 'The numbers are those of the moment you open the report. There you can also download the CSV and the PDF.',
    footer: 'Change or turn off this email',
  },
  es: {
    opening: {
      weekly: (title, institution) => `El informe de esta semana está listo en ${institution}: ${title}.`,
      monthly: (title, institution) => `El informe de este mes está listo en ${institution}: ${title}.`,
    },
    action: 'Ver el informe',
    closing: 'Los números son los del momento en que abres el informe. Allí también descargas el CSV y el PDF.',
    footer: 'Cambiar o desactivar este correo',
  },
}

function reportLetter(
  { report, every, dueOn }: DueReport,
  locale: AppLocale,
  { institution, url }: { institution: string; url: string },
): LetterText {
  const { opening, action, closing, footer } = words[locale]
  const title = reportWords[locale].titles[report]
  return {
    subject: `${title}, ${dateWords(dueOn, locale)} · ${institution}`,
    opening: opening[every](title, institution),
    action: { label: action, url },
    closing,
    footer: { label: footer, url: `${url}#schedule` },
  }
}
