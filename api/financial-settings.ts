import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors } from './contract-errors.ts'
import { amountLine } from './debts.ts'
import { paymentMethod } from './payments.ts'
import { entityId } from './shared.ts'

/** By what an institution reckons late debts, and how it is paid (docs/requirements/academic-and-financial.md, section 3). */
export const financialSetting = z.object({
  settingId: entityId,
  institutionId: entityId,
  institutionName: z.string(),
  /** Once, of the amount, from the first day overdue: basis points, 200 is 2%. */
  finesBasisPoints: z.number().int(),
  /** For each month of delay, reckoned by the day: basis points. */
  interestBasisPoints: z.number().int(),
  methods: z.array(paymentMethod),
})
export type FinancialSetting = z.infer<typeof financialSetting>

/** What an institution books under a name of its own, and whether it makes an amount smaller or larger. */
export const financialEvent = z.object({
  eventId: entityId,
  institutionId: entityId,
  name: z.string(),
  type: z.enum(['discount', 'additional']),
  /** What it is for, in the institution's words. */
  description: z.string(),
  /** The line of an amount that it stands for; null for what no single debt shows, such as the fee of an agreement. */
  line: amountLine.shape.kind.nullable(),
})
export type FinancialEvent = z.infer<typeof financialEvent>

const ofInstitution = z.object({ institutionId: entityId.optional() })

/** What the institutions of the caller have set. */
export const financialSettingsContract = {
  list: oc
    .route({ method: 'GET', path: '/settings', summary: 'Financial settings of the institutions of the caller' })
    .errors(commonErrors)
    .input(ofInstitution)
    .output(z.object({ results: z.array(financialSetting) })),
  get: oc
    .route({ method: 'GET', path: '/settings/{settingId}', summary: 'The financial settings of one institution' })
    .errors(commonErrors)
    .input(z.object({ settingId: entityId }))
    .output(financialSetting),
}

/** What amounts are made of. */
export const financialEventsContract = {
  list: oc
    .route({ method: 'GET', path: '/events', summary: 'Discounts and additions of the institutions of the caller' })
    .errors(commonErrors)
    .input(ofInstitution)
    .output(z.object({ results: z.array(financialEvent) })),
}
