import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { inEveryLanguage, type NoticeText } from '../services/notifications/notice-texts.ts'
import { recipient } from '../services/notifications/notifications.schema.ts'
import { appConfig } from '#config'
import { decisionNotice, decisionPath } from '../services/academic/documents/decision-letter.ts'
import type { DecisionNotice } from '../services/academic/documents/review-notice.queries.ts'
import { dataDueInDays } from './academic-personal-data.ts'
import type { AppLocale } from '#api/locales.ts'
import { debtName } from '../services/financial/debts/debt-name.ts'
import { getCivilDate, civilToday, type Clock } from '../services/platform/clock.ts'
import { inTenant } from '../services/platform/database.ts'
import { dateWords, money } from '../services/platform/documents/document-formats.ts'
import { query } from '../services/platform/query.ts'

const hour = 3_600_000
const newestHoursAgo = 3

type Words = readonly [title: string, message: string]

export const notice = (icon: string, targetUrl: string, words: { pt: Words; en: Words; es: Words }) => ({
  icon,
  targetUrl,
  ...inEveryLanguage((locale): NoticeText => {
    const [title, message] = words[locale === 'pt-BR' ? 'pt' : locale]
    return { title, message }
  }),
})

type DemoNotice = ReturnType<typeof notice>

interface Tuition {
  debtId: number
  competency: string
  dueDate: string
  status: 'overdue' | 'open' | 'settled'
  /** Cents. */
  amount: number
}

type TuitionWords = Record<AppLocale, (tuition: { name: string; amount: string; day: string }) => Words>

const aboutTuition =
  (status: Tuition['status'], icon: string, words: TuitionWords) =>
  (tuition: Tuition): DemoNotice => ({
    icon,
    targetUrl: status === 'settled' ? '/financial/payments?status=settled' : `/financial/payments/${tuition.debtId}`,
    ...inEveryLanguage((locale): NoticeText => {
      const name = debtName({ type: 'tuition', description: null, installment: null, competency: tuition.competency }, locale)
      const [title, message] = words[locale]({ name, amount: money(tuition.amount, locale), day: dateWords(tuition.dueDate, locale) })
      return { title, message }
    }),
  })

const tuitionNotices = {
  overdue: aboutTuition('overdue', 'payment_pending', {
    'pt-BR': ({ name, amount, day }) => [
      `${name} venceu`,
      `${amount} com multa e juros, vencimento ${day}. Você pode pagar com Pix agora.`,
    ],
    en: ({ name, amount, day }) => [
      `${name} is overdue`,
      `${amount} with late fee and interest, due on ${day}. You can pay it by Pix now.`,
    ],
    es: ({ name, amount, day }) => [`${name} venció`, `${amount} con multa e intereses, vencimiento ${day}. Puedes pagarla con Pix ahora.`],
  }),
  open: aboutTuition('open', 'payment_pending', {
    'pt-BR': ({ name, amount, day }) => [
      `${name} vence em ${day}`,
      `${amount}. Pague até o vencimento para manter o desconto de pontualidade.`,
    ],
    en: ({ name, amount, day }) => [
      `${name} is due on ${day}`,
      `${amount}. Pay by the due date to keep the discount for punctual payment.`,
    ],
    es: ({ name, amount, day }) => [
      `${name} vence el ${day}`,
      `${amount}. Paga hasta el vencimiento para mantener el descuento por puntualidad.`,
    ],
  }),
  settled: aboutTuition('settled', 'payment_confirmed', {
    'pt-BR': ({ name, amount }) => ['Pagamento confirmado', `${name}: recebemos ${amount}. O recibo está na lista de pagamentos.`],
    en: ({ name, amount }) => ['Payment confirmed', `${name}: we received ${amount}. The receipt is in the list of payments.`],
    es: ({ name, amount }) => ['Pago confirmado', `${name}: recibimos ${amount}. El recibo está en la lista de pagos.`],
  }),
}

