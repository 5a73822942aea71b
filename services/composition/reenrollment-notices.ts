import type pg from 'pg'
import { msg } from '#services/platform/i18n/msg.ts'
import type { ReenrollmentNotice, TellReenrollment } from '../academic/reenrollment/reenrollment-notice.queries.ts'
import type { TellClass } from '../academic/reenrollment-office/class-notice.queries.ts'
import { inEveryLanguage } from '../notifications/notice-texts.ts'
import { notify } from '../notifications/notify.ts'
import type { Clock } from '../platform/clock.ts'
import { localized } from '../platform/i18n/localized.ts'

interface Facts {
  /** `2027/1`. */
  period: string
  /** Subject and code. */
  group: string
}

interface ClassFacts {
  /** Subject and code. */
  group: string
  /** What of it was changed, listed. */
  parts: string
}

const words = localized({
  seat_offered: [
    msg`Vaga disponível`,
    ({ group }: Facts) => msg`Abriu uma vaga em ${{ group }}. Ela fica reservada para você por duas horas.`,
  ],
  payment_generated: [
    msg`Primeira parcela disponível`,
    ({ period }: Facts) => msg`A primeira parcela da rematrícula ${{ period }} já pode ser paga.`,
  ],
  paid: [msg`Rematrícula concluída`, ({ period }: Facts) => msg`Recebemos o pagamento da rematrícula ${{ period }}.`],
  expired: [
    msg`Rematrícula não concluída`,
    ({ period }: Facts) => msg`O prazo da rematrícula ${{ period }} terminou antes da conclusão. Fale com a secretaria.`,
  ],
  chosen: [
    msg`Turma reservada pela secretaria`,
    ({ group }: Facts) => msg`A secretaria reservou uma vaga em ${{ group }}. Confirme a escolha em até duas horas.`,
  ],
  given_up: [
    msg`Turma retirada pela secretaria`,
    ({ group }: Facts) => msg`A secretaria retirou ${{ group }} da sua escolha. Confira a rematrícula.`,
  ],
  moved: [msg`Mudança de turma`, ({ group }: Facts) => msg`A secretaria mudou você para ${{ group }}.`],
  excepted: [
    msg`Exceção na rematrícula`,
    ({ period }: Facts) => msg`A secretaria concedeu uma exceção na sua rematrícula ${{ period }}. Veja o motivo.`,
  ],
  exception_revoked: [
    msg`Exceção retirada`,
    ({ period }: Facts) => msg`A secretaria retirou uma exceção da sua rematrícula ${{ period }}.`,
  ],
})

type NoticeKind = keyof (typeof words)['en']

/** Kinds of notices that are sent only for acts of the office: students know about their own acts. */
const byOffice: ReadonlySet<NoticeKind> = new Set(['chosen', 'given_up', 'moved', 'excepted', 'exception_revoked'])

const isWorded = (kind: ReenrollmentNotice['kind']): kind is NoticeKind => Object.hasOwn(words.en, kind)

const classWords = localized({
  parts: { schedule: msg`o horário`, dates: msg`as datas`, teacher: msg`o docente`, room: msg`a sala` },
  changed: [
    msg`Mudança na sua turma`,
    ({ group, parts }: ClassFacts) => msg`A secretaria mudou ${{ parts }} de ${{ group }}. Confira na rematrícula.`,
  ],
  closed: [
    msg`Turma fechada`,
    ({ group }: ClassFacts) => msg`A secretaria fechou ${{ group }}. Escolha outra turma antes de confirmar a rematrícula.`,
  ],
})

/** Notifies students in the portal of events of their reenrollment that they did not cause. */
export function reenrollmentNotices({ pool, clock }: { pool: pg.Pool; clock: Clock }): TellReenrollment {
  return async (notice) => {
    const { tenantId, userId, academicRecord, kind, by, period, key } = notice
    if (!isWorded(kind) || (by !== 'office' && byOffice.has(kind))) return
    const group = groupName(notice)
    await notify(pool, {
      tenantId,
      userId,
      ...inEveryLanguage((locale) => {
        const [title, message] = words[locale][kind]
        return { title, message: message({ period, group }) }
      }),
      targetUrl: reenrollmentPath(academicRecord),
      eventKey: key,
      sentAt: clock.now(),
    })
  }
}

/** Tells students in the portal that the office changed or closed a class in which they have a seat. */
export function classNotices({ pool, clock }: { pool: pg.Pool; clock: Clock }): TellClass {
  return async ({ tenantId, userId, academicRecord, kind, parts, key, ...of }) => {
    const group = groupName(of)
    await notify(pool, {
      tenantId,
      userId,
      ...inEveryLanguage((locale) => {
        const { parts: names, changed, closed } = classWords[locale]
        const [title, message] = kind === 'class_closed' ? closed : changed
        return { title, message: message({ group, parts: new Intl.ListFormat(locale).format(parts.map((part) => names[part])) }) }
      }),
      targetUrl: reenrollmentPath(academicRecord),
      eventKey: key,
      sentAt: clock.now(),
    })
  }
}

const groupName = ({ subject, class: code }: Pick<ReenrollmentNotice, 'subject' | 'class'>) => [subject, code].filter(Boolean).join(', ')

const reenrollmentPath = (academicRecord: string) => `/reenrollments?record=${encodeURIComponent(academicRecord)}`
