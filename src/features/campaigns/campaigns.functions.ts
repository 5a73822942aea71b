import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { calculateCampaignQuery } from '#api/campaigns.ts'
import { entityId } from '#api/shared.ts'
import { sessionMiddleware } from '../../auth/session/session.middleware.ts'
import { notFoundIfMissing } from '../../request/not-found.ts'

export const getCampaign = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(z.object({ campaignId: entityId }))
  .handler(({ context, data }) => notFoundIfMissing(context.upstream.financial.campaigns.debts(data)))

export const calculateCampaign = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(calculateCampaignQuery)
  .handler(({ context, data }) => notFoundIfMissing(context.upstream.financial.campaigns.calculate(data)))