const contract = notice('accept_contract', '/financial/contracts', {
  pt: ['Contrato disponível', 'O contrato do próximo semestre está pronto para ler e aceitar.'],
  en: ['Contract available', 'The contract for the next semester is ready to read and accept.'],
  es: ['Contrato disponible', 'El contrato del próximo semestre está listo para leer y aceptar.'],
})
export const week = notice('dependency_adaptation', 'https://example.com/semana-academica', {
  pt: [
    'Semana acadêmica com inscrições abertas',
    'Palestras, oficinas e visitas técnicas de segunda a sexta. As vagas são limitadas e a inscrição é feita no site do evento.',
  ],
  en: [
    'Academic week open for registration',
    'Talks, workshops and technical visits from Monday to Friday. Places are limited; register on the event’s website.',
  ],
  es: [
    'Semana académica con inscripciones abiertas',
    'Charlas, talleres y visitas técnicas de lunes a viernes. Los cupos son limitados y la inscripción se hace en el sitio del evento.',
  ],
})
const agreement = notice('agreement', '/financial/agreements', {
  pt: ['Acordo quitado', 'Você pagou todas as parcelas do seu acordo.'],
  en: ['Agreement settled', 'You paid every installment of your agreement.'],
  es: ['Acuerdo saldado', 'Pagaste todas las cuotas de tu acuerdo.'],
})
export const update = notice('person_update', '/update-data', {
  pt: ['Confira seus dados', 'Veja se o seu celular, o seu e-mail e o seu endereço continuam certos.'],
  en: ['Check your details', 'See if your mobile number, email and address are still right.'],
  es: ['Revisa tus datos', 'Mira si tu celular, tu correo y tu dirección siguen siendo correctos.'],
})
const confirmUntil = (day: string) => {
  const until = (locale: AppLocale) => dateWords(day, locale)
  return notice('person_update', '/update-data', {
    pt: ['Confirme seus dados', `A instituição pede que você confirme contato e endereço até ${until('pt-BR')}.`],
    en: ['Confirm your details', `Your institution asks you to confirm contact and address by ${until('en')}.`],
    es: ['Confirma tus datos', `La institución pide que confirmes contacto y dirección hasta el ${until('es')}.`],
  })
}
const invoice = notice('payment_confirmed', '/financial/invoices', {
  pt: ['Nota fiscal emitida', 'A nota fiscal do seu último pagamento já pode ser baixada.'],
  en: ['Invoice issued', 'The invoice for your last payment can be downloaded.'],
  es: ['Factura emitida', 'La factura de tu último pago ya se puede descargar.'],
})
const report = notice('document_ready', '/financial/report-income', {
  pt: ['Informe de pagamentos pronto', 'O informe do ano passado está pronto para a sua declaração de imposto de renda.'],
  en: ['Payments report ready', 'Last year’s report is ready for your income tax return.'],
  es: ['Informe de pagos listo', 'El informe del año pasado está listo para tu declaración de impuestos.'],
})
const older = ['settled', invoice, agreement, report, update, contract] as const

/** @param number twelve digits */
export const noticeId = (number: string) => `00000000-0000-4000-8000-${number}`

/** A notice, or its subject: the first tuition in a status that no newer notice covers, the last refused document, or data to confirm. */
type Planned = DemoNotice | Tuition['status'] | 'refused' | 'confirm'

interface DemoInbox {
  tenantId: number
  userId: number
  unread: readonly Planned[]
  read: number
}

/** Inboxes of the demo; Ana has 34 notices, six of them unread. */
const inboxes: readonly DemoInbox[] = [
  { tenantId: 1, userId: 1001, unread: ['overdue', contract, week, 'confirm', agreement, 'refused'], read: 28 },
  { tenantId: 1, userId: 1002, unread: ['overdue'], read: 3 },
  { tenantId: 2, userId: 2002, unread: ['open', week], read: 9 },
]

/** Returns a function from hours ago to a time within office hours, keeping the order: a third of the time of day is added to nine o'clock. */
export function officeTimes(now: Date): (hoursAgo: number) => Date {
  const clockFace = new Intl.DateTimeFormat('sv-SE', { timeZone: appConfig.defaultTimeZone, timeStyle: 'short' })
  const at = (hoursAgo: number) => {
    const instant = now.getTime() - hoursAgo * hour
    const [hours = 0, minutes = 0] = clockFace.format(instant).split(':').map(Number)
    return instant + 9 * hour - ((hours * hour + minutes * (hour / 60)) * 2) / 3
  }
  // No notice may be dated later than now.
  const delay = at(newestHoursAgo) > now.getTime() ? 24 * hour : 0
  return (hoursAgo) => new Date(at(hoursAgo) - delay)
}

