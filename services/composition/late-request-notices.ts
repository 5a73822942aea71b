import type pg from 'pg'
import type { AppLocale } from '#api/locales.ts'
import type { LateNotice, TellLate } from '../academic/request-office/late-requests.queries.ts'
import { inEveryLanguage } from '../notifications/notice-texts.ts'
import { notify } from '../notifications/notify.ts'
import type { Clock } from '../platform/clock.ts'

type Counts = Pick<LateNotice, 'own' | 'unassigned'>

const words: Record<AppLocale, { title: string; message: (counts: Counts) => string }> = {
  'pt-BR': {
    title: 'Requerimentos atrasados',
    message: ({ own, unassigned }) => `Passaram do prazo: ${own} com você e ${unassigned} sem responsável.`,
  },
  en: {
    title: 'Late requests',
    message: ({ own, unassigned }) => `Past their deadline: ${own} assigned to you and ${unassigned} with nobody assigned.`,
  },
  es: {
    title: 'Solicitudes atrasadas',
    message: ({ own, unassigned }) => `Pasaron del plazo: ${own} a tu cargo y ${unassigned} sin responsable.`,
  },
}

/** Tells the office in the portal, once a day. */
export function lateRequestNotices({ pool, clock }: { pool: pg.Pool; clock: Clock }): TellLate {
  return async ({ tenantId, userId, today, ...counts }) => {
    await notify(pool, {
      tenantId,
      userId,
      ...inEveryLanguage((locale) => ({ title: words[locale].title, message: words[locale].message(counts) })),
      targetUrl: '/requests?age=late',
      eventKey: `late-requests:${today}`,
      sentAt: clock.now(),
    })
  }
}
