import type pg from 'pg'
import { z } from 'zod'
import type { AppLocale } from '#api/locales.ts'
import { localizedReason } from '#api/refusal-reasons.ts'
import { entityId } from '#api/shared.ts'
import { inEveryLanguage } from './notice-texts.ts'
import { notify } from './notify.ts'

export const decidedPhoto = z.object({
  tenantId: entityId,
  userId: entityId,
  cardId: z.uuid(),
  photoId: z.string(),
  /** Null where it was accepted. */
  reason: z.string().nullable(),
})

const words: Record<
  AppLocale,
  { accepted: [title: string, message: string]; refused: [title: string, message: (reason: string) => string] }
> = {
  'pt-BR': {
    accepted: ['Foto da carteira aceita', 'A sua carteira de estudante já vale.'],
    refused: ['Foto da carteira recusada', (reason) => `${reason} Envie outra foto.`],
  },
  en: {
    accepted: ['Card photo accepted', 'Your student card is valid now.'],
    refused: ['Card photo rejected', (reason) => `${reason} Send another photo.`],
  },
  es: {
    accepted: ['Foto del carné aceptada', 'Tu carné de estudiante ya es válido.'],
    refused: ['Foto del carné rechazada', (reason) => `${reason} Envía otra foto.`],
  },
}

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
