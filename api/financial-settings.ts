import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors } from './contract-errors.ts'
import { amountLine } from './debts.ts'
import { paymentMethod } from './payments.ts'
import { civilDate, entityId } from './shared.ts'

/** docs/requirements/academic-and-financial.md, section 3. */
export const financialSetting = z.object({
  settingId: entityId,
  institutionId: entityId,
  institutionName: z.string(),
  /** One-time fine in basis points of the amount. */
  finesBasisPoints: z.number().int(),
  /** Interest per month in basis points, accrued daily. */
  interestBasisPoints: z.number().int(),
  methods: z.array(paymentMethod),
  /** Days on which banks are closed besides weekends and national holidays. */
  holidays: z.array(z.object({ day: civilDate, name: z.string() })),
})
export type FinancialSetting = z.infer<typeof financialSetting>

export const financialEvent = z.object({
  eventId: entityId,
  institutionId: entityId,
  name: z.string(),
  type: z.enum(['discount', 'additional']),
  description: z.string(),
  line: amountLine.shape.kind.nullable(),
})
export type FinancialEvent = z.infer<typeof financialEvent>

const ofInstitution = z.object({ institutionId: entityId.optional() })

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

export const financialEventsContract = {
  list: oc
    .route({ method: 'GET', path: '/events', summary: 'Discounts and additions of the institutions of the caller' })
    .errors(commonErrors)
    .input(ofInstitution)
    .output(z.object({ results: z.array(financialEvent) })),
}
