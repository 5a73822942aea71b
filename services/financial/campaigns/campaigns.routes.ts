import type pg from 'pg'
import { civilToday, type Clock } from '../../platform/clock.ts'
import { requirePrincipal } from '../../platform/guards.ts'
import type { ServiceContext } from '../../platform/service.ts'
import { calculateNewValue, campaignDebts, validCampaigns } from './campaigns.queries.ts'
import { payerScope } from '../access/scopes.ts'
import { base } from '../base.ts'

export function campaignsRouter({ pool, clock }: { pool: pg.Pool; clock: Clock }) {
  const payer = (context: ServiceContext) => payerScope(requirePrincipal(context))
  const today = (context: ServiceContext) => civilToday(clock, requirePrincipal(context).timeZone)
  return {
    valid: base.campaigns.valid.handler(async ({ context }) => ({ results: await validCampaigns(pool, payer(context), today(context)) })),
    debts: base.campaigns.debts.handler(({ context, input }) => campaignDebts(pool, payer(context), input.campaignId, today(context))),
    calculate: base.campaigns.calculate.handler(({ context, input }) => calculateNewValue(pool, payer(context), input, today(context))),
  }
}
