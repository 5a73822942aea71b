import type pg from 'pg'
import { z } from 'zod'
import { entityId } from '#api/shared.ts'
import { msg } from '#services/platform/i18n/msg.ts'
import { inEveryLanguage } from './notice-texts.ts'
import { notify } from './notify.ts'
import { localized } from '../platform/i18n/localized.ts'

export const canceledAgreement = z.object({ tenantId: entityId, agreementId: entityId, userId: entityId })
export type CanceledAgreement = z.infer<typeof canceledAgreement>

const words = localized({
  title: (number: number) => msg`Acordo nº ${{ number }} cancelado`,
  message: msg`A primeira parcela não foi paga no prazo. Os débitos voltaram a valer, com o vencimento de antes. O que já foi pago continua pago.`,
})

/** Idempotent. */
export async function notifyAgreementCanceled(pool: pg.Pool, { tenantId, userId, agreementId }: CanceledAgreement): Promise<void> {
  await notify(pool, {
    tenantId,
    userId,
    ...inEveryLanguage((locale) => ({ title: words[locale].title(agreementId), message: words[locale].message })),
    icon: 'agreement',
    targetUrl: `/financial/agreements/${agreementId}`,
    eventKey: `agreement-canceled:${agreementId}`,
  })
}
