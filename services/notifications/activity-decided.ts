import type pg from 'pg'
import { z } from 'zod'
import type { AppLocale } from '#api/locales.ts'
import { entityId } from '#api/shared.ts'
import { inEveryLanguage } from './notice-texts.ts'
import { notify } from './notify.ts'

export const decidedActivity = z.object({
  tenantId: entityId,
  userId: entityId,
  enrollmentId: entityId,
  activityId: entityId,
  title: z.string(),
  /** Null where it was refused. */
  grantedHours: z.number().int().nullable(),
  reason: z.string().nullable(),
})

interface Words {
  accepted: [title: string, message: (activity: string, hours: number) => string]
  refused: [title: string, message: (activity: string) => string]
}

const words: Record<AppLocale, Words> = {
  'pt-BR': {
    accepted: ['Certificado aceito', (activity, hours) => `${activity}: ${hours} h aceitas.`],
    refused: ['Certificado recusado', (activity) => `${activity}: corrija e entregue outro certificado.`],
  },
  en: {
    accepted: ['Certificate accepted', (activity, hours) => `${activity}: ${hours} h accepted.`],
    refused: ['Certificate rejected', (activity) => `${activity}: correct it and submit another certificate.`],
  },
  es: {
    accepted: ['Certificado aceptado', (activity, hours) => `${activity}: ${hours} h aceptadas.`],
    refused: ['Certificado rechazado', (activity) => `${activity}: corrígelo y entrega otro certificado.`],
  },
}

/** Idempotent. */
export async function notifyActivityDecided(
  pool: pg.Pool,
  { tenantId, userId, enrollmentId, activityId, title: activity, grantedHours, reason }: z.output<typeof decidedActivity>,
): Promise<void> {
  await notify(pool, {
    tenantId,
    userId,
    ...inEveryLanguage((locale) => {
      const { accepted, refused } = words[locale]
      const [title, message] =
        grantedHours === null ? [refused[0], refused[1](activity)] : [accepted[0], accepted[1](activity, grantedHours)]
      return { title, message: reason === null ? message : `${message} ${reason}` }
    }),
    targetUrl: `/academic-situation?view=activities&enrollment=${enrollmentId}`,
    eventKey: `activity-decided:${activityId}`,
  })
}
