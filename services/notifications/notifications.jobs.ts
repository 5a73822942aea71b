import type pg from 'pg'
import type { JobDefinition } from '../platform/jobs.ts'
import { allPlaces } from '../settings/places.ts'
import type { AnnouncementPorts } from './announcements/announcement-ports.ts'
import { announcementBatch, announcementQueue, resumeAnnouncements, sendAnnouncementBatch } from './announcements/send-announcement.ts'
import { canceledAgreement, notifyAgreementCanceled } from './agreement-canceled.ts'
import { decidedActivity, notifyActivityDecided } from './activity-decided.ts'
import { decidedPhoto, notifyPhotoDecided } from './photo-decided.ts'
import { approvedPayment, notifyPaymentApproved } from './payment-approved.ts'

export const paymentApprovedQueue = 'notifications.payment-approved'

export const agreementCanceledQueue = 'notifications.agreement-canceled'

export const photoDecidedQueue = 'notifications.photo-decided'

export const activityDecidedQueue = 'notifications.activity-decided'

export interface NotificationJobPorts {
  pool: pg.Pool
  /** ISO 4217 code. */
  getCurrency(tenantId: number): Promise<string>
  announcements: AnnouncementPorts
}

export function notificationsJobs({ pool, getCurrency, announcements }: NotificationJobPorts): JobDefinition[] {
  return [
    {
      name: paymentApprovedQueue,
      run: async (data) => {
        const payment = approvedPayment.parse(data)
        await notifyPaymentApproved(pool, payment, await getCurrency(payment.tenantId))
      },
    },
    {
      name: agreementCanceledQueue,
      run: (data) => notifyAgreementCanceled(pool, canceledAgreement.parse(data)),
    },
    {
      name: photoDecidedQueue,
      run: (data) => notifyPhotoDecided(pool, decidedPhoto.parse(data)),
    },
    {
      name: activityDecidedQueue,
      run: (data) => notifyActivityDecided(pool, decidedActivity.parse(data)),
    },
    {
      name: announcementQueue,
      run: (data) => sendAnnouncementBatch(announcements, announcementBatch.parse(data)),
    },
    {
      name: 'notifications.resume-announcements',
      every: '40 * * * *',
      run: async () =>
        resumeAnnouncements(
          announcements,
          (await allPlaces(pool, null)).map(({ tenant }) => tenant.tenantId),
        ),
    },
  ]
}
