import type pg from 'pg'
import { msg } from '#services/platform/i18n/msg.ts'
import type { LateNotice, TellLate } from '../academic/request-office/late-requests.queries.ts'
import { inEveryLanguage } from '../notifications/notice-texts.ts'
import { notify } from '../notifications/notify.ts'
import type { Clock } from '../platform/clock.ts'
import { localized } from '../platform/i18n/localized.ts'

type Counts = Pick<LateNotice, 'own' | 'unassigned'>

const words = localized({
  title: msg`Requerimentos atrasados`,
  message: ({ own, unassigned }: Counts) => msg`Passaram do prazo: ${{ own }} com você e ${{ unassigned }} sem responsável.`,
})

/** Notifies the office of late requests in the portal, once a day. */
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
