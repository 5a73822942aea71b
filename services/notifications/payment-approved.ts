import type pg from 'pg'
import { z } from 'zod'
import type { AppLocale } from '#api/locales.ts'
import { cents, entityId } from '#api/shared.ts'
import { msg } from '#services/platform/i18n/msg.ts'
import { inEveryLanguage } from './notice-texts.ts'
import { notify } from './notify.ts'
import { localized } from '../platform/i18n/localized.ts'

export const approvedPayment = z.object({ tenantId: entityId, paymentId: z.uuid(), userId: entityId, amount: cents })
export type ApprovedPayment = z.infer<typeof approvedPayment>

const words = localized({
  title: msg`Pagamento confirmado`,
  message: (amount: string) => msg`Recebemos ${{ amount }}. O recibo já está pronto.`,
})

/** Idempotent. `currency` is an ISO 4217 code. */
export async function notifyPaymentApproved(
  pool: pg.Pool,
  { tenantId, userId, paymentId, amount }: ApprovedPayment,
  currency: string,
): Promise<void> {
  const written = (locale: AppLocale) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(amount / 100)
  await notify(pool, {
    tenantId,
    userId,
    ...inEveryLanguage((locale) => ({ title: words[locale].title, message: words[locale].message(written(locale)) })),
    icon: 'payment_confirmed',
    targetUrl: `/financial/payments/receipts/${paymentId}`,
    eventKey: `payment-approved:${paymentId}`,
  })
}
