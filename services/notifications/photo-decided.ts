import type pg from 'pg'
import { z } from 'zod'
import { localizedReason } from '#api/refusal-reasons.ts'
import { entityId } from '#api/shared.ts'
import { msg } from '#services/platform/i18n/msg.ts'
import { inEveryLanguage } from './notice-texts.ts'
import { notify } from './notify.ts'
import { localized } from '../platform/i18n/localized.ts'

export const decidedPhoto = z.object({
  tenantId: entityId,
  userId: entityId,
  cardId: z.uuid(),
  photoId: z.string(),
  /** Null where it was accepted. */
  reason: z.string().nullable(),
})

const words = localized({
  accepted: [msg`Foto da carteira aceita`, msg`A sua carteira de estudante já vale.`],
  refused: [msg`Foto da carteira recusada`, (reason: string) => msg`${{ reason }} Envie outra foto.`],
})

/** Idempotent. */
export async function notifyPhotoDecided(
  pool: pg.Pool,
  { tenantId, userId, cardId, photoId, reason }: z.output<typeof decidedPhoto>,
): Promise<void> {
  await notify(pool, {
    tenantId,
    userId,
    ...inEveryLanguage((locale) => {
      const { accepted, refused } = words[locale]
      return reason === null
        ? { title: accepted[0], message: accepted[1] }
        : { title: refused[0], message: refused[1](localizedReason(locale, reason)) }
    }),
    targetUrl: '/enrollment-student-cards',
    eventKey: `photo-decided:${cardId}:${photoId}`,
  })
}
