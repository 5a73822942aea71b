import type pg from 'pg'
import { z } from 'zod'
import type { AppLocale } from '#api/locales.ts'
import { entityId } from '#api/shared.ts'
import { inEveryLanguage } from './notice-texts.ts'
import { notify } from './notify.ts'

export const canceledAgreement = z.object({ tenantId: entityId, agreementId: entityId, userId: entityId })
export type CanceledAgreement = z.infer<typeof canceledAgreement>

const words: Record<AppLocale, { title: (number: number) => string; message: string }> = {
  'pt-BR': {
    title: (number) => `Acordo nº ${number} cancelado`,
    message:
      'A primeira parcela não foi paga no prazo. Os débitos voltaram a valer, com o vencimento de antes. O que já foi pago continua pago.',
  },
  en: {
    title: (number) => `Agreement no. ${number} canceled`,
    message:
      'The first installment was not paid in time. Your debts are due again, with their earlier due dates. What you already paid stays paid.',
  },
  es: {
    title: (number) => `Acuerdo n.º ${number} cancelado`,
    message:
      'La primera cuota no se pagó a tiempo. Tus deudas vuelven a estar vigentes, con el vencimiento de antes. Lo que ya pagaste sigue pagado.',
  },
}

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
