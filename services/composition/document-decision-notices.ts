import { decisionLetter, decisionNotice, decisionPath } from '../academic/documents/decision-letter.ts'
import type { TellDecision } from '../academic/documents/review-notice.queries.ts'
import { mailOnce, type MailOncePorts } from './mail-once.ts'
import { inEveryLanguage } from '../notifications/notice-texts.ts'
import { notify } from '../notifications/notify.ts'

/** Tells a student of a decision on a document: in the portal, and by mail where they have an address. */
export function documentDecisionNotices(ports: MailOncePorts): TellDecision {
  return async (notice) => {
    const { tenantId, userId, eventId } = notice
    await notify(ports.pool, {
      tenantId,
      userId,
      ...inEveryLanguage((locale) => decisionNotice(locale, notice)),
      icon: notice.decision === 'refused' ? 'documentation_mandatory' : 'document_accepted',
      targetUrl: decisionPath(notice),
      eventKey: `document-decided:${eventId}`,
      sentAt: ports.clock.now(),
    })
    const occasion = { tenantId, userId, kind: 'document-decided', key: String(eventId), path: decisionPath(notice) }
    await mailOnce(ports, occasion, (locale, facts) => decisionLetter(locale, notice, facts))
  }
}
