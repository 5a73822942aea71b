import type pg from 'pg'
import type { AppLocale } from '#api/locales.ts'
import type { ReenrollmentNotice, TellReenrollment } from '../academic/reenrollment/reenrollment-notice.queries.ts'
import type { TellClass } from '../academic/reenrollment-office/class-notice.queries.ts'
import type { ClassPart } from '../academic/reenrollment-office/class-parts.ts'
import { inEveryLanguage } from '../notifications/notice-texts.ts'
import { notify } from '../notifications/notify.ts'
import type { Clock } from '../platform/clock.ts'

type NoticeKind =
  | 'seat_offered'
  | 'payment_generated'
  | 'paid'
  | 'expired'
  | 'chosen'
  | 'given_up'
  | 'moved'
  | 'excepted'
  | 'exception_revoked'

/** Of these only what the office did: of their own acts students know. */
const byOffice: ReadonlySet<NoticeKind> = new Set(['chosen', 'given_up', 'moved', 'excepted', 'exception_revoked'])

interface Facts {
  /** `2027/1`. */
  period: string
  /** Subject and code. */
  group: string
}

/** @param facts of the class: subject and code, and what of it was changed, listed */
type ClassText = [title: string, message: (facts: { group: string; parts: string }) => string]

const words: Record<AppLocale, Record<NoticeKind, [title: string, message: (facts: Facts) => string]>> = {
  'pt-BR': {
    seat_offered: ['Vaga disponível', ({ group }) => `Abriu uma vaga em ${group}. Ela fica reservada para você por duas horas.`],
    payment_generated: ['Primeira parcela disponível', ({ period }) => `A primeira parcela da rematrícula ${period} já pode ser paga.`],
    paid: ['Rematrícula concluída', ({ period }) => `Recebemos o pagamento da rematrícula ${period}.`],
    expired: [
      'Rematrícula não concluída',
      ({ period }) => `O prazo da rematrícula ${period} terminou antes da conclusão. Fale com a secretaria.`,
    ],
    chosen: [
      'Turma reservada pela secretaria',
      ({ group }) => `A secretaria reservou uma vaga em ${group}. Confirme a escolha em até duas horas.`,
    ],
    given_up: ['Turma retirada pela secretaria', ({ group }) => `A secretaria retirou ${group} da sua escolha. Confira a rematrícula.`],
    moved: ['Mudança de turma', ({ group }) => `A secretaria mudou você para ${group}.`],
    excepted: ['Exceção na rematrícula', ({ period }) => `A secretaria concedeu uma exceção na sua rematrícula ${period}. Veja o motivo.`],
    exception_revoked: ['Exceção retirada', ({ period }) => `A secretaria retirou uma exceção da sua rematrícula ${period}.`],
  },
  en: {
    seat_offered: ['Seat available', ({ group }) => `A seat in ${group} became available. It is held for you for two hours.`],
    payment_generated: ['First installment available', ({ period }) => `The first installment of reenrollment ${period} can be paid now.`],
    paid: ['Reenrollment completed', ({ period }) => `We received the payment for reenrollment ${period}.`],
    expired: [
      'Reenrollment not completed',
      ({ period }) => `The period of reenrollment ${period} ended before it was completed. Contact the registrar's office.`,
    ],
    chosen: [
      "Class held by the registrar's office",
      ({ group }) => `The registrar's office is holding a seat in ${group} for you. Confirm it within two hours.`,
    ],
    given_up: [
      "Class removed by the registrar's office",
      ({ group }) => `The registrar's office removed ${group} from your selection. Check your reenrollment.`,
    ],
    moved: ['Class changed', ({ group }) => `The registrar's office moved you to ${group}.`],
    excepted: [
      'Exception in your reenrollment',
      ({ period }) => `The registrar's office granted an exception in reenrollment ${period}. See the reason.`,
    ],
    exception_revoked: ['Exception revoked', ({ period }) => `The registrar's office revoked an exception in reenrollment ${period}.`],
  },
  es: {
    seat_offered: ['Cupo disponible', ({ group }) => `Se liberó un cupo en ${group}. Queda reservado para ti durante dos horas.`],
    payment_generated: ['Primera cuota disponible', ({ period }) => `Ya puedes pagar la primera cuota de la reinscripción ${period}.`],
    paid: ['Reinscripción concluida', ({ period }) => `Recibimos el pago de la reinscripción ${period}.`],
    expired: [
      'Reinscripción no concluida',
      ({ period }) => `El plazo de la reinscripción ${period} terminó antes de la conclusión. Habla con la secretaría.`,
    ],
    chosen: [
      'Grupo reservado por la secretaría',
      ({ group }) => `La secretaría reservó un cupo en ${group}. Confírmalo en un máximo de dos horas.`,
    ],
    given_up: [
      'Grupo retirado por la secretaría',
      ({ group }) => `La secretaría retiró ${group} de tu selección. Revisa la reinscripción.`,
    ],
    moved: ['Cambio de grupo', ({ group }) => `La secretaría te cambió a ${group}.`],
    excepted: [
      'Excepción en la reinscripción',
      ({ period }) => `La secretaría concedió una excepción en tu reinscripción ${period}. Consulta el motivo.`,
    ],
    exception_revoked: ['Excepción retirada', ({ period }) => `La secretaría retiró una excepción de tu reinscripción ${period}.`],
  },
}