/** Deterministic and idempotent. Reads the tuitions of the demo's students, which are seeded before. */
export async function seedNotifications(pool: pg.Pool, clock: Clock): Promise<void> {
  const sent = officeTimes(clock.now())
  const today = civilToday(clock, appConfig.defaultTimeZone)
  const dueOn = getCivilDate(new Date(clock.now().getTime() + dataDueInDays * 24 * hour), appConfig.defaultTimeZone)
  for (const { tenantId, userId, unread, read } of inboxes) {
    await inTenant(pool, tenantId, async ({ client, db }) => {
      const refused = await getRefusal(client, tenantId, userId)
      const tuitions = await getTuitions(client, tenantId, userId, today)
      const getMessage = (notice: Planned): (DemoNotice & { sentAt?: Date }) | null => {
        if (typeof notice !== 'string') return notice
        if (notice === 'refused') return refused
        return notice === 'confirm' ? confirmUntil(dueOn) : takeTuition(tuitions, notice)
      }
      const planned = [
        ...unread.map((notice, index) => ({ notice, hoursAgo: newestHoursAgo + index * 19, isRead: false })),
        ...Array.from({ length: read }, (_, index) => ({ notice: older[index % older.length]!, hoursAgo: 122 + index * 31, isRead: true })),
      ]
      const rows = planned.flatMap(({ notice, hoursAgo, isRead }, index) => {
        const message = getMessage(notice)
        if (!message) return []
        const { sentAt = sent(hoursAgo) } = message
        const number = String(userId * 1000 + index).padStart(12, '0')
        return {
          ...message,
          id: noticeId(number),
          tenantId,
          userId,
          sentAt,
          readAt: isRead ? new Date(sentAt.getTime() + 2 * hour) : null,
        }
      })
      await db.insert(recipient).values(rows).onConflictDoNothing()
    })
  }
}

function takeTuition(tuitions: Tuition[], status: Tuition['status']): DemoNotice | null {
  const index = tuitions.findIndex((tuition) => tuition.status === status)
  return index < 0 ? null : tuitionNotices[status](tuitions.splice(index, 1)[0]!)
}

/** Returns unpaid tuitions by due date, then paid ones, newest first. */
const getTuitions = (client: pg.ClientBase, tenantId: number, userId: number, today: string): Promise<Tuition[]> =>
  query(
    client,
    sql`select d.debt_id as "debtId", d.competency, d.due_date as "dueDate", financial.status_on(d, ${today}::date) as status, financial.debt_amount(d, ${today}::date) as amount
      from financial.debt d join financial.enrollment e on e.tenant_id = d.tenant_id and e.enrollment_id = d.enrollment_id
      where d.tenant_id = ${tenantId} and e.user_id = ${userId} and d.type = 'tuition' and d.status in ('open', 'settled')
      order by d.status, case when d.status = 'open' then d.due_date end, d.due_date desc`,
  )

/** Returns the content of the notice of the office's refusal, dated on the day of the decision. */
async function getRefusal(client: pg.ClientBase, tenantId: number, userId: number): Promise<(DemoNotice & { sentAt: Date }) | null> {
  const [decided] = await query<DecisionNotice & { decidedAt: Date }>(
    client,
    sql`select d.document_enrollment_id as "documentEnrollmentId", d.status as decision, d.decided_at as "decidedAt", k.name as document, e.course, d.reason
      from academic.enrollment_document d
      join academic.enrollment e on e.tenant_id = d.tenant_id and e.enrollment_id = d.enrollment_id
      join academic.document_kind k on k.tenant_id = d.tenant_id and k.kind_id = d.kind_id
      where d.tenant_id = ${tenantId} and e.user_id = ${userId} and d.status = 'refused'
      order by d.decided_at desc limit 1`,
  )
  return decided
    ? {
        icon: 'documentation_mandatory',
        targetUrl: decisionPath(decided),
        ...inEveryLanguage((locale) => decisionNotice(locale, decided)),
        sentAt: decided.decidedAt,
      }
    : null
}
