import type pg from 'pg'
import { z } from 'zod'
import { entityId } from '#api/shared.ts'
import { msg } from '#services/platform/i18n/msg.ts'
import { inEveryLanguage } from './notice-texts.ts'
import { notify } from './notify.ts'
import { localized } from '../platform/i18n/localized.ts'

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

const words = localized({
  accepted: [msg`Certificado aceito`, (activity: string, hours: number) => msg`${{ activity }}: ${{ hours }} h aceitas.`],
  refused: [msg`Certificado recusado`, (activity: string) => msg`${{ activity }}: corrija e entregue outro certificado.`],
})

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