const isWorded = (kind: ReenrollmentNotice['kind']): kind is NoticeKind => Object.hasOwn(words.en, kind)

const classWords: Record<AppLocale, { parts: Record<ClassPart, string>; changed: ClassText; closed: ClassText }> = {
  'pt-BR': {
    parts: { schedule: 'o horário', dates: 'as datas', teacher: 'o docente', room: 'a sala' },
    changed: ['Mudança na sua turma', ({ group, parts }) => `A secretaria mudou ${parts} de ${group}. Confira na rematrícula.`],
    closed: ['Turma fechada', ({ group }) => `A secretaria fechou ${group}. Escolha outra turma antes de confirmar a rematrícula.`],
  },
  en: {
    parts: { schedule: 'the schedule', dates: 'the dates', teacher: 'the teacher', room: 'the room' },
    changed: [
      'Change in your class',
      ({ group, parts }) => `The registrar's office changed ${parts} of ${group}. Check your reenrollment.`,
    ],
    closed: [
      'Class closed',
      ({ group }) => `The registrar's office closed ${group}. Choose another class before you confirm your reenrollment.`,
    ],
  },
  es: {
    parts: { schedule: 'el horario', dates: 'las fechas', teacher: 'el docente', room: 'el aula' },
    changed: ['Cambio en tu grupo', ({ group, parts }) => `La secretaría cambió ${parts} de ${group}. Revisa tu reinscripción.`],
    closed: ['Grupo cerrado', ({ group }) => `La secretaría cerró ${group}. Elige otro grupo antes de confirmar la reinscripción.`],
  },
}

/** Tells students in the portal of what happened in their reenrollment without them. */
export function reenrollmentNotices({ pool, clock }: { pool: pg.Pool; clock: Clock }): TellReenrollment {
  return async (notice) => {
    const { tenantId, userId, academicRecord, kind, by, period, key } = notice
    if (!isWorded(kind) || (by !== 'office' && byOffice.has(kind))) return
    const group = groupOf(notice)
    await notify(pool, {
      tenantId,
      userId,
      ...inEveryLanguage((locale) => {
        const [title, message] = words[locale][kind]
        return { title, message: message({ period, group }) }
      }),
      targetUrl: pageOf(academicRecord),
      eventKey: key,
      sentAt: clock.now(),
    })
  }
}

/** Tells students in the portal that the office changed or closed a class in which they have a seat. */
export function classNotices({ pool, clock }: { pool: pg.Pool; clock: Clock }): TellClass {
  return async ({ tenantId, userId, academicRecord, kind, parts, key, ...of }) => {
    const group = groupOf(of)
    await notify(pool, {
      tenantId,
      userId,
      ...inEveryLanguage((locale) => {
        const { parts: names, changed, closed } = classWords[locale]
        const [title, message] = kind === 'class_closed' ? closed : changed
        return { title, message: message({ group, parts: new Intl.ListFormat(locale).format(parts.map((part) => names[part])) }) }
      }),
      targetUrl: pageOf(academicRecord),
      eventKey: key,
      sentAt: clock.now(),
    })
  }
}

const groupOf = ({ subject, class: code }: Pick<ReenrollmentNotice, 'subject' | 'class'>) => [subject, code].filter(Boolean).join(', ')

const pageOf = (academicRecord: string) => `/reenrollments?record=${encodeURIComponent(academicRecord)}`
