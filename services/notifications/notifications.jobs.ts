import type pg from 'pg'
import type { AppLocale } from '#api/locales.ts'
import type { JobDefinition } from '../platform/jobs.ts'
import { canceledAgreement, notifyAgreementCanceled } from './agreement-canceled.ts'
import { approvedPayment, notifyPaymentApproved } from './payment-approved.ts'

export const paymentApprovedQueue = 'notifications.payment-approved'

export const agreementCanceledQueue = 'notifications.agreement-canceled'

export interface NotificationJobPorts {
  pool: pg.Pool
  /** The user's language and the tenant's currency. */
  manners(tenantId: number, userId: number): Promise<{ locale: AppLocale; currency: string }>
}

export function notificationsJobs({ pool, manners }: NotificationJobPorts): JobDefinition[] {
  return [
    {
      name: paymentApprovedQueue,
      run: async (data) => {
        const payment = approvedPayment.parse(data)
        await notifyPaymentApproved(pool, payment, await manners(payment.tenantId, payment.userId))
      },
    },
    {
      name: agreementCanceledQueue,
      run: async (data) => {
        const agreement = canceledAgreement.parse(data)
        const { locale } = await manners(agreement.tenantId, agreement.userId)
        await notifyAgreementCanceled(pool, agreement, locale)
      },
    },
  ]
}
