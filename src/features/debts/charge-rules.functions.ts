import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { entityId } from '#api/shared.ts'
import { sessionMiddleware } from '../../auth/session/session.middleware.ts'

/** By what an institution reckons late debts, and what it calls discounts and additions. */
export const getChargeRules = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(z.object({ institutionId: entityId }))
  .handler(async ({ context, data }) => {
    const { settings, events } = context.upstream.financial
    const [{ results }, named] = await Promise.all([settings.list(data), events.list(data)])
    return { setting: results[0] ?? null, events: named.results }
  })
