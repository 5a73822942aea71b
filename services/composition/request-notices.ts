import type { TellRequest } from '../academic/requests/request-notice.queries.ts'
import { isMailed, isTold, requestLetter, requestNotice } from '../academic/requests/request-letter.ts'
import { mailOnce, type MailOncePorts } from './mail-once.ts'
import { inEveryLanguage } from '../notifications/notice-texts.ts'
import { notify } from '../notifications/notify.ts'

/**
 * Tells students in the portal of what the office did, and by mail of what they have to do and how a request ended; of other events nothing
 * is told. Nobody chooses these mails: preferences are about reminders of what falls due.
 */
export function requestNotices(ports: MailOncePorts): TellRequest {
  return async (notice) => {
    const { tenantId, userId, requestId, kind, key } = notice
    if (!isTold(kind)) return
    const path = `/my-requests/${requestId}`
    const notified = { ...notice, kind }
    await notify(ports.pool, {
      tenantId,
      userId,
      ...inEveryLanguage((locale) => requestNotice(locale, notified)),
      targetUrl: path,
      eventKey: `request:${key}`,
      sentAt: ports.clock.now(),
    })
    if (!isMailed(kind)) return
    const occasion = { tenantId, userId, kind: 'request-moved', key, path }
    await mailOnce(ports, occasion, (locale, facts) => requestLetter(locale, { ...notice, kind }, facts))
  }
}
